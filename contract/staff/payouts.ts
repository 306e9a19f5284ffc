/** Schemas of the reconciliation for staff: differences between the providers' books and ours, and their payouts. */
import * as z from 'zod';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import { DIFFERENCE_KINDS } from '#domain/payouts/differences';
import { MOVEMENT_KINDS } from '#domain/payouts/movements';
import { instantSchema } from '../common';
import { daySchema } from '../values';

/** Days of the default period. The first page of the staff area counts the differences of the same period. */
export const RECONCILED_DAYS = 90;
/** Maximum number of rows of each list. */
export const MAX_DIFFERENCES = 200;
export const MAX_PAYOUTS = 200;
export const MAX_PARTS = 2_000;

const filter = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

export const payoutsQuerySchema = z.object({
  /** Days in Muscat, both included. Default: the last 90 days. */
  from: filter(daySchema),
  until: filter(daySchema),
});
export type PayoutsQuery = z.output<typeof payoutsQuerySchema>;

/** The period that staff want to fetch again. */
export const fetchPayoutsSchema = z.object({ from: daySchema, until: daySchema });

/** Any currency, in minor units: a provider may pay out in a currency that donors cannot choose. */
const ledgerMoneySchema = z.object({ minor: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) });
const methodSchema = z.enum(ORDER_METHODS);

const differenceSchema = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  method: methodSchema,
  /** Reference of the order. */
  reference: z.string(),
  /** The amount in the provider's books; refunds are negative. null: the provider lists nothing. */
  theirs: ledgerMoneySchema.nullable(),
  /** The amount in our records. null: we have recorded nothing. */
  ours: ledgerMoneySchema.nullable(),
  at: instantSchema,
});

/** A movement in the books of a provider. Minor units of `currency`; money to the charity is positive. */
const movementSchema = z.object({
  id: z.string(),
  method: methodSchema,
  kind: z.enum(MOVEMENT_KINDS),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  currency: z.string(),
  at: instantSchema,
  /** The amount in the donor's currency. */
  paid: ledgerMoneySchema.nullable(),
  /** Reference of the order. null: the movement belongs to no order of this site. */
  reference: z.string().nullable(),
});

const payoutSchema = z.object({
  method: methodSchema,
  id: z.string(),
  at: instantSchema,
  currency: z.string(),
  /** The amount that the provider paid out, in minor units. Negative when the provider took money back. */
  amount: z.int(),
  /** payments + returned − fees + other = amount. null: the provider does not say what the payout contains. */
  sums: z
    .object({ payments: z.int(), returned: z.int(), fees: z.int(), other: z.int() })
    .nullable(),
});

const FETCH_FAILURES = ['keys', 'permission', 'unreachable', 'invalid'] as const;

const bookkeeperSchema = z.object({
  method: methodSchema,
  /** The period whose movements are all known, as instants. null: nothing was fetched yet. */
  covered: z.object({ from: instantSchema, until: instantSchema }).nullable(),
  fetchedAt: instantSchema.nullable(),
  /** True while the background job requests the movements of a period. */
  isFetching: z.boolean(),
  failed: z.object({ at: instantSchema, failure: z.enum(FETCH_FAILURES) }).nullable(),
});

export const payoutsSchema = z.object({
  from: z.string(),
  until: z.string(),
  madeAt: instantSchema,
  /** The configured providers that list their movements. */
  providers: z.array(bookkeeperSchema),
  differences: z.object({
    total: z.int().min(0),
    /** Oldest first. */
    data: z.array(differenceSchema),
    /** The sum of the providers' amounts minus ours, in each currency. */
    sums: z.array(ledgerMoneySchema),
  }),
  /** Numbers of payments that cannot be compared with the books. See `Uncompared` in domain/payouts/differences.ts. */
  uncompared: z.object({ currency: z.int().min(0), refunds: z.int().min(0) }),
  /** Payments, refunds and disputes that belong to no order of this site, oldest first. */
  unknown: z.object({ total: z.int().min(0), data: z.array(movementSchema) }),
  /** Newest first. */
  payouts: z.object({ total: z.int().min(0), data: z.array(payoutSchema) }),
});
export type Payouts = z.infer<typeof payoutsSchema>;

export const payoutParamsSchema = z.object({
  method: methodSchema,
  id: z.string().min(1).max(255),
});

export const payoutPageSchema = payoutSchema.extend({
  parts: z.object({ total: z.int().min(0), data: z.array(movementSchema) }),
});
export type PayoutPage = z.infer<typeof payoutPageSchema>;
export type PayoutPart = z.infer<typeof movementSchema>;

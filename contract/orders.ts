/** Orders: the requests that create and pay them, and the responses that describe them. */
import * as z from 'zod';
import { MAX_CART_LINES, MAX_QUANTITY, MAXIMUM_AMOUNT } from '#domain/constants';
import { CURRENCIES, units } from '#domain/money';
import { MAX_UNITS, OFFERING_KINDS } from '#domain/offerings';
import { INTENTIONS } from '#domain/cart';
import { INTERVALS, ORDER_STATES } from '#domain/orders';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import {
  currencySchema,
  idSchema,
  instantSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  pictureSchema,
  tokenSchema,
} from './common';
import { paymentMethodSchema } from './content';
import { bankAccountSchema } from './organisation';
import { emailSchema, phoneSchema, daySchema, amountSchema, lineSchema } from './values';

/** Maximum length of a person's name, in characters. */
export const MAX_NAME_LENGTH = 120;
/** Maximum number of proof uploads for one order. Each file stays on disk until the next one replaces it. */
export const MAX_PROOFS = 5;

const donorSchema = z.strictObject({
  name: lineSchema(MAX_NAME_LENGTH),
  email: emailSchema,
  phone: phoneSchema.optional(),
});

/** Maximum price, in minor units of any currency. Products with it are still exact. */
export const MAX_PRICE_MINOR = Math.max(...CURRENCIES.map((of) => units(MAXIMUM_AMOUNT, of).minor));

/**
 * The stated unit price and the quantity of a total that was converted from another currency. A quote is calculated
 * from them, so that the gift is rounded once. They are ignored when they do not give the total at the current rates.
 */
const statedSchema = z.object({
  price: moneySchema.extend({ minor: amountSchema.max(MAX_PRICE_MINOR) }),
  quantity: z.int().min(1).max(MAX_UNITS),
});

const orderLineBodySchema = z.strictObject({
  /** Id of any offering that GET /offerings returns. */
  offeringId: idSchema,
  quantity: z.int().min(1).max(MAX_UNITS),
  /**
   * Amount of the whole quantity, in minor units of the order's currency. For an offering with a price: price ×
   * quantity, converted at the current rate and rounded once, up for an obligation and to the nearest otherwise.
   */
  total: amountSchema,
  /** For the quote of a later attempt. */
  stated: statedSchema.strict().optional(),
  intention: z.enum(INTENTIONS),
  recipient: z.strictObject({ name: lineSchema(MAX_NAME_LENGTH), phone: phoneSchema }).optional(),
  /** Sacrifice: one name for each share. Endowment: the name on its certificate. */
  names: z.array(lineSchema(MAX_NAME_LENGTH)).min(1).max(MAX_QUANTITY).optional(),
  /** Sacrifice: the donor authorises the charity to perform it (wakala). */
  agency: z.literal(true).optional(),
});

/** Opaque to clients: the API creates and signs it. */
export const quoteTokenSchema = z.string().regex(/^[\w-]{40,2000}$/);

/** Units of the charged currency for one unit of the donated one; null when the amount is only rounded. */
const rateSchema = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,6})?$/)
  .nullable();

/** POST /payment-quotes: requests quotes from the methods that cannot charge exactly this amount. */
export const quotesBodySchema = z.strictObject({
  currency: currencySchema,
  /** In the sequence of the order's lines. Each gift is converted and rounded separately, up if it is an obligation. */
  gifts: z
    .array(
      z.strictObject({
        total: amountSchema,
        intention: z.enum(INTENTIONS),
        stated: statedSchema.strict().optional(),
      }),
    )
    .min(1)
    .max(MAX_CART_LINES),
});

export const quoteSchema = z.object({
  method: paymentMethodSchema,
  donated: moneySchema,
  /** The exact amount that the provider charges. */
  charged: moneySchema,
  rate: rateSchema,
  /** The publisher of the rate. */
  source: localisedTextSchema,
  at: instantSchema,
  /** Expiry. After this time the donor must confirm a new quote. */
  until: instantSchema,
  token: quoteTokenSchema,
});

const checkoutIdSchema = z.string().regex(/^[\w-]{16,64}$/);

/** POST /user/orders, with an `idempotency-key` header that the storefront creates with the form. */
export const createOrderBodySchema = z.strictObject({
  locale: localeSchema,
  currency: currencySchema,
  method: paymentMethodSchema,
  donor: donorSchema,
  lines: z.array(orderLineBodySchema).min(1).max(MAX_CART_LINES),
  /** month: exactly one line, and a method that can repeat it. This order is the first payment. */
  interval: z.enum(INTERVALS).default('once'),
  /** Token of the quote that the donor confirmed. Required when the method charges another amount than the total. */
  quote: quoteTokenSchema.optional(),
  /**
   * Identifies the cart and the form by ids that only the caller knows. Only one order of a cart can be paid at a time.
   * Another form with the same donor and method gets the existing order. A form with differences, or the same form with
   * corrections, replaces the existing order, which expires. If that order was paid, or its payment page cannot be
   * cancelled, the caller gets the existing order.
   */
  checkout: z.strictObject({ cart: checkoutIdSchema, form: checkoutIdSchema }).optional(),
  /** The total that the donor saw. The API calculates the sum of the lines and rejects any other total. */
  expectedTotal: amountSchema,
});

const orderLineSchema = z.object({
  offeringId: idSchema,
  title: localisedTextSchema,
  picture: pictureSchema,
  quantity: z.int(),
  /** Amount of the whole quantity. The unit price is this divided by the quantity, which may need rounding. */
  total: moneySchema,
  stated: statedSchema.nullable().default(null),
  intention: z.enum(INTENTIONS),
  kind: z.enum(OFFERING_KINDS),
  /** The names on whose behalf its shares are offered, or the name on its certificate. */
  names: z.array(z.string()),
  /** The months of a sponsorship: its first day, and the day on which it ends. */
  period: z.object({ from: daySchema, until: daySchema }).nullable(),
  /** True when the payment arrived after no units remained. The charity asks the donor how to use the gift. */
  unfilled: z.boolean(),
  /** Token of an endowment's certificate; null before the payment. */
  certificate: tokenSchema.nullable(),
  recipient: z.object({ name: z.string() }).nullable(),
  /** Token of the card that the donor may share with the recipient; null before the payment. */
  card: tokenSchema.nullable(),
});

/** The donor's next step. redirect: open the provider's payment page. transfer: transfer money to one of `accounts`. */
export const nextStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('transfer'),
    /** The accounts that receive the currency of the amount, the charity's first choice first. */
    accounts: z.array(bankAccountSchema).min(1),
    reference: z.string(),
    /** The amount that is missing. */
    amount: moneySchema,
    /** The part that has arrived; missing when none has. */
    arrived: moneySchema.optional(),
    until: instantSchema,
  }),
]);

export const orderSchema = z.object({
  token: tokenSchema,
  reference: z.string(),
  state: z.enum(ORDER_STATES),
  locale: localeSchema,
  method: z.enum(ORDER_METHODS),
  donor: z.object({ name: z.string(), email: z.string() }),
  lines: z.array(orderLineSchema),
  total: moneySchema,
  /** The charged amount, when it differs from the total. Campaigns still count the total. */
  charged: z
    .object({
      amount: moneySchema,
      rate: rateSchema,
      source: localisedTextSchema,
      at: instantSchema,
    })
    .nullable(),
  /** The sum of all refunds, in the charged currency; null when there are none. */
  refunded: moneySchema.nullable(),
  /** Token of the monthly gift of which this order is a payment. */
  monthlyGift: tokenSchema.nullable(),
  /** Token of the public page that confirms amount, date and state; null before the payment. */
  check: tokenSchema.nullable(),
  createdAt: instantSchema,
  paidAt: instantSchema.nullable(),
  /** The provider's id of the payment; null before the payment. */
  providerReference: z.string().nullable(),
  proofUploaded: z.boolean(),
  next: nextStepSchema,
  /** Time of the last status check with the provider. */
  checkedAt: instantSchema,
});

/** POST /user/orders/{token}/attempts: starts another attempt, with the same or another method. */
export const attemptBodySchema = z.strictObject({
  method: paymentMethodSchema,
  quote: quoteTokenSchema.optional(),
});

/** POST /user/payment-transactions/paypal/capture */
export const paypalCaptureBodySchema = z.strictObject({
  /** PayPal's order id, from the URL to which PayPal redirects. It is not secret and does not authorise anything. */
  token: z.string().regex(/^[\w-]{1,64}$/),
  /** Token of the order in this API to which the PayPal order belongs. */
  order: tokenSchema,
});

/** GET /receipts/{token}: the only data that the holder of a printed receipt can read. */
export const receiptCheckSchema = z.object({
  amount: moneySchema,
  paidAt: instantSchema,
  state: z.enum(ORDER_STATES),
});

/** GET /gift-cards/{token}: the data for the recipient of a gift. Contains no amount and no contact data. */
export const giftCardSchema = z.object({
  locale: localeSchema,
  donor: z.string(),
  recipient: z.string(),
  title: localisedTextSchema,
  picture: pictureSchema,
  offeringId: idSchema,
  intention: z.enum(INTENTIONS),
  paidAt: instantSchema,
});

export type Quote = z.infer<typeof quoteSchema>;
export type ReceiptCheck = z.infer<typeof receiptCheckSchema>;
export type GiftCard = z.infer<typeof giftCardSchema>;
/** The request body as clients send it: fields with a default value are optional. */
export type CreateOrderInput = z.input<typeof createOrderBodySchema>;
export type PaypalCaptureBody = z.infer<typeof paypalCaptureBodySchema>;
export type AttemptBody = z.infer<typeof attemptBodySchema>;
export type CreateOrderBody = z.infer<typeof createOrderBodySchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type NextStep = z.infer<typeof nextStepSchema>;

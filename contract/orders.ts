/** Orders: what a donor sends to give, and what is known of it afterwards. */
import * as z from 'zod';
import { MAX_CART_LINES, MAX_QUANTITY, MAXIMUM_AMOUNT } from '#domain/constants';
import { CURRENCIES, units } from '#domain/money';
import { MAX_UNITS, OFFERING_KINDS } from '#domain/offerings';
import { INTENTIONS } from '#domain/cart';
import { INTERVALS, ORDER_STATES } from '#domain/orders';
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

/** The longest name of a person. */
export const MAX_NAME_LENGTH = 120;
/** Proofs that one order takes in its life: every one is kept on disk until the next replaces it. */
export const MAX_PROOFS = 5;

/** One line of plain text: no control characters, no invisible direction overrides. */
export const plainLineSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .transform((text) => text.normalize('NFC'))
    // eslint-disable-next-line no-control-regex -- refusing exactly these is the point (header and log injection)
    .refine((text) => !/[\u0000-\u001f\u007f-\u009f\ufffd\u202a-\u202e\u2066-\u2069]/.test(text));

export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
/** E.164: plus sign, country code, number. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

const donorSchema = z.strictObject({
  name: plainLineSchema(MAX_NAME_LENGTH),
  email: emailSchema,
  phone: phoneSchema.optional(),
});

const orderLineBodySchema = z.strictObject({
  /** A campaign, or anything else that GET /offerings/{id} knows. */
  offeringId: idSchema,
  quantity: z.int().min(1).max(MAX_UNITS),
  /**
   * Amount of the whole quantity, in minor units of the order's currency. For an offering with a price: price ×
   * quantity, converted at the current rate and rounded once, up for an obligation and to the nearest otherwise.
   */
  total: z.int().positive(),
  intention: z.enum(INTENTIONS),
  recipient: z
    .strictObject({ name: plainLineSchema(MAX_NAME_LENGTH), phone: phoneSchema })
    .optional(),
  /** Of a sacrifice: one for each share. Of an endowment: the one on its certificate. */
  names: z.array(plainLineSchema(MAX_NAME_LENGTH)).min(1).max(MAX_QUANTITY).optional(),
  /** Of a sacrifice: the donor asked the charity to carry it out (wakala). */
  agency: z.literal(true).optional(),
});

/** Made and signed by the API. What it holds is the API's affair. */
export const quoteTokenSchema = z.string().regex(/^[\w-]{40,2000}$/);

/** Units of the charged currency for one unit of the donated one. null: the same currency, only rounded. */
const rateSchema = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,6})?$/)
  .nullable();

/** The most that can be given on one line, in the smallest coin of any currency: a product with it is still exact. */
const HIGHEST_PRICE = Math.max(...CURRENCIES.map((of) => units(MAXIMUM_AMOUNT, of).minor));

/** POST /payment-quotes: what each method would charge that cannot take exactly this. */
export const quotesBodySchema = z.strictObject({
  currency: currencySchema,
  /** In the sequence of the order's lines. Each gift is converted and rounded separately, up if it is an obligation. */
  gifts: z
    .array(
      z.strictObject({
        total: z.int().positive(),
        intention: z.enum(INTENTIONS),
        /**
         * Where the total was converted from another currency: the price of one as it was stated, and how many. The
         * quote is converted from it, so that the gift is rounded once, unless the current rates make another total
         * of it.
         */
        stated: z
          .strictObject({
            price: moneySchema.extend({ minor: z.int().positive().max(HIGHEST_PRICE) }),
            quantity: z.int().min(1).max(MAX_UNITS),
          })
          .optional(),
      }),
    )
    .min(1)
    .max(MAX_CART_LINES),
});

export const quoteSchema = z.object({
  method: paymentMethodSchema,
  donated: moneySchema,
  /** Exactly what the provider will take. */
  charged: moneySchema,
  rate: rateSchema,
  /** Whose rate it is, and of when. */
  source: localisedTextSchema,
  at: instantSchema,
  /** After this the donor must see it anew. */
  until: instantSchema,
  token: quoteTokenSchema,
});

const checkoutIdSchema = z.string().regex(/^[\w-]{16,64}$/);

/** POST /user/orders, with an `idempotency-key` header born with the form. */
export const createOrderBodySchema = z.strictObject({
  locale: localeSchema,
  currency: currencySchema,
  method: paymentMethodSchema,
  donor: donorSchema,
  lines: z.array(orderLineBodySchema).min(1).max(MAX_CART_LINES),
  /** month: one line, by a method that can repeat it; this order is the first of many. */
  interval: z.enum(INTERVALS).default('once'),
  /** The token of the quote that the donor pressed, where the method takes another amount than the total. */
  quote: quoteTokenSchema.optional(),
  /**
   * What is being paid, by names that only the caller knows. Of the orders of one cart one can be paid at a time. Another
   * form with the same donor and method gets the first order. One that differs, or the same form sent again with
   * corrections, replaces the first order, which expires. It gets the first order when that cannot be given up: it was
   * paid, or its provider's page cannot be closed.
   */
  checkout: z.strictObject({ cart: checkoutIdSchema, form: checkoutIdSchema }).optional(),
  /** The total that the donor saw. The API adds the lines itself and refuses any other sum. */
  expectedTotal: z.int().positive(),
});

const orderLineSchema = z.object({
  offeringId: idSchema,
  title: localisedTextSchema,
  picture: pictureSchema,
  quantity: z.int(),
  /** Amount of the whole quantity. The unit price is this divided by the quantity, which may need rounding. */
  total: moneySchema,
  intention: z.enum(INTENTIONS),
  kind: z.enum(OFFERING_KINDS),
  /** For whom its shares are offered, or the name on its certificate. */
  names: z.array(z.string()),
  /** The months of a sponsorship: its first day, and the day on which it ends. */
  period: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
  /** The money came when nothing was left any more: the charity asks the donor what is to become of it. */
  unfilled: z.boolean(),
  /** Token of the certificate of an endowment, once it is paid. */
  certificate: tokenSchema.nullable(),
  recipient: z.object({ name: z.string() }).nullable(),
  /** Token of the card that the donor may share with the recipient, once the gift is paid. */
  card: tokenSchema.nullable(),
});

/** What the donor is to do next. redirect: go to the provider. transfer: send money to this account. */
export const nextStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('transfer'),
    holder: z.string(),
    bankName: localisedTextSchema,
    branch: localisedTextSchema,
    iban: z.string(),
    swift: z.string(),
    reference: z.string(),
    amount: moneySchema,
    until: instantSchema,
  }),
]);

export const orderSchema = z.object({
  token: tokenSchema,
  reference: z.string(),
  state: z.enum(ORDER_STATES),
  locale: localeSchema,
  method: paymentMethodSchema,
  donor: z.object({ name: z.string(), email: z.string() }),
  lines: z.array(orderLineSchema),
  total: moneySchema,
  /** What the provider takes, where it is not the total itself: the campaigns count the total. */
  charged: z
    .object({
      amount: moneySchema,
      rate: rateSchema,
      source: localisedTextSchema,
      at: instantSchema,
    })
    .nullable(),
  /** What has gone back to the donor so far, in the currency that was charged. */
  refunded: moneySchema.nullable(),
  /** Token of the monthly gift that this order is a payment of. */
  monthlyGift: tokenSchema.nullable(),
  /** Token of the public page that confirms amount, date and state; null until money came. */
  check: tokenSchema.nullable(),
  createdAt: instantSchema,
  paidAt: instantSchema.nullable(),
  /** The provider's own name for the payment, once there is one. */
  providerReference: z.string().nullable(),
  proofUploaded: z.boolean(),
  next: nextStepSchema,
  /** When this was last checked with the provider. */
  checkedAt: instantSchema,
});

/** POST /user/orders/{token}/attempts: try again, with the same or another method. */
export const attemptBodySchema = z.strictObject({
  method: paymentMethodSchema,
  quote: quoteTokenSchema.optional(),
});

/** POST /user/payment-transactions/paypal/capture */
export const paypalCaptureBodySchema = z.strictObject({
  /** PayPal's own name for the order, from its return address. It is no secret, so it opens nothing by itself. */
  token: z.string().regex(/^[\w-]{1,64}$/),
  /** The token of our order that it is to be. */
  order: tokenSchema,
});

/** GET /receipts/{token}: what anybody may know who holds a printed receipt, and nothing else. */
export const receiptCheckSchema = z.object({
  amount: moneySchema,
  paidAt: instantSchema,
  state: z.enum(ORDER_STATES),
});

/** GET /gift-cards/{token}: what the recipient of a gift is shown. No amount, and nobody's address. */
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

export type QuotesBody = z.infer<typeof quotesBodySchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type ReceiptCheck = z.infer<typeof receiptCheckSchema>;
export type GiftCard = z.infer<typeof giftCardSchema>;
/** As it is sent: what has a default may be left out. */
export type CreateOrderInput = z.input<typeof createOrderBodySchema>;
export type PaypalCaptureBody = z.infer<typeof paypalCaptureBodySchema>;
export type AttemptBody = z.infer<typeof attemptBodySchema>;
export type CreateOrderBody = z.infer<typeof createOrderBodySchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type NextStep = z.infer<typeof nextStepSchema>;

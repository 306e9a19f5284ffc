/** Every error the charity API can answer: its code, HTTP status and how loudly it is logged. */
import * as z from 'zod';

type ErrorKind = { status: number; level: 'info' | 'warn' | 'error'; when: string };

/** The message of each code stands in locales/<language>/api.json under the same dotted key. */
export const API_ERRORS = {
  'request.invalid': {
    status: 400,
    level: 'info',
    when: 'The body or query does not keep the schema; `fields` says where.',
  },
  'request.unreadable': {
    status: 400,
    level: 'info',
    when: 'The body is not JSON, or not the form it claims to be.',
  },
  'request.tooLarge': {
    status: 413,
    level: 'warn',
    when: 'The body is larger than the endpoint takes.',
  },
  'request.notFound': { status: 404, level: 'info', when: 'No such address.' },
  'request.methodNotAllowed': {
    status: 405,
    level: 'info',
    when: 'The address exists, the method does not.',
  },
  'request.busy': {
    status: 503,
    level: 'warn',
    when: 'The database is locked, or too much of this comes at once; try again in a moment.',
  },
  'auth.required': { status: 401, level: 'info', when: 'Credentials are missing or wrong.' },
  'project.notFound': { status: 404, level: 'info', when: 'No such campaign.' },
  'projectType.notFound': { status: 404, level: 'info', when: 'No such kind of campaign.' },
  'program.notFound': { status: 404, level: 'info', when: 'No such program.' },
  'offering.notFound': {
    status: 404,
    level: 'info',
    when: 'Nothing with that id can be given to.',
  },
  'mosque.notFound': { status: 404, level: 'info', when: 'No such mosque.' },
  'stock.notFound': { status: 404, level: 'info', when: 'No such listed share.' },
  'investmentFund.notFound': { status: 404, level: 'info', when: 'No such investment fund.' },
  'country.notFound': { status: 404, level: 'info', when: 'No country has that code.' },
  'settings.notFound': { status: 404, level: 'info', when: 'No such category of settings.' },
  'file.notFound': { status: 404, level: 'info', when: 'No such file, or not in that size.' },
  'subscription.invalidEmail': {
    status: 400,
    level: 'info',
    when: 'The address cannot receive mail.',
  },
  'subscription.tooMany': {
    status: 429,
    level: 'info',
    when: 'Too many subscriptions within an hour, from this network or from all networks together.',
  },
  'order.notFound': { status: 404, level: 'info', when: 'No order with that token.' },
  'order.itemClosed': {
    status: 409,
    level: 'info',
    when: 'A campaign in the order no longer takes gifts.',
  },
  'order.itemUnknown': {
    status: 409,
    level: 'info',
    when: 'A campaign in the order does not exist.',
  },
  'order.itemTaken': {
    status: 409,
    level: 'info',
    when: 'Less is left of something in the order than it asks for: others were first. Nothing was charged.',
  },
  'order.priceChanged': {
    status: 409,
    level: 'info',
    when: 'A line is not at the price of today, or there is no rate to price it in its currency.',
  },
  'order.namesMissing': {
    status: 400,
    level: 'info',
    when: 'A line has more or fewer names than it has shares or certificates.',
  },
  'order.agencyMissing': {
    status: 400,
    level: 'info',
    when: 'The donor has not asked the charity to carry it out in their stead.',
  },
  'order.notZakatEligible': {
    status: 409,
    level: 'info',
    when: 'Zakat was offered to a campaign that cannot take it.',
  },
  'order.intentionNotTaken': {
    status: 409,
    level: 'info',
    when: 'A gift was offered with an intention that its campaign or fund does not hold.',
  },
  'order.notInAName': {
    status: 409,
    level: 'info',
    when: 'A gift that its donor owes (zakat, an expiation, purification) names a recipient.',
  },
  'order.amountTooSmall': {
    status: 400,
    level: 'info',
    when: 'A line is below the least one can give.',
  },
  'order.amountTooLarge': {
    status: 400,
    level: 'info',
    when: 'A line is above the most one line can hold.',
  },
  'order.totalChanged': {
    status: 409,
    level: 'warn',
    when: 'The total the donor saw is not the sum of the lines.',
  },
  'order.keyReused': {
    status: 422,
    level: 'warn',
    when: 'The idempotency key came before with another order.',
  },
  'order.notPayable': {
    status: 409,
    level: 'info',
    when: 'The order is in a state that takes no new attempt.',
  },
  'order.tooMany': {
    status: 429,
    level: 'info',
    when: 'Too many attempts to pay by this donor lately. A bank transfer is still taken.',
  },
  'order.tooManyTransfers': {
    status: 429,
    level: 'info',
    when: 'Too many bank transfers were begun by this donor lately.',
  },
  'order.tooManyFailures': {
    status: 429,
    level: 'info',
    when: 'Too many payments of this donor were declined. A bank transfer is still taken.',
  },
  'order.minimumRaised': {
    status: 409,
    level: 'info',
    when: 'In attack mode: less than the least that can be paid online. A bank transfer takes it.',
  },
  'order.noProofExpected': {
    status: 409,
    level: 'info',
    when: 'The order is not a bank transfer that waits for proof.',
  },
  'proof.unsupportedType': {
    status: 415,
    level: 'info',
    when: 'The proof is not a JPEG, PNG or PDF.',
  },
  'proof.tooLarge': { status: 413, level: 'info', when: 'The proof is over 5 MB.' },
  'proof.tooMany': {
    status: 409,
    level: 'warn',
    when: 'The order has taken as many proofs as it takes.',
  },
  'payment.methodUnavailable': {
    status: 409,
    level: 'info',
    when: 'The method is not configured, or cannot take the currency.',
  },
  'payment.belowMinimum': {
    status: 409,
    level: 'info',
    when: 'The charge is below the minimum of the method’s provider.',
  },
  'payment.providerFailed': {
    status: 502,
    level: 'error',
    when: 'The payment provider did not answer as it should; nothing was charged.',
  },
  'payment.quoteNeeded': {
    status: 409,
    level: 'info',
    when: 'The method takes another amount than the total: the donor must accept a quote first.',
  },
  'payment.quoteRefused': {
    status: 409,
    level: 'warn',
    when: 'The quote is not ours, or is about another method, total or gifts.',
  },
  'payment.quoteExpired': {
    status: 409,
    level: 'info',
    when: 'The quote is too old: the donor must see today’s.',
  },
  'payment.notMonthly': {
    status: 409,
    level: 'info',
    when: 'The method cannot repeat a gift, or it is not one line alone of an intention that is given again.',
  },
  'monthlyGift.notFound': { status: 404, level: 'info', when: 'No monthly gift with that token.' },
  'receipt.notFound': { status: 404, level: 'info', when: 'No paid order with that token.' },
  'giftCard.notFound': { status: 404, level: 'info', when: 'No paid gift with that token.' },
  'certificate.notFound': {
    status: 404,
    level: 'info',
    when: 'No paid endowment with that token.',
  },
  'webhook.rejected': {
    status: 400,
    level: 'warn',
    when: 'The signature, time or form of a webhook is wrong.',
  },
  'server.failed': {
    status: 500,
    level: 'error',
    when: 'A fault of ours; `requestId` finds it in the log.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ApiErrorCode = keyof typeof API_ERRORS;
export const API_ERROR_CODES = Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]];

/** The one shape of every failure. `fields`: path of the field → what is wrong with it, in the caller's language. */
export const apiErrorSchema = z.object({
  errorCode: z.string(),
  errorMessage: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

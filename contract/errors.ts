/** Every error response of the charity API: its code, HTTP status, log level and cause. */
import * as z from 'zod';

type ErrorKind = { status: number; level: 'info' | 'warn' | 'error'; when: string };

/** locales/<language>/api.json contains the message of each code, under the same dotted key. */
export const API_ERRORS = {
  'request.invalid': {
    status: 400,
    level: 'info',
    when: 'The body or query does not match the schema; `fields` lists the invalid fields.',
  },
  'request.unreadable': {
    status: 400,
    level: 'info',
    when: 'The body is not JSON, or not the multipart form that its content type declares.',
  },
  'request.tooLarge': {
    status: 413,
    level: 'warn',
    when: 'The body is larger than the endpoint accepts.',
  },
  'request.notFound': { status: 404, level: 'info', when: 'No endpoint has this path.' },
  'request.methodNotAllowed': {
    status: 405,
    level: 'info',
    when: 'The path exists, but not with this method.',
  },
  'request.busy': {
    status: 503,
    level: 'warn',
    when: 'The database is locked, or too many requests of this kind run at the same time. Retry later.',
  },
  'auth.required': { status: 401, level: 'info', when: 'Credentials are missing or wrong.' },
  'auth.wrongCredentials': {
    status: 400,
    level: 'info',
    when: 'No account has this e-mail address and password. The response does not reveal which is wrong.',
  },
  'auth.wrongCode': {
    status: 400,
    level: 'info',
    when: 'The one-time code is wrong. After five wrong codes it expires.',
  },
  'auth.codeExpired': {
    status: 400,
    level: 'info',
    when: 'The one-time code has expired, was used, or had too many wrong tries.',
  },
  'auth.weakPassword': {
    status: 400,
    level: 'info',
    when: 'The password is among the most common ones, or is the name or e-mail address of the donor.',
  },
  'auth.tooSoon': {
    status: 429,
    level: 'info',
    when: 'Another code was requested less than a minute after the last one.',
  },
  'auth.tooMany': {
    status: 429,
    level: 'warn',
    when: 'Too many sign-ins, codes or failures for this address or from this network.',
  },
  'auth.refreshRejected': {
    status: 401,
    level: 'info',
    when: 'The refresh token is unknown, expired or revoked. A second use after a minute revokes its session.',
  },
  'staff.notAllowed': {
    status: 403,
    level: 'info',
    when: 'The member’s roles do not have the permission of the endpoint.',
  },
  'staff.wrongCode': {
    status: 400,
    level: 'info',
    when: 'The code of the authenticator app or the recovery code is wrong, or was used before.',
  },
  'staff.resetExpired': {
    status: 400,
    level: 'info',
    when: 'The link that resets the password is unknown, used or older than 30 minutes.',
  },
  'staff.stepExpired': {
    status: 400,
    level: 'info',
    when: 'The password was typed more than ten minutes ago, or has changed since.',
  },
  'staff.emailTaken': {
    status: 409,
    level: 'info',
    when: 'A member of staff with access has this e-mail address.',
  },
  'staff.lastOwner': {
    status: 409,
    level: 'info',
    when: 'The change would leave the organisation without an owner.',
  },
  'staff.ownApproval': {
    status: 403,
    level: 'info',
    when: 'A member cannot agree to an action that the same member asked for.',
  },
  'staff.needsTwo': {
    status: 409,
    level: 'info',
    when: 'A change of an owner needs two owners, or a day.',
  },
  'staff.newOwner': {
    status: 403,
    level: 'info',
    when: 'The member had been an owner for less than seven days when the action was requested.',
  },
  'staff.askerLeft': {
    status: 409,
    level: 'info',
    when: 'The member who asked has lost the access, or the permission for the action.',
  },
  'staff.approvalDecided': {
    status: 409,
    level: 'info',
    when: 'Another person has decided about the action, or it has run.',
  },
  'staff.approvalWaits': {
    status: 409,
    level: 'info',
    when: 'The same action already waits for a second person.',
  },
  'staff.changed': {
    status: 409,
    level: 'info',
    when: 'Another person changed the record after the caller had read it.',
  },
  'payout.notFound': { status: 404, level: 'info', when: 'No provider has listed this payout.' },
  'staffGift.notFound': { status: 404, level: 'info', when: 'The order has no such payment.' },
  'staffGift.notConfirmable': {
    status: 409,
    level: 'info',
    when: 'The order is paid, or has no transfer that staff could confirm.',
  },
  'staffGift.differs': {
    status: 409,
    level: 'info',
    when: 'The amount on the bank statement differs, and `difference` is not one of the choices.',
  },
  'staffGift.noRate': {
    status: 409,
    level: 'info',
    when: 'The amount on the bank statement is in a currency without a fresh rate.',
  },
  'staffGift.notRejectable': {
    status: 409,
    level: 'info',
    when: 'No proof of the order waits for a check.',
  },
  'staffGift.notRefundable': {
    status: 409,
    level: 'info',
    when: 'The state of the order or of the payment does not allow a refund.',
  },
  'staffGift.refundTooLarge': {
    status: 409,
    level: 'info',
    when: 'The refund is larger than the part of the payment that is not refunded.',
  },
  'staffGift.refundPending': {
    status: 409,
    level: 'info',
    when: 'The provider has not finished an earlier refund of the payment.',
  },
  'staffGift.noProviderRefund': {
    status: 409,
    level: 'info',
    when: 'The payment method has no refunds, or its provider is not configured.',
  },
  'staffGift.noReceipt': {
    status: 409,
    level: 'info',
    when: 'The order was not paid, or the donor has no e-mail address.',
  },
  'staffGift.notFlagged': { status: 409, level: 'info', when: 'The order has no flag.' },
  'staffGift.moneyToReturn': {
    status: 409,
    level: 'info',
    when: 'The order has a payment that must be refunded before its flag is removed.',
  },
  'staffGift.noProof': {
    status: 404,
    level: 'info',
    when: 'The order has no proof of a transfer.',
  },
  'staffGift.noRetry': {
    status: 409,
    level: 'info',
    when: 'The monthly gift has no failed charge, or its provider cannot repeat it.',
  },
  'staffGift.notDonor': { status: 404, level: 'info', when: 'No donor has this order.' },
  'content.invalid': {
    status: 400,
    level: 'info',
    when: 'The record cannot be published; `fields` has a message for each field.',
  },
  'content.doubtful': {
    status: 409,
    level: 'info',
    when: 'A figure is 0, or differs by more than 20 % from the published one, and `confirmed` is not true. `fields` has a message for each.',
  },
  'content.invalidId': {
    status: 400,
    level: 'info',
    when: 'The id of a new record is not valid, or the kind has no place for it.',
  },
  'content.idTaken': { status: 400, level: 'info', when: 'An offering has this id.' },
  'content.nothingToPublish': { status: 400, level: 'info', when: 'The record has no draft.' },
  'content.timePassed': {
    status: 400,
    level: 'info',
    when: 'The time of the publication is not in the future.',
  },
  'contentRecord.notFound': {
    status: 404,
    level: 'info',
    when: 'No kind, record or version of content has this name.',
  },
  'staffInvitation.notFound': {
    status: 404,
    level: 'info',
    when: 'The invitation is unknown, used, withdrawn or expired.',
  },
  'staffMember.notFound': { status: 404, level: 'info', when: 'No member has this id.' },
  'staffSession.notFound': { status: 404, level: 'info', when: 'No session has this id.' },
  'staffMail.notFound': {
    status: 404,
    level: 'info',
    when: 'No undelivered mail has this id. It may have been sent.',
  },
  'staffApproval.notFound': { status: 404, level: 'info', when: 'No approval has this id.' },
  'social.notFound': {
    status: 404,
    level: 'info',
    when: 'This provider of social sign-in is not configured.',
  },
  'social.failed': {
    status: 400,
    level: 'warn',
    when: 'The provider rejected the authorization code, or its ID token is invalid.',
  },
  'social.emailMissing': {
    status: 400,
    level: 'info',
    when: 'The provider sent no e-mail address, which a new account needs.',
  },
  'recipient.notFound': { status: 404, level: 'info', when: 'No saved recipient has this id.' },
  'recipient.tooMany': {
    status: 409,
    level: 'info',
    when: 'The account has the maximum number of saved recipients.',
  },
  'project.notFound': { status: 404, level: 'info', when: 'No campaign has this id.' },
  'projectType.notFound': { status: 404, level: 'info', when: 'No type of campaigns has this id.' },
  'program.notFound': { status: 404, level: 'info', when: 'No program has this id.' },
  'event.notFound': { status: 404, level: 'info', when: 'No event has this id.' },
  'news.notFound': { status: 404, level: 'info', when: 'No published news has this id.' },
  'blog.notFound': {
    status: 404,
    level: 'info',
    when: 'No published article of the blog has this id.',
  },
  'page.notFound': { status: 404, level: 'info', when: 'The charity has no page with this id.' },
  'offering.notFound': {
    status: 404,
    level: 'info',
    when: 'No offering has this id.',
  },
  'mosque.notFound': { status: 404, level: 'info', when: 'No mosque has this id.' },
  'stock.notFound': { status: 404, level: 'info', when: 'No listed share has this id.' },
  'investmentFund.notFound': {
    status: 404,
    level: 'info',
    when: 'No investment fund has this id.',
  },
  'country.notFound': { status: 404, level: 'info', when: 'No country has this code.' },
  'settings.notFound': { status: 404, level: 'info', when: 'No settings category has this name.' },
  'file.notFound': {
    status: 404,
    level: 'info',
    when: 'No file has this path, or not in the requested size.',
  },
  'subscription.invalidEmail': {
    status: 400,
    level: 'info',
    when: 'The e-mail address is invalid or cannot receive mail.',
  },
  'subscription.tooMany': {
    status: 429,
    level: 'info',
    when: 'Too many subscriptions within an hour, from this network or from all networks together.',
  },
  'contact.cardNumber': {
    status: 400,
    level: 'info',
    when: 'The message contains the number of a payment card. Nothing was stored.',
  },
  'subscription.notFound': {
    status: 404,
    level: 'info',
    when: 'The link of the newsletter is not signed for this use.',
  },
  'application.notFound': {
    status: 404,
    level: 'info',
    when: 'No application has this token or reference, or it has no such file.',
  },
  'application.withdrawn': {
    status: 409,
    level: 'info',
    when: 'The application was withdrawn, so that staff can only decline or finish it.',
  },
  'application.invalidEmail': {
    status: 400,
    level: 'info',
    when: 'The e-mail address is invalid or cannot receive mail.',
  },
  'application.closed': {
    status: 409,
    level: 'info',
    when: 'The event or training has begun, or no longer exists.',
  },
  'application.tooMany': {
    status: 429,
    level: 'info',
    when: 'Too many applications within an hour: with this e-mail address, from this network, or from all networks together.',
  },
  'training.notFound': { status: 404, level: 'info', when: 'No training has this id.' },
  'training.tooYoung': {
    status: 400,
    level: 'info',
    when: 'The student is younger than the minimum age on the first day of the training.',
  },
  'training.invalidBirthDate': {
    status: 400,
    level: 'info',
    when: 'The date of birth is in the future, or more than 120 years ago.',
  },
  'training.invalidDays': {
    status: 400,
    level: 'info',
    when: 'Fewer days are chosen than the training needs, or a day that it does not have.',
  },
  'partner.unknownType': {
    status: 409,
    level: 'info',
    when: 'No type of partnership has this id.',
  },
  'volunteer.startPassed': {
    status: 409,
    level: 'info',
    when: 'The first day is before today in the time zone of the charity.',
  },
  'order.notFound': { status: 404, level: 'info', when: 'No order has this token.' },
  'order.itemClosed': {
    status: 409,
    level: 'info',
    when: 'A campaign in the order no longer accepts gifts.',
  },
  'order.itemUnknown': {
    status: 409,
    level: 'info',
    when: 'A campaign in the order does not exist.',
  },
  'order.itemTaken': {
    status: 409,
    level: 'info',
    when: 'Fewer units of an offering remain than the order requests. Nothing was charged.',
  },
  'order.priceChanged': {
    status: 409,
    level: 'info',
    when: 'A line does not have the current price, or no current rate converts the price to its currency.',
  },
  'order.namesMissing': {
    status: 400,
    level: 'info',
    when: 'A line has more or fewer names than it has shares or certificates.',
  },
  'order.agencyMissing': {
    status: 400,
    level: 'info',
    when: 'The donor has not authorised the charity to perform the act on the donor’s behalf.',
  },
  'order.notZakatEligible': {
    status: 409,
    level: 'info',
    when: 'A line with the intention zakat is for a campaign that does not accept zakat.',
  },
  'order.intentionNotTaken': {
    status: 409,
    level: 'info',
    when: 'A line has an intention that its campaign or fund does not accept.',
  },
  'order.notInAName': {
    status: 409,
    level: 'info',
    when: 'A gift that the donor owes (zakat, an expiation, purification) has a recipient.',
  },
  'order.amountTooSmall': {
    status: 400,
    level: 'info',
    when: 'A line is below the minimum amount.',
  },
  'order.amountTooLarge': {
    status: 400,
    level: 'info',
    when: 'A line is above the maximum amount of one line.',
  },
  'order.totalChanged': {
    status: 409,
    level: 'warn',
    when: 'The total that the donor saw is not the sum of the lines.',
  },
  'order.keyReused': {
    status: 422,
    level: 'warn',
    when: 'The idempotency key was used before with another order.',
  },
  'order.notPayable': {
    status: 409,
    level: 'info',
    when: 'The state of the order does not allow a new attempt.',
  },
  'order.tooMany': {
    status: 429,
    level: 'info',
    when: 'Too many recent payment attempts by this donor. A bank transfer is still accepted.',
  },
  'order.tooManyTransfers': {
    status: 429,
    level: 'info',
    when: 'Too many recent bank transfers were started by this donor.',
  },
  'order.tooManyFailures': {
    status: 429,
    level: 'info',
    when: 'Too many payments of this donor were declined. A bank transfer is still accepted.',
  },
  'order.minimumRaised': {
    status: 409,
    level: 'info',
    when: 'In attack mode: the total is below the minimum for online payments. A bank transfer is accepted.',
  },
  'order.noProofExpected': {
    status: 409,
    level: 'info',
    when: 'The order does not await the proof of a bank transfer.',
  },
  'proof.unsupportedType': {
    status: 415,
    level: 'info',
    when: 'The proof is not a JPEG, PNG or PDF.',
  },
  'proof.tooLarge': { status: 413, level: 'info', when: 'The proof is larger than 5 MB.' },
  'proof.tooMany': {
    status: 409,
    level: 'warn',
    when: 'The order already has the maximum number of proofs.',
  },
  'ngo.notFound': { status: 404, level: 'info', when: 'No organisation has this id.' },
  'draft.notFound': {
    status: 404,
    level: 'info',
    when: 'No draft has this token, it has expired, or it was sent with its application.',
  },
  'draft.tooMany': {
    status: 429,
    level: 'warn',
    when: 'Too many drafts or uploads within an hour from one network, or drafts from all networks together.',
  },
  'draft.tooLarge': { status: 413, level: 'info', when: 'The typed fields are too long together.' },
  'draft.full': {
    status: 409,
    level: 'info',
    when: 'The draft has the maximum number of documents, or all drafts together the maximum size.',
  },
  'upload.unsupportedType': {
    status: 415,
    level: 'info',
    when: 'The content of the file is not of a type that the field accepts, whatever its name says.',
  },
  'upload.notAPhotograph': {
    status: 415,
    level: 'info',
    when: 'The file is not a JPEG, PNG or WebP picture.',
  },
  'upload.heic': {
    status: 415,
    level: 'info',
    when: 'The picture is in the format HEIC of an iPhone, which the API cannot decode.',
  },
  'upload.tooLarge': {
    status: 413,
    level: 'info',
    when: 'The file is larger than the field accepts.',
  },
  'upload.tooManyPixels': {
    status: 413,
    level: 'info',
    when: 'The picture has more pixels than the API decodes.',
  },
  'payment.methodUnavailable': {
    status: 409,
    level: 'info',
    when: 'The method is not configured, or does not accept the currency.',
  },
  'payment.belowMinimum': {
    status: 409,
    level: 'info',
    when: 'The charge is below the minimum of the method’s provider.',
  },
  'payment.aboveMaximum': {
    status: 409,
    level: 'info',
    when: 'The charge is above the maximum of the method’s provider.',
  },
  'payment.providerFailed': {
    status: 502,
    level: 'error',
    when: 'The payment provider failed or returned an unexpected response. Nothing was charged.',
  },
  'payment.quoteNeeded': {
    status: 409,
    level: 'info',
    when: 'The method charges another amount than the total. The donor must confirm a quote first.',
  },
  'payment.quoteRefused': {
    status: 409,
    level: 'warn',
    when: 'The signature of the quote is invalid, or it is for another method, total or gifts.',
  },
  'payment.quoteExpired': {
    status: 409,
    level: 'info',
    when: 'The quote has expired. The donor must confirm a new one.',
  },
  'payment.notMonthly': {
    status: 409,
    level: 'info',
    when: 'The method cannot repeat a gift, or the order is not a single line whose intention can repeat.',
  },
  'monthlyGift.notFound': { status: 404, level: 'info', when: 'No monthly gift has this token.' },
  'monthlyGift.notChangeable': {
    status: 409,
    level: 'info',
    when: 'The state of the monthly gift or its payment method does not allow this change.',
  },
  'receipt.notFound': { status: 404, level: 'info', when: 'No paid order has this token.' },
  'giftCard.notFound': { status: 404, level: 'info', when: 'No paid gift has this token.' },
  'certificate.notFound': {
    status: 404,
    level: 'info',
    when: 'No paid endowment has this token.',
  },
  'webhook.rejected': {
    status: 400,
    level: 'warn',
    when: 'The signature, timestamp or format of a webhook is invalid.',
  },
  'server.failed': {
    status: 500,
    level: 'error',
    when: 'An internal error. Search the log for `requestId`.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ApiErrorCode = keyof typeof API_ERRORS;
export const API_ERROR_CODES = Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]];

/** The body of every error response. `fields`: path of a field → its error message, in the caller's language. */
export const apiErrorSchema = z.object({
  errorCode: z.string(),
  errorMessage: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

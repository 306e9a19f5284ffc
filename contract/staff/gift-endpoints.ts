/** The endpoints of gifts for staff. */
import * as z from 'zod';
import { idSchema, resultSchema } from '../common';
import { doneReply, type Endpoint } from '../endpoint';
import * as decisions from './gift-decisions';
import * as gifts from './gifts';
import { mailPreviewSchema } from './mails';

const orderParams = z.object({ reference: idSchema });
/** null when no mail will be sent, because the donor has no e-mail address. */
const preview = resultSchema(mailPreviewSchema.nullable());
const changed = resultSchema(decisions.changedOrderSchema);
const read = { auth: 'staff', permission: 'gifts.read' } as const;
const decided = ['order.notFound', 'staff.changed'] as const;
const notRefunded = [
  'staffGift.notFound',
  'staffGift.notRefundable',
  'staffGift.refundTooLarge',
  'staffGift.refundPending',
  'staffGift.noProviderRefund',
] as const;
/** Decides about one order. */
const decide = {
  auth: 'staff',
  permission: 'gifts.decide',
  ...{ params: orderParams, reply: changed, errors: decided },
} as const;
/** For the lines of a gift that staff enter. */
const invalidLine = [
  ...['order.itemUnknown', 'order.itemClosed', 'order.itemTaken'],
  ...['order.notZakatEligible', 'order.intentionNotTaken'],
  ...['order.amountTooSmall', 'order.amountTooLarge'],
] as const;

export const STAFF_GIFT_ENDPOINTS = {
  staffGifts: {
    ...read,
    route: 'GET /staff/gifts',
    summary: 'Orders, newest first, with the sums of the arrived money by currency and intention.',
    query: gifts.giftQuerySchema,
    reply: resultSchema(gifts.giftListSchema),
  },
  staffOfficeOfferings: {
    ...read,
    route: 'GET /staff/gifts/offerings',
    summary: 'Offerings that accept a free amount now, for a gift received at the office.',
    reply: resultSchema(z.array(decisions.officeOfferingSchema)),
  },
  staffEnterGift: {
    auth: 'staff',
    permission: 'gifts.decide',
    route: 'POST /staff/gifts',
    summary: 'Enters a gift received in cash or by cheque, once for each key.',
    body: decisions.officeGiftBodySchema,
    status: 201,
    reply: changed,
    errors: [...invalidLine, 'order.priceChanged'],
  },
  staffOrder: {
    ...read,
    route: 'GET /staff/gifts/{reference}',
    summary: 'One order with its payments, mails and whole history.',
    params: orderParams,
    reply: resultSchema(gifts.staffOrderSchema),
    errors: ['order.notFound'],
  },
  staffProof: {
    ...read,
    route: 'GET /staff/gifts/{reference}/proof',
    summary: 'The proof of a transfer.',
    params: orderParams,
    reply: resultSchema(gifts.proofSchema),
    errors: ['order.notFound', 'staffGift.noProof'],
  },
  staffCompareArrival: {
    ...read,
    route: 'GET /staff/gifts/{reference}/arrival',
    summary: 'Compares an amount on the bank statement with the order, and lists the choices.',
    params: orderParams,
    query: decisions.arrivalQuerySchema,
    reply: resultSchema(decisions.comparedArrivalSchema),
    errors: ['order.notFound', 'staffGift.noRate', 'staffGift.notConfirmable', 'request.invalid'],
  },
  staffConfirm: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/confirm',
    summary: 'A transfer is on the bank statement.',
    body: decisions.confirmBodySchema,
    errors: [
      ...decided,
      'staffGift.notConfirmable',
      'staffGift.differs',
      'staffGift.noRate',
      'order.itemUnknown',
      'order.itemClosed',
      'order.notZakatEligible',
      'order.intentionNotTaken',
      'order.amountTooSmall',
    ],
  },
  staffRecordFurther: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/further',
    summary: 'Records a transfer that arrived after its order was paid, once for each key.',
    body: decisions.furtherBodySchema,
    errors: ['order.notFound', 'staffGift.notConfirmable', 'staffGift.noRate', ...invalidLine],
  },
  staffReject: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/reject',
    summary: 'Rejects the proof of a transfer. The donor gets a mail with the reason.',
    body: decisions.rejectBodySchema,
    errors: [...decided, 'staffGift.notRejectable'],
  },
  staffPreviewRejection: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/reject/preview',
    summary: 'The mail of a rejection as it would be sent. Changes nothing.',
    body: decisions.rejectPreviewBodySchema,
    reply: preview,
    errors: ['order.notFound', 'staffGift.notRejectable'],
  },
  staffPreviewRefund: {
    ...decide,
    permission: 'refunds.ask',
    route: 'POST /staff/gifts/{reference}/refund/preview',
    summary: 'The mail of a refund as it would be sent. Changes nothing.',
    body: decisions.refundPreviewBodySchema,
    reply: preview,
    errors: ['order.notFound', ...notRefunded],
  },
  staffAskRefund: {
    ...decide,
    permission: 'refunds.ask',
    route: 'POST /staff/gifts/{reference}/refund',
    summary: 'Asks for a refund. A second person agrees to it.',
    body: decisions.refundBodySchema,
    reply: doneReply,
    errors: [...decided, 'staff.approvalWaits', ...notRefunded],
  },
  staffCorrectEmail: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/email',
    summary:
      'Corrects the e-mail address of the donor, and sends the mail that the donor needs now.',
    body: decisions.correctEmailBodySchema,
  },
  staffResendReceipt: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/receipt',
    summary: 'Sends the receipt again. The body is empty.',
    errors: ['order.notFound', 'staffGift.noReceipt'],
  },
  staffAcknowledge: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/flag',
    summary: 'Removes the flag of an order, with a note.',
    body: decisions.acknowledgeBodySchema,
    errors: [...decided, 'staffGift.notFlagged', 'staffGift.moneyToReturn'],
  },
  staffNote: {
    ...decide,
    route: 'POST /staff/gifts/{reference}/note',
    summary: 'Adds a note for colleagues to the history of an order.',
    body: decisions.noteBodySchema,
    reply: doneReply,
    errors: ['order.notFound'],
  },
} as const satisfies Record<string, Endpoint>;

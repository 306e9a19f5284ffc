/** Schema of the form that asks for a refund, and shows its mail before. */
import * as z from 'zod';
import { REFUND_REASONS } from '#contract/staff/gift-decisions';
import { reasonField } from '../../forms/reason.server';
import { bankNumber } from './schema.server';

const refunded = {
  payment: z.string('required').min(1, 'required').max(255),
  /** The API compares it with the remaining amount of the payment. */
  amount: z.string('required'),
  via: z.enum(['provider', 'bank'], 'required'),
};

export const refundFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), ...refunded }),
  z.object({
    intent: z.literal('ask'),
    ...refunded,
    version: z.coerce.number().int().positive(),
    reason: z.enum(REFUND_REASONS, 'required'),
    note: reasonField,
    bankNumber,
  }),
]);

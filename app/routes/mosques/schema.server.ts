/** Schema of a mosque's form: one repair or all, and an amount or the exact balance. */
import * as z from 'zod';
import { idSchema } from '#contract/common';
import { money, parseAmount } from '#domain/money';
import { giftFields, INTENTS, readChosenRecipient } from '../../giving/schema.server';
import { ALL_REPAIRS } from './choice';

/** `spread`: only previews how the gift is split. */
const MOSQUE_INTENTS = [...INTENTS, 'spread'] as const;

/** Value of a balance button: id of a repair or ALL, and the amount on the label in minor units. */
const BALANCE_VALUE = /^([\w-]{1,64})\.(\d{1,12})$/;

/** Messages are keys of locales/<language>/errors.json. */
export const mosqueGiftSchema = z
  .object({
    ...giftFields,
    to: idSchema.catch(ALL_REPAIRS),
    rest: z.string().regex(BALANCE_VALUE).optional().catch(undefined),
    intent: z.enum(MOSQUE_INTENTS).catch('donate'),
  })
  .transform(({ to, rest, intent, ...form }, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const recipient = readChosenRecipient(form, problem);
    const [, restOf, minor] = BALANCE_VALUE.exec(rest ?? '') ?? [];
    const parsed =
      restOf === undefined
        ? parseAmount(form.otherAmount ?? form.amount ?? '', form.currency)
        : ({ ok: true, value: money(Number(minor), form.currency) } as const);
    if (!parsed.ok) problem('amount', `amount.${parsed.problem}`);
    if (!parsed.ok || recipient === null) return z.NEVER;
    return { to: restOf ?? to, amount: parsed.value, intent, ...(recipient && { recipient }) };
  });
export type MosqueGift = z.output<typeof mosqueGiftSchema>;

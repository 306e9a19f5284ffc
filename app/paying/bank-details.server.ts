/** The charity's bank accounts for a transfer without an order: when the site is offline or cannot accept one. */
import * as z from 'zod';
import { bankAccountSchema } from '#contract/organisation';
import { textFor } from '#web/charity/organisation.server';
import { languageFrom } from '#web/charity/results';
import { readSettings } from '#web/charity/settings.server';
import type { Visitor } from '../visitor/visitor.server';

const accountsSchema = z.object({
  bankAccounts: z.object({ value: z.array(z.unknown()) }).optional(),
});

export type BankAccount = Awaited<ReturnType<typeof readBankAccounts>>[number];

/** Returns the bank accounts that donors see in orders. Incomplete ones are left out. */
async function readBankAccounts(visitor: Visitor) {
  const account = bankAccountSchema
    .extend({
      bankName: textFor(visitor.locale),
      branch: textFor(visitor.locale),
      iban: z.string().default(''),
      accountNumber: z.string().default(''),
      swift: z.string().default(''),
    })
    .loose()
    .transform(({ holder, bankName, branch, iban, accountNumber, swift, ...rest }) => ({
      ...{ holder, iban, accountNumber, swift },
      bank: [bankName, branch].filter(Boolean).join(' ·\u00a0'),
      ...languageFrom(rest),
    }));
  const settings = await readSettings(visitor.charity, 'organisation', accountsSchema);
  const given = settings?.bankAccounts?.value ?? [];
  return given
    .flatMap((one) => account.safeParse(one).data ?? [])
    .filter(({ iban, accountNumber, bank }) => bank !== '' && (iban || accountNumber));
}

export type BankDetails = {
  title: string;
  accounts: BankAccount[];
  labels: Record<'iban' | 'number' | 'holder' | 'bank' | 'swift', string>;
  /** How the donor tells the charity what a transfer without an order is for. */
  instructions: string;
};

/** Returns the accounts with all texts, so that pages do not need their namespaces. Returns null without an account. */
export async function bankDetails(visitor: Visitor): Promise<BankDetails | null> {
  const { t } = visitor;
  const accounts = await readBankAccounts(visitor);
  if (accounts.length === 0) return null;
  return {
    title: t('order:account.title'),
    accounts,
    labels: {
      iban: t('order:account.iban'),
      number: t('order:account.number'),
      holder: t('order:account.holder'),
      bank: t('order:account.bank'),
      swift: t('order:account.swift'),
    },
    instructions: t('offline:account.reference'),
  };
}

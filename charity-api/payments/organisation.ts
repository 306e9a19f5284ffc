/** The charity's name and bank accounts, from the settings category `organisation`. */
import * as z from 'zod';
import { currencySchema, localisedTextSchema } from '#contract/common';
import type { BankAccount } from '#contract/organisation';
import { CURRENCIES, type Currency } from '#domain/money';
import { isSampleIban } from '#domain/money/iban';
import { LOCALES, textIn, type Locale } from '#domain/locales';
import type { Db } from '../db/tables';
import type { ApiDeps } from '../deps';
import { findSettings } from '../modules/settings/repository';

const storedAccountSchema = z
  .object({
    /** Missing or empty: all. */
    currencies: z.array(currencySchema).default([]),
    holder: z.string().min(1),
    bankName: localisedTextSchema.refine((name) => LOCALES.some((locale) => name[locale] !== '')),
    branch: localisedTextSchema.default({ en: '', ar: '', tr: '', id: '' }),
    iban: z.string().default(''),
    accountNumber: z.string().default(''),
    swift: z.string().default(''),
  })
  .refine(({ iban, accountNumber }) => iban !== '' || accountNumber !== '');

type StoredAccount = z.infer<typeof storedAccountSchema>;

/** Returns the charity's bank accounts in its order. Accounts that are incomplete are left out. */
async function readAccounts(db: Db): Promise<StoredAccount[]> {
  const setting = await settingOf(db, 'bankAccounts');
  if (!Array.isArray(setting)) return [];
  return setting.flatMap((row) => storedAccountSchema.safeParse(row).data ?? []);
}

/** `problems`: of accounts that donors do not see. `samples`: number of those with the IBAN of the demonstration. */
export async function findAccountProblems(
  db: Db,
): Promise<{ accounts: number; problems: string[]; samples: number }> {
  const setting = await settingOf(db, 'bankAccounts');
  const rows: unknown[] = Array.isArray(setting) ? setting : [];
  const problems = rows.flatMap((row, index) => {
    const { error } = storedAccountSchema.safeParse(row);
    if (!error) return [];
    const fields = error.issues.map(({ path }) => path.join('.') || 'iban or accountNumber');
    return [`Bank account ${index + 1} is not shown to donors: ${fields.join(', ')} is missing.`];
  });
  const samples = rows.filter((row) =>
    isSampleIban(storedAccountSchema.safeParse(row).data?.iban ?? ''),
  );
  return { accounts: rows.length, problems, samples: samples.length };
}

const receives = ({ currencies }: StoredAccount, currency: Currency) =>
  currencies.length === 0 || currencies.includes(currency);

export async function readTransferCurrencies(db: Db): Promise<Currency[]> {
  const accounts = await readAccounts(db);
  return CURRENCIES.filter((currency) => accounts.some((account) => receives(account, currency)));
}

export async function readAccountsFor(db: Db, currency: Currency): Promise<BankAccount[]> {
  const accounts = await readAccounts(db);
  return accounts
    .filter((account) => receives(account, currency))
    .map(({ currencies: _, ...account }) => account);
}

/** Returns the name in the language, or in another one, or the host of the site. */
export async function readName(
  { db, config }: Pick<ApiDeps, 'db' | 'config'>,
  locale: Locale,
): Promise<string> {
  const names = localisedTextSchema.safeParse(await settingOf(db, 'name')).data;
  return (names && textIn(names, locale, config.locales)) || new URL(config.publicUrl).host;
}

async function settingOf(db: Db, key: string): Promise<unknown> {
  return (await findSettings(db, 'organisation')).find((setting) => setting.key === key)?.value;
}

/** The charity's name and bank account, from the settings category `organisation`. */
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { localisedTextSchema } from '#contract/common';
import { LOCALES, textIn, type Locale } from '#domain/locales';
import type { Database } from '../db/tables';
import type { ApiDeps } from '../deps';
import { settingsOf } from '../modules/settings/repository';

const bankSchema = z.object({
  holder: z.string().min(1),
  bankName: localisedTextSchema.refine((name) => LOCALES.some((locale) => name[locale] !== '')),
  branch: localisedTextSchema.default({ en: '', ar: '', tr: '', id: '' }),
  iban: z.string().min(1),
  swift: z.string().default(''),
});

/** Returns null when the bank account is missing or incomplete. Bank transfer is then not offered. */
export async function readBank(db: Kysely<Database>): Promise<z.infer<typeof bankSchema> | null> {
  return bankSchema.safeParse(await settingOf(db, 'bank')).data ?? null;
}

/**
 * Returns the charity's name in the language, or in another language when that is missing. Returns the host of the site
 * when the charity has not set a name.
 */
export async function readName(
  { db, config }: Pick<ApiDeps, 'db' | 'config'>,
  locale: Locale,
): Promise<string> {
  const names = localisedTextSchema.safeParse(await settingOf(db, 'name')).data;
  return (names && textIn(names, locale, config.locales)) || new URL(config.publicUrl).host;
}

async function settingOf(db: Kysely<Database>, key: string): Promise<unknown> {
  return (await settingsOf(db, 'organisation')).find((setting) => setting.key === key)?.value;
}

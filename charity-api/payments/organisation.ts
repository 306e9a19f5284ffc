/** The charity's name and bank account, from the settings category `organisation`. */
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { localisedTextSchema } from '#contract/common';
import type { Database } from '../db/tables';
import { settingsOf } from '../modules/settings/repository';

const bankSchema = z.object({
  holder: z.string().min(1),
  bankName: localisedTextSchema,
  branch: localisedTextSchema,
  iban: z.string().min(1),
  swift: z.string(),
});

const organisationSchema = z.object({ name: localisedTextSchema, bank: bankSchema });

export type Organisation = z.infer<typeof organisationSchema>;

/** @throws ZodError when no account is set: a donor must never be sent to half an account */
export async function readOrganisation(db: Kysely<Database>): Promise<Organisation> {
  const settings = await settingsOf(db, 'organisation');
  return organisationSchema.parse(
    Object.fromEntries(settings.map(({ key, value }) => [key, value])),
  );
}

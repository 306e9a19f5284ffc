/** The rules that a case must keep to be published, as the charity has set them. */
import type { Kysely } from 'kysely';
import { rulesOf, tafreejSettingsSchema } from '#contract/cases';
import type { EligibilityRules } from '#domain/tafreej';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { settingsOf } from '../settings/repository';

export const TAFREEJ = 'TAFREEJ';

/** null: there are none that can be read, and then no case is known to keep them. */
export async function readRules({
  db,
  log,
}: Pick<ApiDeps, 'log'> & { db: Kysely<Database> }): Promise<EligibilityRules | null> {
  const set = await settingsOf(db, TAFREEJ);
  const values = Object.fromEntries(set.map(({ key, value }) => [key, { value }]));
  const read = tafreejSettingsSchema.safeParse(values);
  if (read.success) return rulesOf(read.data);
  const at = read.error.issues.map(({ path }) => path.join('.'));
  log.error({ category: TAFREEJ, at }, 'no case is published: its rules cannot be read');
  return null;
}

/** Background job that deletes old codes, ended sessions with their refresh tokens, and sent mails of accounts. */
import type { Kysely } from 'kysely';
import { days } from '#domain/time/durations';
import type { Database } from '../db/tables';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { CHALLENGE_RETENTION, deleteCodes } from './codes';

/** Maximum number of rows that one run deletes. Small, so that no transaction blocks donors for long. */
const BATCH = 500;
/** Milliseconds after which a mail that could not be sent is deleted. The outbox tries for three days. */
const UNSENT_MAIL_RETENTION = days(4);

type Cleaning = { db: Kysely<Database>; at: (age: number) => string };

/** Each step reads before it deletes, to avoid an unnecessary write lock. */
export async function deleteEnded({ db, now }: Pick<ApiDeps, 'db' | 'now'>): Promise<void> {
  const cleaning = { db, at: (age: number) => new Date(now().getTime() - age).toISOString() };
  await deleteSentMails(cleaning);
  await deleteOldCodes(cleaning);
  await deleteEndedSessions(cleaning);
}

/** Deletes sent mails about accounts, because they contain the e-mail address of the recipient. */
async function deleteSentMails({ db, at }: Cleaning): Promise<void> {
  const ended = await db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', 'is', null)
    .where('application_id', 'is', null)
    .where((is) =>
      is.or([is('sent_at', 'is not', null), is('created_at', '<=', at(UNSENT_MAIL_RETENTION))]),
    )
    .limit(BATCH)
    .execute();
  if (ended.length > 0) await db.deleteFrom('outbox').where('id', 'in', idsOf(ended)).execute();
}

async function deleteOldCodes({ db, at }: Cleaning): Promise<void> {
  const ended = await db
    .selectFrom('email_codes')
    .select('id')
    .where('expires_at', '<=', at(CHALLENGE_RETENTION))
    .limit(BATCH)
    .execute();
  if (ended.length > 0) await transact(db, 'accounts', (tx) => deleteCodes(tx, idsOf(ended)));
}

/** Deletes refresh tokens too. A later use of one is rejected as unknown. */
async function deleteEndedSessions({ db, at }: Cleaning): Promise<void> {
  const ended = await db
    .selectFrom('sessions')
    .select('id')
    .where((is) => is.or([is('expires_at', '<=', at(0)), is('revoked_at', 'is not', null)]))
    .limit(BATCH)
    .execute();
  if (ended.length === 0) return;
  await transact(db, 'accounts', async (tx) => {
    await tx.deleteFrom('refresh_tokens').where('session_id', 'in', idsOf(ended)).execute();
    await tx.deleteFrom('sessions').where('id', 'in', idsOf(ended)).execute();
  });
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** Sends the due mails of the outbox in a background job, and retries the failed ones. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { logEvent } from '#contract/telemetry/events';
import { minutes, seconds } from '#domain/time/durations';
import type { Database } from '../db/tables';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';

const MIN_DELAY_MS = seconds(30);
const MAX_DELAY_MS = minutes(60);
/** Maximum number of mails in one run, so that a shutdown and the other jobs do not wait long for its end. */
const BATCH = 200;
/** In ms. A worker claims a mail for this time; longer than sending one mail can take. */
const CLAIM_MS = minutes(5);
/** A sent mail that is not marked is sent again after `CLAIM_MS`. */
const MARK_TRIES = 5;
/** In ms. Times the number of tries: a PostgreSQL server may restart meanwhile, or fail over to its replica. */
const MARK_PAUSE_MS = seconds(2);
/** With the delays below, about three days. After that, staff must check the server or the e-mail address. */
export const MAX_TRIES = 78;

/** Why a mail was not sent: a temporary problem of this mail, an invalid recipient, or a problem of the mail server. */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    message: string,
    readonly scope: 'thisTime' | 'forEver' | 'forAll',
  ) {
    super(message);
  }
}

/** Returns the delay before the next try, in ms: 30 s, 1 min, 2 min … one hour. */
function retryDelay(tries: number): number {
  return Math.min(MIN_DELAY_MS * 2 ** Math.max(0, tries - 1), MAX_DELAY_MS);
}

type OutboxDeps = Pick<ApiDeps, 'db' | 'now' | 'log'>;

type Run = {
  /** codes: only mails with one-time codes. */
  scope?: 'all' | 'codes';
  /** Number of mails that are sent at the same time. */
  atOnce?: number;
  /** True when the process stops. Running mails are finished, and no other is sent. */
  isStopping?: () => boolean;
  markPauseMs?: number;
};

/**
 * Sends the due mails, several at the same time. Retries a failed mail with a growing delay. Continues with the other
 * mails unless the mail server failed.
 */
export async function sendDueMail(
  deps: OutboxDeps,
  send: (mail: OutboxRow) => Promise<void>,
  { scope = 'all', atOnce = 1, isStopping = () => false, markPauseMs = MARK_PAUSE_MS }: Run = {},
): Promise<{ isServerFailing: boolean }> {
  // Reads first, because without due mails no write lock is needed.
  const due = await findDue(deps, scope);
  let isServerFailing = false;
  /** Returns false when no further mail is to be sent. */
  const sendNext = async (): Promise<boolean> => {
    if (isServerFailing || isStopping()) return false;
    const mail = due.shift();
    if (!mail) return false;
    if (!(await claim(deps, mail))) return true;
    try {
      await send(mail);
    } catch (error) {
      await postpone(deps, mail, error);
      // The server failed. Each further mail would wait for its timeout.
      isServerFailing ||= error instanceof MailError && error.scope === 'forAll';
      return true;
    }
    await markSent(deps, mail, markPauseMs);
    return true;
  };
  // The first mail is sent alone, so that a mail server that does not respond gets one connection and not several.
  if (await sendNext()) {
    const sendAll = async () => {
      while (await sendNext());
    };
    await Promise.all(Array.from({ length: atOnce }, sendAll));
  }
  return { isServerFailing };
}

function findDue({ db, now }: OutboxDeps, scope: Run['scope']): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now().toISOString())
    .where('tries', '<', MAX_TRIES)
    .$if(scope === 'codes', (query) => query.where('code_id', 'is not', null))
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
}

async function postpone({ db, now, log }: OutboxDeps, mail: OutboxRow, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const isForEver = error instanceof MailError && error.scope === 'forEver';
  const tries = isForEver ? MAX_TRIES : mail.tries + 1;
  await setMail(db, mail, {
    tries,
    last_error: reason.slice(0, 500),
    due_at: new Date(now().getTime() + retryDelay(tries)).toISOString(),
  });
  const fields = { mail: mail.id, kind: mail.kind, tries: mail.tries + 1, reason };
  if (tries >= MAX_TRIES) logEvent(log, 'error', 'mail.abandoned', fields);
  else logEvent(log, 'warn', 'mail.failed', fields);
}

/** A failure is no failure of the mail: trying to send it again would send it twice. */
async function markSent(
  { db, now, log }: OutboxDeps,
  mail: OutboxRow,
  pauseMs: number,
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await setMail(db, mail, { sent_at: now().toISOString(), last_error: null });
    } catch (error) {
      if (tries < MARK_TRIES) {
        await pause(pauseMs * tries);
        continue;
      }
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ mail: mail.id, kind: mail.kind, reason }, 'a sent mail could not be marked');
      return;
    }
}

async function setMail(
  db: Kysely<Database>,
  { id }: OutboxRow,
  changes: Partial<OutboxRow>,
): Promise<void> {
  await db.updateTable('outbox').set(changes).where('id', '=', id).execute();
}

/**
 * Claims a mail before sending, so that another process, another connection of this one, or this process after a crash
 * does not send it at the same time.
 */
async function claim({ db, now }: OutboxDeps, mail: OutboxRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ tries: mail.tries + 1, due_at: new Date(now().getTime() + CLAIM_MS).toISOString() })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

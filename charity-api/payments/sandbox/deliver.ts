/** Delivers the sandbox gateway's webhooks to the charity API, and retries each one until it is accepted. */
import { minutes, seconds } from '#domain/time/durations';
import type { SandboxEventRow } from '../../db/tables/sandbox';
import type { ApiDeps } from '../../deps';
import { sign } from './signature';

export type Deliver = (request: Request) => Promise<Response> | Response;

const MIN_DELAY_MS = seconds(5);
const MAX_DELAY_MS = minutes(30);
const BATCH = 50;

/** Delay of the next retry, in ms: 5 s, 10 s, 20 s … at most half an hour. */
const delayAfter = (tries: number) => Math.min(MIN_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS);

/** Sends all due webhooks once, and stores the result and the next retry of each. */
export async function deliverDueWebhooks(
  { db, now, config, log }: Pick<ApiDeps, 'db' | 'now' | 'config' | 'log'>,
  deliver: Deliver,
): Promise<void> {
  if (!config.sandbox) return;
  const due = await db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now().toISOString())
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  for (const event of due) {
    const tries = event.tries + 1;
    const nextTry = new Date(now().getTime() + delayAfter(tries)).toISOString();
    const failure = await attempt(deliver, event, config.sandbox.secret, config.publicUrl, now());
    await db
      .updateTable('sandbox_events')
      .set({
        tries,
        due_at: nextTry,
        last_error: failure,
        delivered_at: failure === null ? now().toISOString() : null,
      })
      .where('id', '=', event.id)
      .execute();
    if (failure !== null) log.warn({ event: event.id, tries, failure }, 'webhook not delivered');
  }
}

/** Sends one webhook. Concurrent duplicates are harmless, because the receiver processes each event once. */
async function attempt(
  deliver: Deliver,
  event: SandboxEventRow,
  secret: string,
  publicUrl: string,
  at: Date,
): Promise<string | null> {
  try {
    const answer = await deliver(
      webhookRequest(publicUrl, event.body, sign(secret, event.body, at)),
    );
    return answer.ok ? null : `HTTP status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 500) : 'no response';
  }
}

function webhookRequest(publicUrl: string, body: string, signature: string): Request {
  return new Request(new URL('/webhooks/sandbox', publicUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    body,
  });
}

/** The background job that sends mails: all of them, or only those with one-time codes. */
import { seconds } from '#domain/time/durations';
import type { ApiDeps } from '../deps';
import { createSender } from './send';
import { sendDueMail } from './send-due';

/** After a failure of the mail server, in ms. Each mail has its own, longer delay. */
const SERVER_PAUSE_MS = seconds(5);

type Options = {
  scope: 'all' | 'codes';
  /** Number of mails that are sent at the same time, each on its own connection. */
  atOnce: number;
  isStopping: () => boolean;
};

/** Returns a function that sends the due mails. It must not be called again before it has ended. */
export function createMailJob(deps: ApiDeps, options: Options): () => Promise<void> {
  const { send, release } = createSender(deps, options.atOnce);
  let pausedUntil = 0;
  return async () => {
    if (deps.now().getTime() < pausedUntil) return;
    const { isServerFailing } = await sendDueMail(deps, send, options).finally(release);
    pausedUntil = isServerFailing ? deps.now().getTime() + SERVER_PAUSE_MS : 0;
  };
}

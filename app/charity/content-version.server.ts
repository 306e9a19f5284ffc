/** Requests the content version of the charity API every second. When it changes, all cached responses become stale. */
import { DEFAULT_LOCALE } from '#domain/locales';
import { seconds } from '#domain/time/durations';
import { CharityError } from '#web/charity/results';
import { charityClient, expireResponses } from './client.server';

const CHECK_MS = seconds(1);

let lastVersion: number | null = null;
/** Number of changes since this process started. */
let changes = 0;
let checking: Promise<void> | null = null;
let timer: NodeJS.Timeout | null = null;

/** Returns a number that increases when the content of the charity API has changed. */
export const contentVersion = (): number => changes;

export function startVersionChecks(): void {
  stopVersionChecks();
  timer = setInterval(() => void checkContentVersion(), CHECK_MS);
  timer.unref();
}

export function stopVersionChecks(): void {
  if (timer) clearInterval(timer);
  timer = null;
}

/** Requests the version. Concurrent calls share one request, so that a slow API gets no further ones. Never throws. */
export function checkContentVersion(): Promise<void> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}

async function check(): Promise<void> {
  try {
    const charity = charityClient({ locale: DEFAULT_LOCALE, bearer: null });
    const { version } = await charity.call('contentVersion');
    if (lastVersion !== null && version !== lastVersion) {
      expireResponses();
      changes += 1;
    }
    lastVersion = version;
  } catch (error) {
    // An API without this endpoint returns 404: cached responses then expire by their TTL. Pages report other errors.
    if (error instanceof CharityError && error.isNotFound) stopVersionChecks();
  }
}

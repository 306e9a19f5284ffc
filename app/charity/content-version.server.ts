/** Asks the charity API every second whether its content has changed: then nothing that is cached is fresh any more. */
import { DEFAULT_LOCALE } from '#domain/locales';
import { seconds } from '#domain/time/durations';
import { charityClient, expireResponses } from './client.server';
import { CharityError } from './errors';

const CHECK_MS = seconds(1);

let known: number | null = null;
/** Changes that this process has noticed. */
let changes = 0;
let checking: Promise<void> | null = null;
let timer: NodeJS.Timeout | null = null;

/** Differs whenever the content that pages are rendered from may differ. */
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

/** One check at a time: an API that hangs is not asked again and again. Never throws. */
export function checkContentVersion(): Promise<void> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}

async function check(): Promise<void> {
  try {
    const version = await charityClient({ locale: DEFAULT_LOCALE, bearer: null }).contentVersion();
    if (known !== null && version !== known) {
      expireResponses();
      changes += 1;
    }
    known = version;
  } catch (error) {
    // Another API may not have such a number: its content is cached for its time. An outage is told by the pages.
    if (error instanceof CharityError && error.isNotFound) stopVersionChecks();
  }
}

/** Check of the clock: signatures, quotes and deadlines depend on it. */
import { minutes, seconds } from '#domain/time/durations';
import { fail, ok, skipped, warn, type Finding } from '../finding';
import type { Check, DoctorSettings } from '../installation';

const TIMEOUT_MS = seconds(10);
/** In ms. The Date header has whole seconds, and the response takes time. */
const WARN_MS = seconds(30);
/** In ms. Stripe rejects signatures that are older than five minutes. */
const FAIL_MS = minutes(4);
const TODO = 'Synchronise the clock: timedatectl set-ntp true, or chrony.';

export const CLOCK_CHECK: Check = {
  name: 'clock',
  needs: ['settings'],
  run: async ({ settings, now, fetch }) => {
    for (const url of clocksOf(settings)) {
      const date = await fetch(url, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).then(
        ({ headers }) => Date.parse(headers.get('date') ?? ''),
        () => NaN,
      );
      if (!Number.isNaN(date)) return compare(now().getTime() - date, new URL(url).host);
    }
    return skipped('No other machine responded, so the clock was not compared.');
  },
};

/** Other machines, the most reliable first. The public URL may be this machine. */
function clocksOf({ providers, publicUrl }: DoctorSettings): string[] {
  const { stripe, paypal, xendit } = providers;
  return [
    ...[stripe, paypal, xendit].flatMap((provider) => (provider ? [provider.apiUrl] : [])),
    publicUrl,
  ];
}

function compare(ms: number, host: string): Finding {
  const off = Math.abs(ms);
  const text = `The clock is ${Math.round(off / 1000)} s ${ms < 0 ? 'behind' : 'ahead of'} ${host}.`;
  if (off > FAIL_MS) return fail(text, TODO);
  return off > WARN_MS ? warn(text, TODO) : ok(text);
}

/** Tests the time until an event: plural forms, and no units without time. */
import { expect, test, vi } from 'vitest';
import { remainingWithMonths } from '#domain/time/deadline';
import { renderPart } from '#tests/support/drawn-part';
import { stringsFor } from '#web/i18n/instances.server';
import { Countdown } from './join-panel';

test.each([
  ['en', '2026-04-13T07:00', ['1 month', '2 days', '1 hour']],
  ['en', '2026-03-12T06:05', ['1 day', '5 mins']],
  ['ar', '2026-05-24T09:11', ['شهران', '13 يومًا', '3 ساعات', '11 دقيقة']],
  ['tr', '2026-04-12T06:00', ['1 ay']],
] as const)('in %s, the time until %s is %j', (locale, until, units) => {
  const [now, startsAt] = [new Date('2026-03-12T06:00Z'), `${until}Z`];
  vi.useFakeTimers({ now });
  const remaining = remainingWithMonths(new Date(startsAt), now);
  const { container } = renderPart(<Countdown {...{ startsAt, remaining }} />, {
    path: locale === 'en' ? '/' : `/${locale}`,
    shell: { strings: stringsFor(locale, ['shell', 'events']) },
  });
  expect([...container.querySelectorAll('.clock > *')].map((one) => one.textContent)).toEqual(
    units,
  );
  vi.useRealTimers();
});

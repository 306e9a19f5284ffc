/** Tests of the loaders of events: the list, the page of an event, the next event, and outages. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextEvent } from '#app/events/next-event.server';
import { readVisitor } from '#app/visitor/visitor.server';
import { setupDonorSite, signInDonor } from '#tests/support/donor-site';
import { args, unreachable, visit } from '#tests/support/site';
import { loader as calendar } from './calendar';
import { loader } from './event';
import { loader as listLoader } from './list';
import { setFields } from '#tests/support/api/documents';

const opened = setupDonorSite();

const list = async (query = '', prefix = '') =>
  (await listLoader(args(visit(`${prefix}/events${query}`)))).data.list;
const page = async (id: string, prefix = '', sent = {}) =>
  (await loader(args(visit(`${prefix}/events/${id}`, sent), { id }))).data.event;
const setTaken = (id: string, taken: number) =>
  opened.site.db.updateTable('events').set({ taken }).where('id', '=', id).execute();
const moveTo = (time: string) => {
  opened.site.clock.now = new Date(time);
  vi.setSystemTime(opened.site.clock.now);
};

test('the list shows coming events in the order of their start, and past ones with the latest first', async () => {
  const coming = await list();
  expect(coming.cards.map(({ id }) => id)).toEqual([
    ...['school-evening', 'olive-morning', 'packing-day', 'open-questions'],
  ]);
  expect(coming.counts).toEqual({ coming: 4, past: 2 });
  const past = await list('?when=past');
  expect(past.cards.map(({ id, seats }) => [id, seats])).toEqual([
    ['women-lesson', null],
    ['water-walk', null],
  ]);
});

test('the list shows the number of free seats as text', async () => {
  await setTaken('school-evening', 82);
  await setTaken('olive-morning', 37);
  await setTaken('packing-day', 1);
  const words = async (prefix = '') =>
    (await list('', prefix)).cards.map(({ seats }) => seats?.text);
  expect(await words()).toEqual([
    ...['38 of 120 places free', '3 places left', 'Full: join the waiting list'],
    'Open to all, no limit on places',
  ]);
  expect(await words('/ar')).toEqual([
    ...['بقي 38 مقعدًا من 120', 'بقيت 3 مقاعد', 'اكتملت المقاعد: سجّل في قائمة الانتظار'],
    'مفتوحة للجميع، والمقاعد غير محدودة',
  ]);
});

test('the list offers the areas of all events, with their names in the visitor’s language', async () => {
  const { fields } = await list('', '/ar');
  const area = fields.find(({ name }) => name === 'area');
  expect(area?.options.map(({ value }) => value).sort()).toEqual(['muscat', 'online', 'sohar']);
  expect(area?.options.find(({ value }) => value === 'muscat')?.label).toBe('مسقط');
});

test('the list shows the current number of seats, and not a cached one', async () => {
  await list();
  await setTaken('packing-day', 1);
  expect((await list()).cards[2]?.seats?.free).toBe(0);
  expect((await page('packing-day')).seats.free).toBe(0);
  await setTaken('packing-day', 0);
  expect((await page('packing-day')).seats.free).toBe(1);
});

test('the page of an event has the time at the place, agenda, campaign, similar events and the time until it begins', async () => {
  const event = await page('school-evening', '/ar');
  expect(event).toMatchObject({
    state: 'coming',
    timeZone: 'بتوقيت مسقط',
    time: {
      ...{ date: '04-04-2026', weekday: 'السبت' },
      hours: 'من \u206619:00\u2069 إلى \u206621:30\u2069',
    },
    remaining: { months: 0, days: 24, hours: 9, minutes: 0 },
    campaign: { to: '/ar/projects/tankers' },
    applicant: null,
  });
  expect(event.agenda.map(({ time, text }) => [time, text])).toEqual([
    ['19:00', 'فتح الأبواب'],
    ['20:40', 'أسئلة'],
  ]);
  expect(event.similar.map(({ id }) => id)).toEqual([
    ...['packing-day', 'open-questions', 'water-walk'],
  ]);
});

test.each([
  ['2026-04-04T14:59:59Z', 'coming'],
  ['2026-04-04T15:00:00Z', 'running'],
  ['2026-04-04T17:29:59Z', 'running'],
  ['2026-04-04T17:30:00Z', 'past'],
])('the page of an event at %s is %s', async (time, state) => {
  moveTo(time);
  const event = await page('school-evening');
  expect([event.state, event.remaining !== null]).toEqual([state, state === 'coming']);
});

test('the page of an event names the last day of an event that ends on another day, and the offset of another time zone', async () => {
  await opened.site.db
    .updateTable('events')
    .set({ ends_at: '2026-04-05T06:00:00.000Z' })
    .where('id', '=', 'school-evening')
    .execute();
  const at = { table: 'events', id: 'school-evening' } as const;
  await setFields(opened.site.db, at, { timeZone: 'Europe/Istanbul' });
  const event = await page('school-evening');
  expect([event.time.hours, event.timeZone]).toEqual(['18:00–05-04-2026 09:00', 'UTC+3']);
});

test('the page of an event fills in name and e-mail address of a signed-in donor', async () => {
  const { account, tokens } = await signInDonor(opened.site);
  const { applicant } = await page('school-evening', '', { tokens });
  expect(applicant).toEqual({ name: account.name, email: account.email, phone: '' });
});

test('the page of an event is still shown when similar events, campaign and profile are unavailable', async () => {
  const { tokens } = await signInDonor(opened.site);
  opened.site.fail((request) =>
    /similar=|\/projects\/|profile/.test(request.url)
      ? Response.json({}, { status: 500 })
      : undefined,
  );
  expect(await page('school-evening', '', { tokens })).toMatchObject({
    ...{ similar: [], campaign: null, applicant: null },
  });
});

test('the page of an event sanitises the text of the event', async () => {
  const body = { en: '<p onclick="x()">A<script>x()</script></p>', ar: '', tr: '', id: '' };
  await setFields(opened.site.db, { table: 'events', id: 'packing-day' }, { body });
  expect((await page('packing-day')).body).toBe('<p>A</p>');
});

describe('nextEvent', () => {
  beforeEach(() => moveTo('2026-04-04T16:00:00Z'));
  const next = () => nextEvent(readVisitor(visit('/')));

  test('returns the event that begins next, and not the one that runs now', async () => {
    expect((await next())?.id).toBe('olive-morning');
  });

  test('returns null without coming events, and while the charity API is down', async () => {
    moveTo('2027-01-01T00:00:00Z');
    expect(await next()).toBeNull();
    opened.site.fail(unreachable);
    expect(await next()).toBeNull();
  });
});

const file = async (id: string, prefix = '') =>
  calendar(args(visit(`${prefix}/events/${id}/calendar`), { id }));

test('the calendar file has the times in UTC, the place and the URL of the page in the visitor’s language', async () => {
  const answer = await file('school-evening', '/ar');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('DTSTART:20260404T150000Z');
  expect(lines).toContain('DTEND:20260404T173000Z');
  expect(lines).toContain('SUMMARY:أمسية للمدارس');
  expect(lines).toContain('LOCATION:الميناء، 14 شارع نموذج، والمواقف خلف القاعة');
  expect(lines.find((line) => line.startsWith('URL:'))).toMatch(/\/ar\/events\/school-evening$/);
  const uid = lines.find((line) => line.startsWith('UID:'));
  expect((await (await file('school-evening')).text()).includes(uid!)).toBe(true);
});

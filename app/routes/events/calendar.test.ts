/** Tests of the calendar file of an event: its content in the visitor's language, and outages. */
import { expect, test } from 'vitest';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit } from '#tests/support/site';
import { loader } from './calendar';

const site = setupTestSiteAtSeedTime();

const file = async (id: string, prefix = '') =>
  loader(args(visit(`${prefix}/events/${id}/calendar`), { id }));

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

test('the calendar file returns 404 for an unknown event, and 503 while the charity API is down', async () => {
  await expect(file('unknown')).rejects.toMatchObject({ status: 404 });
  site.fail(unreachable);
  await expect(file('school-evening')).rejects.toMatchObject({ status: 503 });
});

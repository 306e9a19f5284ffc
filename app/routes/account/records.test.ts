/** Tests sponsorships, certificates, the yearly statement, and the download of the donor's data. */
import { expect, test } from 'vitest';
import { payOrder, setupDonorSite, signInDonor } from '#tests/support/donor-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { loader as download } from './data';
import { loader as statement } from './statement/statement';

const opened = setupDonorSite();

test.each([
  ['?year=2025', 2025, 0],
  ['?year=2026', 2026, 1],
  ['?year=soon', 2026, 1],
  ['?year=1', 2026, 1],
])('the statement for the query %j has the year %i with %i gifts', async (query, year, gifts) => {
  await payOrder(opened.site);
  const { tokens } = await signInDonor(opened.site);
  const { data } = await statement(args(visit(`/account/statement${query}`, { tokens })));
  const shown = data.statement;
  expect([shown.year, shown.gifts.length, shown.years]).toEqual([year, gifts, [2026]]);
});

test('the download is a JSON file with the date in its name, sent with no-store', async () => {
  const order = await payOrder(opened.site);
  const { tokens } = await signInDonor(opened.site);
  const answer = await download(args(visit('/account/data', { tokens })));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-giving-2026-03-12.json"',
    'cache-control': 'no-store',
  });
  expect(JSON.stringify(await answer.json())).toContain(order.reference);
});

test('the download redirects to the profile with a message while the charity API is down', async () => {
  const { tokens } = await signInDonor(opened.site);
  opened.site.fail(unreachable);
  const answer = await download(args(visit('/tr/account/data', { tokens })));
  expect(answer.headers.get('location')).toBe('/tr/account/profile#news');
  expect(visitorAfter(answer).preferences.flash).toBe('dataUnavailable');
  expect(answer.headers.getSetCookie().some((one) => one.startsWith('auth='))).toBe(false);
});

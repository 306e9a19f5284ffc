/** Tests sponsorships, certificates, the yearly statement, and the download of the donor's data. */
import { describe, expect, test } from 'vitest';
import { LINE } from '#tests/support/api/orders';
import { payOrder, setupDonorSite, signInDonor } from '#tests/support/donor-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { loader as certificates } from './certificates';
import { loader as data } from './data';
import { loader as sponsorships } from './sponsorships';
import { loader as statement } from './statement/statement';

const opened = setupDonorSite();

async function priceOf(id: string): Promise<number> {
  const { price } = await opened.site.db
    .selectFrom('offerings')
    .select('price')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return price!;
}

test('a sponsorship has its first and last day and the remaining months', async () => {
  const total = 3 * (await priceOf('orphan-amina'));
  await payOrder(opened.site, {
    lines: [{ ...LINE, offeringId: 'orphan-amina', quantity: 3, total }],
  });
  const { tokens } = await signInDonor(opened.site);
  const { cards } = (await sponsorships(args(visit('/account/sponsorships', { tokens })))).data
    .list;
  expect(cards).toMatchObject([
    {
      title: 'Sponsorship of Amina',
      offeringId: 'orphan-amina',
      from: '2026-03-01',
      lastDay: '2026-05-31',
      months: 3,
      remainingMonths: 3,
    },
  ]);
});

test('a certificate has the name of the endowment and of the person', async () => {
  const offeringId = 'water-endowment';
  const total = await priceOf(offeringId);
  const line = { ...LINE, offeringId, intention: 'waqf' as const, total };
  await payOrder(opened.site, { lines: [{ ...line, names: ['Fatima'] }] });
  const { tokens } = await signInDonor(opened.site);
  const { cards } = (await certificates(args(visit('/account/certificates', { tokens })))).data
    .list;
  expect(cards).toMatchObject([
    { name: 'Fatima', id: expect.stringMatching(/^[\w-]{22,}$/) as string },
  ]);
});

describe('statement', () => {
  const load = async (query = '') => {
    const { tokens } = await signInDonor(opened.site);
    return (await statement(args(visit(`/account/statement${query}`, { tokens })))).data.statement;
  };

  test('lists the gifts of the latest year, its totals, and what is recorded separately', async () => {
    const zakat = { ...LINE, offeringId: 'zakat-fund', intention: 'zakat' as const, total: 7_000 };
    const month = await priceOf('orphan-amina');
    const child = { ...LINE, offeringId: 'orphan-amina', total: month };
    const order = await payOrder(opened.site, { lines: [LINE, zakat, child] });
    expect(await load()).toMatchObject({
      ...{ year: 2026, years: [2026], name: 'Salma Al Harthi', email: 'salma@example.org' },
      gifts: [
        { reference: order.reference, order: order.token, total: { minor: 10_000 } },
        { reference: order.reference, intention: 'zakat', total: { minor: 7_000 } },
        { reference: order.reference, title: 'Sponsorship of Amina', total: { minor: month } },
      ],
      totals: [{ minor: 17_000 + month, currency: 'OMR' }],
      refunds: [],
      apart: [{ intention: 'zakat', amount: { minor: 7_000, currency: 'OMR' } }],
    });
  });

  test.each([
    ['?year=2025', 2025, 0],
    ['?year=2026', 2026, 1],
    ['?year=soon', 2026, 1],
    ['?year=1', 2026, 1],
  ])(
    'the statement for the query %j shows the year %i with %i gifts',
    async (query, year, gifts) => {
      await payOrder(opened.site);
      const shown = await load(query);
      expect([shown.year, shown.gifts.length, shown.years]).toEqual([year, gifts, [2026]]);
    },
  );
});

describe('download of the data', () => {
  test('the download is a JSON file with the date in its name, sent with no-store', async () => {
    const order = await payOrder(opened.site);
    const { tokens } = await signInDonor(opened.site);
    const answer = await data(args(visit('/account/data', { tokens })));
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
    const answer = await data(args(visit('/tr/account/data', { tokens })));
    expect(answer.headers.get('location')).toBe('/tr/account/profile#news');
    expect(visitorAfter(answer).preferences.flash).toBe('dataUnavailable');
    expect(answer.headers.getSetCookie().some((one) => one.startsWith('auth='))).toBe(false);
  });
});

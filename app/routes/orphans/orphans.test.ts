/** Tests of the orphan loaders, of the month calculations, and of the action that adds a sponsorship to the cart. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '#domain/offerings/sponsorship';
import { oneRow } from '#tests/support/api/rows';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { loader as list } from './list';
import { endDateOf, monthChoicesFor, readMonths } from './months';
import { action, loader } from './orphan';

const NOURA = 'orphan-hind';
const MARYAM = 'orphan-amina';

const site = setupTestSiteAtSeedTime();

describe('orphan loader', () => {
  const page = async (id: string, sent: Parameters<typeof visit>[1] = {}) =>
    (await loader(args(visit(`/projects/orphans/${id}`, sent), { id }))).data;

  test('returns the public data of a child without the birth date, and prevents indexing', async () => {
    const { child, head } = await page(MARYAM);
    expect(head).toMatchObject({ title: 'Sponsor Amina', index: false });
    expect(child).toMatchObject({
      ...{ name: 'Amina', age: 9, region: 'Gaza', sponsoredUntil: null, published: null },
      intentions: ['sadaqa', 'zakat'],
    });
    const { birth_date } = await oneRow(site.db, 'orphans', { offering_id: MARYAM });
    expect(JSON.stringify(child)).not.toContain(birth_date);
  });

  test('rounds the price of a month up in another currency', async () => {
    const { child } = await page(MARYAM, { preferences: { currency: 'USD' } });
    // 35 × 2.6008 = 91.028
    expect(child).toMatchObject({
      price: { minor: 91_03, currency: 'USD' },
      published: { minor: 35_000, currency: 'OMR' },
    });
  });

  test('returns a reason instead of a price when the exchange rate is too old', async () => {
    const answer = await site.get('/lookups/currencies');
    const body = (await answer.json()) as { result: { data: { at: string }[] } };
    for (const rate of body.result.data) rate.at = '2020-01-01T00:00:00.000Z';
    site.fail((request) =>
      request.url.includes('/lookups/currencies') ? Response.json(body) : undefined,
    );
    const { child } = await page(MARYAM, { preferences: { currency: 'EUR' } });
    expect(child).toMatchObject({ price: null, published: null });
    expect(child.noPrice).toMatch(/exchange rate/);
    const { cards } = (
      await list(args(visit('/projects/orphans', { preferences: { currency: 'EUR' } })))
    ).data.list;
    expect(cards[0]?.price?.currency).toBe('OMR');
  });
});

test.each([
  [12, [3, 6, 12]],
  [11, [3, 6]],
  [3, [3]],
])('with %i remaining months, the form offers %j', (left, choices) => {
  expect(monthChoicesFor(left)).toEqual(choices);
});

test('calculates the same end date as the order, for every start on the first of a month', () => {
  const first = fc.integer({ min: 0, max: 600 }).map((at) => addMonths('2020-01-01', at));
  fc.assert(
    fc.property(first, fc.nat(200), fc.nat(200), (start, taken, left) => {
      const last = addMonths(start, taken + left);
      for (const months of [1, 3, left])
        expect(endDateOf(months, { left, last })).toBe(addMonths(start, taken + months));
    }),
  );
});

test.each([
  ['12', 12],
  ['۶', 6],
  ['1.5', null],
  ['1,000', 1_000],
  ['1.000', 1_000],
  ['99999', null],
])('reads the typed months %j as %j', (text, months) => {
  expect(readMonths(text)).toBe(months);
});

describe('sponsorship action', () => {
  type Fields = Record<string, string>;
  async function send(id: string, fields: Fields) {
    const form = { currency: 'OMR', intent: 'cart', ...fields };
    return readAnswer(await action(args(visit(`/ar/projects/orphans/${id}`, { form }), { id })));
  }

  test('adds six months to the cart and redirects to the page', async () => {
    const { to, cart } = await send(MARYAM, { quantity: '6' });
    expect(to).toBe('/ar/projects/orphans/orphan-amina#news');
    expect(cart?.lines).toMatchObject([
      { offeringId: MARYAM, minor: 35_000, quantity: 6, intention: 'sadaqa' },
    ]);
  });

  test('uses the typed number instead of the chosen one', async () => {
    const { cart } = await send(MARYAM, { quantity: '12', otherQuantity: '٧' });
    expect(cart?.lines).toMatchObject([{ quantity: 7 }]);
  });

  test.each(['0', '-1', '1.5', 'three', ''])('rejects %j months', async (typed) => {
    const { errors, status, typed: kept } = await send(MARYAM, { otherQuantity: typed });
    expect(status).toBe(400);
    expect(errors).toMatchObject({ quantity: [expect.stringMatching(/[\u0600-\u06ff]/)] });
    if (typed) expect(kept).toMatchObject({ otherQuantity: typed });
  });

  test('rejects more months than remain with their number, and accepts all that remain', async () => {
    const { child } = (await loader(args(visit('/'), { id: NOURA }))).data;
    const left = child.limit.capacity - child.limit.taken;
    const said = translateFor('ar')('errors:gift.monthsLeft', { count: left });
    for (const otherQuantity of [String(left + 1), '9'.repeat(60)])
      expect(await send(NOURA, { otherQuantity })).toMatchObject({
        ...{ status: 409, errors: { quantity: [said] } },
      });
    const { cart } = await send(NOURA, { otherQuantity: String(left) });
    expect(cart?.lines).toMatchObject([{ quantity: left }]);
  });
});

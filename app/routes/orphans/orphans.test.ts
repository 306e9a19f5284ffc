/** Tests of the orphan loaders, of the month calculations, and of the action that adds a sponsorship to the cart. */
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { createOrder, submitDecision, confirmOrder } from '#tests/support/api/orders';
import { addMonths } from '#domain/offerings/sponsorship';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { loader as list } from './list';
import { monthChoicesFor, endDateOf, readMonths } from './months';
import { action, loader } from './orphan';

const NOURA = 'orphan-hind';
const MARYAM = 'orphan-amina';

const site = setupTestSiteAtSeedTime();

describe('orphan list loader', () => {
  const listed = async (query = '') =>
    (await list(args(visit(`/projects/orphans${query}`)))).data.list;

  test('returns nine children, and filter options that occur among the children', async () => {
    const { fields, cards, total, pages } = await listed();
    expect([cards.length, total, pages]).toEqual([9, 15, 2]);
    const named = Object.fromEntries(fields.map(({ name, options }) => [name, options]));
    expect(named.nationality?.map(({ label }) => label)).toEqual(
      [...(named.nationality ?? [])].map(({ label }) => label).sort(),
    );
    expect(named.area?.map(({ value }) => value)).toContain('gaza');
    expect(cards[0]).toMatchObject({ sponsoredUntil: null, price: { currency: 'OMR' } });
  });

  test('filters children by the query and ignores unknown values', async () => {
    const girls = await listed('?gender=female&minAge=9&maxAge=14');
    expect(girls.cards.map(({ name }) => name).sort()).toEqual(['Amina', 'Lina', 'Zahra']);
    expect((await listed('?gender=x&minAge=4.5&area=%3Cb%3E&children=99')).total).toBe(15);
    expect((await listed('?zakat=true&state=sponsored')).cards.every(({ zakat }) => zakat)).toBe(
      true,
    );
    expect((await listed('?gender=male&nationality=OM&state=waiting')).cards).toEqual([]);
  });

  test('returns the last page for a page number beyond the end', async () => {
    const { page, cards } = await listed('?page=7');
    expect([page, cards.length]).toEqual([2, 6]);
  });

  test('allows caching only for canonical URLs', async () => {
    const headersOf = async (query: string) =>
      new Headers((await list(args(visit(`/projects/orphans${query}`)))).init?.headers).get(
        'cache-control',
      );
    expect((await list(args(visit('/projects/orphans')))).data.head.index).toBe(false);
    expect(await headersOf('')).toBeNull();
    expect(await headersOf('?gender=&area=')).toBeNull();
    expect(await headersOf('?gender=female')).toBeNull();
    expect(await headersOf('?gender=unknown')).toBe('no-store');
    expect(await headersOf('?page=99')).toBe('no-store');
  });

  test('returns prices in the visitor’s currency', async () => {
    const request = visit('/projects/orphans', { preferences: { currency: 'USD' } });
    const { cards } = (await list(args(request))).data.list;
    expect(cards.every(({ price }) => price?.currency === 'USD')).toBe(true);
  });
});

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
    const { birth_date } = await site.db
      .selectFrom('orphans')
      .select('birth_date')
      .where('offering_id', '=', MARYAM)
      .executeTakeFirstOrThrow();
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

  test('returns 404 for an unknown child, and 503 while the charity API is down', async () => {
    await expect(page('nobody')).rejects.toMatchObject({ status: 404 });
    site.fail(unreachable);
    await expect(page(MARYAM)).rejects.toMatchObject({ status: 503 });
  });
});

describe('months of a sponsorship', () => {
  test.each([
    [111, [3, 6, 12]],
    [12, [3, 6, 12]],
    [11, [3, 6]],
    [3, [3]],
    [2, [2]],
    [1, [1]],
    [0, []],
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
    [' ١٢ ', 12],
    ['۶', 6],
    ['0', null],
    ['-3', null],
    ['1.5', null],
    ['12.0', null],
    ['1,000', 1_000],
    ['1.000', 1_000],
    ['', null],
    ['99999', null],
  ])('reads the typed months %j as %j', (text, months) => {
    expect(readMonths(text)).toBe(months);
  });
});

describe('sponsorship action', () => {
  type Fields = Record<string, string>;
  async function send(id: string, fields: Fields, sent: Parameters<typeof visit>[1] = {}) {
    const form = { currency: 'OMR', intent: 'cart', ...fields };
    return action(args(visit(`/ar/projects/orphans/${id}`, { ...sent, form }), { id }));
  }
  async function cartAfter(answer: Awaited<ReturnType<typeof send>>) {
    if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data));
    return {
      to: answer.headers.get('location'),
      lines: visitorAfter(answer).cart.lines,
    };
  }
  function refusalOf(answer: Awaited<ReturnType<typeof send>>) {
    if (answer instanceof Response)
      throw new Error(`the action redirected to ${answer.headers.get('location')}`);
    const { data, init } = answer;
    return { errors: data.form.error, typed: data.form.initialValue, status: init?.status };
  }

  test('adds six months to the cart and redirects to the page', async () => {
    const { to, lines } = await cartAfter(await send(MARYAM, { quantity: '6' }));
    expect(to).toBe('/ar/projects/orphans/orphan-amina#news');
    expect(lines).toMatchObject([
      { offeringId: MARYAM, minor: 35_000, quantity: 6, intention: 'sadaqa' },
    ]);
  });

  test('redirects a sponsorship as zakat with the intent donate to the checkout', async () => {
    const fields = { quantity: '3', intent: 'donate', intention: 'zakat' };
    const { to, lines } = await cartAfter(await send(MARYAM, fields));
    expect(to).toBe('/ar/checkout');
    expect(lines).toMatchObject([{ quantity: 3, intention: 'zakat' }]);
  });

  test.each(['٧', '۷', '7', ' 7 '])(
    'uses the typed number %j instead of the chosen one',
    async (typed) => {
      const fields = { quantity: '12', otherQuantity: typed };
      expect((await cartAfter(await send(MARYAM, fields))).lines).toMatchObject([{ quantity: 7 }]);
    },
  );

  test.each(['0', '-1', '1.5', 'three', ''])('rejects %j months', async (typed) => {
    const { errors, status, typed: kept } = refusalOf(await send(MARYAM, { otherQuantity: typed }));
    expect(status).toBe(400);
    expect(errors).toMatchObject({ quantity: [expect.stringMatching(/[\u0600-\u06ff]/)] });
    if (typed) expect(kept).toMatchObject({ otherQuantity: typed });
  });

  test('returns 409 for more months than remain, and accepts all remaining months', async () => {
    const { child } = await loader(args(visit('/'), { id: NOURA })).then(({ data }) => data);
    const left = child.limit.capacity - child.limit.taken;
    const { errors, status } = refusalOf(await send(NOURA, { otherQuantity: String(left + 1) }));
    expect([status, Object.keys(errors ?? {})]).toEqual([409, ['quantity']]);
    const taken = await cartAfter(await send(NOURA, { otherQuantity: String(left) }));
    expect(taken.lines).toMatchObject([{ quantity: left }]);
  });

  test.each(['100', '10000', '99999', '9'.repeat(60)])(
    'rejects %s months with a message that names the remaining months',
    async (otherQuantity) => {
      const { child } = await loader(args(visit('/ar'), { id: NOURA })).then(({ data }) => data);
      const count = child.limit.capacity - child.limit.taken;
      const { errors, status } = refusalOf(await send(NOURA, { otherQuantity }));
      expect(status).toBe(409);
      expect(errors).toEqual({
        quantity: [translateFor('ar')('errors:gift.monthsLeft', { count })],
      });
    },
  );

  test('returns 409 for 13 months when 12 remain', async () => {
    const capacity = { capacity: 22, taken: 10, paid: 10 };
    await site.db.updateTable('offerings').set(capacity).where('id', '=', 'orphan-deniz').execute();
    expect(refusalOf(await send('orphan-deniz', { otherQuantity: '13' })).status).toBe(409);
    expect((await cartAfter(await send('orphan-deniz', { quantity: '12' }))).lines).toHaveLength(1);
  });

  test('accepts sadaqa on behalf of a recipient, and rejects zakat', async () => {
    const named = {
      ...{ quantity: '3', onBehalf: 'yes', recipientName: 'سالم' },
      ...{ recipientPhone: '92123456', recipientPhoneCountry: 'OM' },
    };
    const { lines } = await cartAfter(await send(MARYAM, named));
    expect(lines).toMatchObject([{ recipient: { name: 'سالم', phone: '+96892123456' } }]);
    const refused = refusalOf(await send(MARYAM, { ...named, intention: 'zakat' }));
    expect(Object.keys(refused.errors ?? {})).toEqual(['intention']);
  });

  test('rejects zakat for a child who cannot receive zakat', async () => {
    const { errors } = refusalOf(await send(NOURA, { quantity: '3', intention: 'zakat' }));
    // The error is for the whole form: with one intention, the form has no field for it.
    expect(Object.keys(errors ?? {})).toEqual(['']);
  });

  test('rejects a form whose currency differs from the visitor’s currency', async () => {
    const { errors } = refusalOf(await send(MARYAM, { quantity: '3', currency: 'USD' }));
    expect(Object.keys(errors ?? {})).toEqual(['']);
  });

  test('returns 409 for a fully sponsored child', async () => {
    const { errors, status } = refusalOf(await send('orphan-bilal', { quantity: '3' }));
    expect(status).toBe(409);
    expect(errors?.['']).toHaveLength(1);
  });

  test('returns the period that another donor has paid in the meantime', async () => {
    await createOrder(site, {
      lines: [{ offeringId: 'orphan-sara', total: 180_000, quantity: 6, intention: 'sadaqa' }],
    }).then(async (order) => {
      await submitDecision(site, order, 'approve');
      await confirmOrder(site, order);
    });
    const { child } = (await loader(args(visit('/'), { id: 'orphan-sara' }))).data;
    expect(child.sponsoredUntil).toBe('2026-09-01');
  });
});

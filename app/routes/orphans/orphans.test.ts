/** The list's address, a child's page, and every sponsorship that its form can be sent with. */
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { place, press, comeBack } from '#tests/support/api/orders';
import { addMonths } from '#domain/offerings/sponsorship';
import { siteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { words } from '#tests/support/words';
import { loader as list } from './list';
import { choicesOf, endOf, readMonths } from './months';
import { action, loader } from './orphan';

const NOURA = 'orphan-noura';
const MARYAM = 'orphan-maryam';

const site = siteAtSeedTime();

describe('the list', () => {
  const listed = async (query = '') =>
    (await list(args(visit(`/projects/orphans${query}`)))).data.list;

  test('offers what occurs, and shows nine', async () => {
    const { fields, cards, total, pages } = await listed();
    expect([cards.length, total, pages]).toEqual([9, 15, 2]);
    const named = Object.fromEntries(fields.map(({ name, options }) => [name, options]));
    expect(named.nationality?.map(({ label }) => label)).toEqual(
      [...(named.nationality ?? [])].map(({ label }) => label).sort(),
    );
    expect(named.area?.map(({ value }) => value)).toContain('gaza');
    expect(cards[0]).toMatchObject({ sponsoredUntil: null, price: { currency: 'OMR' } });
  });

  test('is narrowed by its address; what is no value of a filter is as if it were not there', async () => {
    const girls = await listed('?gender=female&minAge=9&maxAge=14');
    expect(girls.cards.map(({ name }) => name).sort()).toEqual(['Huda', 'Maryam', 'Salma']);
    expect((await listed('?gender=x&minAge=4.5&area=%3Cb%3E&children=99')).total).toBe(15);
    expect((await listed('?zakat=true&state=sponsored')).cards.every(({ zakat }) => zakat)).toBe(
      true,
    );
    expect((await listed('?gender=male&nationality=OM&state=waiting')).cards).toEqual([]);
  });

  test('past its end shows its last page', async () => {
    const { page, cards } = await listed('?page=7');
    expect([page, cards.length]).toEqual([2, 6]);
  });

  test('may be cached only under a URL that names nothing unknown', async () => {
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

  test('tells prices in the visitor’s currency', async () => {
    const request = visit('/projects/orphans', { preferences: { currency: 'USD' } });
    const { cards } = (await list(args(request))).data.list;
    expect(cards.every(({ price }) => price?.currency === 'USD')).toBe(true);
  });
});

describe('the page', () => {
  const page = async (id: string, sent: Parameters<typeof visit>[1] = {}) =>
    (await loader(args(visit(`/projects/orphans/${id}`, sent), { id }))).data;

  test('tells what may be told, and asks not to be listed', async () => {
    const { child, head } = await page(MARYAM);
    expect(head).toMatchObject({ title: 'Sponsor Maryam', index: false });
    expect(child).toMatchObject({
      ...{ name: 'Maryam', age: 9, region: 'Gaza', sponsoredUntil: null, published: null },
      intentions: ['sadaqa', 'zakat'],
    });
    const { birth_date } = await site.db
      .selectFrom('orphans')
      .select('birth_date')
      .where('offering_id', '=', MARYAM)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(child)).not.toContain(birth_date);
  });

  test('rounds a month up in another currency', async () => {
    const { child } = await page(MARYAM, { preferences: { currency: 'USD' } });
    // 35 × 2.6008 = 91.028
    expect(child).toMatchObject({
      price: { minor: 91_03, currency: 'USD' },
      published: { minor: 35_000, currency: 'OMR' },
    });
  });

  test('without a fresh rate names no price, and says why', async () => {
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

  test('of nobody is not there; of somebody while the API fails is an outage', async () => {
    await expect(page('nobody')).rejects.toMatchObject({ status: 404 });
    site.fail(unreachable);
    await expect(page(MARYAM)).rejects.toMatchObject({ status: 503 });
  });
});

describe('the months', () => {
  test.each([
    [111, [3, 6, 12]],
    [12, [3, 6, 12]],
    [11, [3, 6]],
    [3, [3]],
    [2, [2]],
    [1, [1]],
    [0, []],
  ])('of which %i are left offer %j', (left, choices) => {
    expect(choicesOf(left)).toEqual(choices);
  });

  test('end where the order will say, for every beginning on the first of a month', () => {
    const first = fc.integer({ min: 0, max: 600 }).map((at) => addMonths('2020-01-01', at));
    fc.assert(
      fc.property(first, fc.nat(200), fc.nat(200), (start, taken, left) => {
        const last = addMonths(start, taken + left);
        for (const months of [1, 3, left])
          expect(endOf(months, { left, last })).toBe(addMonths(start, taken + months));
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
  ])('are read from %j: %j', (text, months) => {
    expect(readMonths(text)).toBe(months);
  });
});

describe('a sponsorship', () => {
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
    if (answer instanceof Response) throw new Error(`sent on to ${answer.headers.get('location')}`);
    const { data, init } = answer;
    return { errors: data.form.error, typed: data.form.initialValue, status: init?.status };
  }

  test('of six months goes into the cart, and back to the page', async () => {
    const { to, lines } = await cartAfter(await send(MARYAM, { quantity: '6' }));
    expect(to).toBe('/ar/projects/orphans/orphan-maryam#news');
    expect(lines).toMatchObject([
      { offeringId: MARYAM, minor: 35_000, quantity: 6, intention: 'sadaqa' },
    ]);
  });

  test('is paid at once, as zakat', async () => {
    const fields = { quantity: '3', intent: 'donate', intention: 'zakat' };
    const { to, lines } = await cartAfter(await send(MARYAM, fields));
    expect(to).toBe('/ar/checkout');
    expect(lines).toMatchObject([{ quantity: 3, intention: 'zakat' }]);
  });

  test.each(['٧', '۷', '7', ' 7 '])('of %j, typed, counts before the choice', async (typed) => {
    const fields = { quantity: '12', otherQuantity: typed };
    expect((await cartAfter(await send(MARYAM, fields))).lines).toMatchObject([{ quantity: 7 }]);
  });

  test.each(['0', '-1', '1.5', 'three', ''])('of %j months is rejected', async (typed) => {
    const { errors, status, typed: kept } = refusalOf(await send(MARYAM, { otherQuantity: typed }));
    expect(status).toBe(400);
    expect(errors).toMatchObject({ quantity: [expect.stringMatching(/[\u0600-\u06ff]/)] });
    if (typed) expect(kept).toMatchObject({ otherQuantity: typed });
  });

  test('of more months than are left is refused, of all that are left is not', async () => {
    const { child } = await loader(args(visit('/'), { id: NOURA })).then(({ data }) => data);
    const left = child.limit.capacity - child.limit.taken;
    const { errors, status } = refusalOf(await send(NOURA, { otherQuantity: String(left + 1) }));
    expect([status, Object.keys(errors ?? {})]).toEqual([409, ['quantity']]);
    const taken = await cartAfter(await send(NOURA, { otherQuantity: String(left) }));
    expect(taken.lines).toMatchObject([{ quantity: left }]);
  });

  test.each(['100', '10000', '99999', '9'.repeat(60)])(
    'of %s months gets a message with the number of remaining months',
    async (otherQuantity) => {
      const { child } = await loader(args(visit('/ar'), { id: NOURA })).then(({ data }) => data);
      const count = child.limit.capacity - child.limit.taken;
      const { errors, status } = refusalOf(await send(NOURA, { otherQuantity }));
      expect(status).toBe(409);
      expect(errors).toEqual({ quantity: [words('ar')('errors:gift.monthsLeft', { count })] });
    },
  );

  test('of 13 when 12 are left is refused', async () => {
    const capacity = { capacity: 22, taken: 10, paid: 10 };
    await site.db.updateTable('offerings').set(capacity).where('id', '=', 'orphan-emre').execute();
    expect(refusalOf(await send('orphan-emre', { otherQuantity: '13' })).status).toBe(409);
    expect((await cartAfter(await send('orphan-emre', { quantity: '12' }))).lines).toHaveLength(1);
  });

  test('in somebody’s name is charity: zakat is refused', async () => {
    const named = {
      ...{ quantity: '3', onBehalf: 'yes', recipientName: 'سالم' },
      ...{ recipientPhone: '92123456', recipientPhoneCountry: 'OM' },
    };
    const { lines } = await cartAfter(await send(MARYAM, named));
    expect(lines).toMatchObject([{ recipient: { name: 'سالم', phone: '+96892123456' } }]);
    const refused = refusalOf(await send(MARYAM, { ...named, intention: 'zakat' }));
    expect(Object.keys(refused.errors ?? {})).toEqual(['intention']);
  });

  test('of who takes no zakat cannot be zakat', async () => {
    const { errors } = refusalOf(await send(NOURA, { quantity: '3', intention: 'zakat' }));
    // Of the whole form: with one intention, it has no field for it.
    expect(Object.keys(errors ?? {})).toEqual(['']);
  });

  test('seen in another currency than the cart’s is looked at again', async () => {
    const { errors } = refusalOf(await send(MARYAM, { quantity: '3', currency: 'USD' }));
    expect(Object.keys(errors ?? {})).toEqual(['']);
  });

  test('of who is sponsored to the end is refused', async () => {
    const { errors, status } = refusalOf(await send('orphan-hamza', { quantity: '3' }));
    expect(status).toBe(409);
    expect(errors?.['']).toHaveLength(1);
  });

  test('sees what others took meanwhile', async () => {
    await place(site, {
      lines: [{ offeringId: 'orphan-rima', total: 180_000, quantity: 6, intention: 'sadaqa' }],
    }).then(async (order) => {
      await press(site, order, 'approve');
      await comeBack(site, order);
    });
    const { child } = (await loader(args(visit('/'), { id: 'orphan-rima' }))).data;
    expect(child.sponsoredUntil).toBe('2026-09-01');
  });
});

/** Holdings: found, added, worked out and paid; only the amount leaves the form, and only the server says what it is. */
import { describe, expect, test } from 'vitest';
import { FUNDS } from '#domain/offerings/funds';
import { siteAtSeedTime } from '#tests/support/opened-site';
import { args, cookiesOf, unreachable, visit, visitorAfter } from '#tests/support/site';
import { action as purify, loader as purifyLoader } from './stock-purge';
import type { HoldingsAnswer } from './action.server';
import { action as fundZakat, loader as fundLoader } from './zakat-funds';
import { action as stockZakat, loader as stockLoader } from './zakat-stocks';

const site = siteAtSeedTime();

const PAGES = {
  '/projects/stock-purge': purify,
  '/projects/zakat/stocks': stockZakat,
  '/projects/zakat/funds': fundZakat,
};
type Path = keyof typeof PAGES;
type Row = [subject: string, period: string, count: string];
type Sent = Record<string, string>;

const fieldsOf = (rows: Row[]) =>
  Object.fromEntries(
    rows.flatMap(([subject, period, count], at) => [
      [`rows[${at}].id`, String(at + 1)],
      [`rows[${at}].subject`, subject],
      [`rows[${at}].period`, period],
      [`rows[${at}].count`, count],
    ]),
  ) as Record<string, string>;

async function send(path: Path, rows: Row[], fields: Sent, prefix = '') {
  const form = { form: 'holdings', currency: 'OMR', ...fieldsOf(rows), ...fields };
  const answer = await PAGES[path](args(visit(prefix + path, { form })));
  if (answer instanceof Response) {
    const cookie = cookiesOf(answer.headers);
    const { cart } = visitorAfter(answer);
    return { to: answer.headers.get('location'), cookie, cart, answer: null, init: null };
  }
  const shown = 'answer' in answer.data ? (answer.data.answer as HoldingsAnswer) : null;
  return {
    to: null,
    cookie: '',
    cart: null,
    answer: shown,
    init: answer.init,
    form: answer.data.form,
  };
}

const PURGE = '/projects/stock-purge';
const TWO: Row[] = [
  ['nbrs', '2025', '100'],
  ['wadc', '2024', '١٬٠٠٠'],
];

describe('finding', () => {
  const found = async (
    query: string,
    load: typeof purifyLoader | typeof stockLoader = purifyLoader,
  ) => {
    const { data } = await load(args(visit(`${PURGE}${query}`)));
    return data.view.found;
  };

  test('begins with the first of the exchange, and says that there are more', async () => {
    const { subjects, hasMore } = await found('');
    expect(subjects).toHaveLength(6);
    expect(hasMore).toBe(true);
  });

  test('a word of an address narrows it, in any language', async () => {
    expect((await found('?search=نبراس')).subjects).toMatchObject([{ symbol: 'NBRS' }]);
    expect((await found('?search=nbrs')).hasMore).toBe(false);
    expect((await found(`?search=${'x'.repeat(500)}`)).search).toHaveLength(80);
  });

  test('funds are found on the page of funds', async () => {
    const { data } = await fundLoader(args(visit('/projects/zakat/funds?search=sukuk')));
    expect(data.view.found.subjects).toMatchObject([
      { symbol: 'SDNS', house: 'Sadan Asset Management' },
    ]);
  });

  test('in the form it keeps the rows', async () => {
    const { answer, init } = await send(PURGE, TWO, { intent: 'search', search: 'luban' });
    expect(answer?.rows.map(({ subject, count }) => [subject, count])).toEqual([
      ['nbrs', '100'],
      ['wadc', '١٬٠٠٠'],
    ]);
    expect(answer?.found.subjects).toMatchObject([{ symbol: 'LUBN' }]);
    expect(answer?.strict).toBe(false);
    expect(init?.status).toBe(200);
    expect(new Headers(init?.headers).get('cache-control')).toBe('no-store');
  });

  test('Enter in the search field searches, though it presses the button that works out', async () => {
    const { answer } = await send(PURGE, [['nbrs', '2025', '']], {
      intent: 'work',
      search: 'luban',
      searched: '',
    });
    expect(answer).toMatchObject({ strict: false, found: { search: 'luban' } });
  });
});

describe('rows', () => {
  test('are added with the newest period that says something', async () => {
    const { answer } = await send(PURGE, [], { intent: 'add.nbrs' });
    expect(answer?.rows).toMatchObject([{ id: 1, subject: 'nbrs', period: '2025', count: '' }]);
    expect(answer).toMatchObject({ focus: 1, refusal: null });
    // Nothing is published for Binaa in 2025.
    const old = await send(PURGE, [], { intent: 'add.bnaa' });
    expect(old.answer?.rows).toMatchObject([{ period: '2024' }]);
  });

  test('of the same share begin with a period that is not there yet', async () => {
    const { answer } = await send(PURGE, [['nbrs', '2025', '5']], { intent: 'add.nbrs' });
    expect(answer?.rows.map(({ id, period }) => [id, period])).toEqual([
      [1, '2025'],
      [2, '2024'],
    ]);
  });

  test('are removed, and the others keep their numbers', async () => {
    const { answer } = await send(PURGE, TWO, { intent: 'remove.1' });
    expect(answer?.rows).toMatchObject([{ id: 2, subject: 'wadc', count: '١٬٠٠٠' }]);
  });

  test('are at most 30: the next is refused, and none is lost', async () => {
    const thirty = Array.from({ length: 30 }, (): Row => ['nbrs', '2025', '1']);
    const { answer, init } = await send(PURGE, thirty, { intent: 'add.wadc' });
    expect(init?.status).toBe(400);
    expect(answer).toMatchObject({ refusal: 'tooMany' });
    expect(answer?.rows).toHaveLength(30);
    const more = await send(PURGE, [...thirty, ['wadc', '2025', '1']], { intent: 'work' });
    expect(more.answer).toMatchObject({ refusal: 'tooMany' });
  });

  test('without a number are told so when it is worked out', async () => {
    const { answer } = await send(PURGE, [...TWO, ['lubn', '2025', '']], { intent: 'work' });
    expect(answer).toMatchObject({ strict: true, focus: 3, refusal: null });
  });
});

describe('paying', () => {
  // 100 × 0.0850 + 1,000 × 0.0051 = 8.5 + 5.1
  test('purification: one line, exactly what was worked out', async () => {
    const { to, cart } = await send(PURGE, TWO, { intent: 'donate', shown: '13600 OMR' });
    expect(to).toBe('/checkout');
    expect(cart?.lines).toEqual([
      {
        id: expect.stringMatching(/^gift-/) as string,
        offeringId: FUNDS.purification,
        minor: 13_600,
        quantity: 1,
        intention: 'purification',
        isOne: true,
      },
    ]);
  });

  test('into the cart: the donor stays on the page, in their language', async () => {
    const sent = { intent: 'cart', shown: '13600 OMR' };
    const { to, cart } = await send(PURGE, TWO, sent, '/ar');
    expect(to).toBe('/ar/projects/stock-purge#news');
    expect(cart?.lines).toMatchObject([{ minor: 13_600, intention: 'purification' }]);
  });

  test('of shares whose zakat the company pays, no number is asked', async () => {
    const rows: Row[] = [
      ['nbrs', '2025', '400'],
      ['sadn', '2025', ''],
    ];
    const sent = { intent: 'donate', shown: '8520 OMR' };
    expect((await send('/projects/zakat/stocks', rows, sent)).cart?.lines).toMatchObject([
      { offeringId: FUNDS.zakat, minor: 8_520, isOne: true },
    ]);
  });

  test('zakat of shares: what a company paid itself is not in it', async () => {
    const rows: Row[] = [
      ['nbrs', '2025', '400'],
      ['sadn', '2025', '10000'],
    ];
    const { cart } = await send('/projects/zakat/stocks', rows, {
      intent: 'donate',
      shown: '8520 OMR',
    });
    expect(cart?.lines).toMatchObject([
      { offeringId: FUNDS.zakat, minor: 8_520, quantity: 1, intention: 'zakat' },
    ]);
  });

  test('zakat of funds: parts of units count, and another currency at the rate of the day', async () => {
    // 125.375 × 0.0262 + 40 × 0.0785 ÷ 2.6008 = 3.284825 + 1.207320…
    const rows: Row[] = [
      ['sdns', '2025', '125.375'],
      ['glbe', '2025', '40'],
    ];
    const { cart } = await send('/projects/zakat/funds', rows, {
      intent: 'donate',
      shown: '4493 OMR',
    });
    expect(cart?.lines).toMatchObject([
      { offeringId: FUNDS.zakat, minor: 4_493, intention: 'zakat' },
    ]);
  });

  test('only the amount leaves the form', async () => {
    const { to, cookie } = await send(PURGE, [['nbrs', '2025', '7654']], {
      intent: 'cart',
      shown: '650590 OMR',
    });
    const kept = decodeURIComponent(`${to}${cookie}`);
    expect(kept).not.toMatch(/nbrs|7654/i);
    expect(JSON.stringify(site.log)).not.toMatch(/7654|650590/);
  });
});

describe('nothing is paid', () => {
  test.each<[string, Row[], string, string, number]>([
    ['another amount than was shown', TWO, '13601 OMR', 'changed', 409],
    ['the amount in another currency', TWO, '13600 USD', 'changed', 409],
    ['no amount', TWO, '', 'changed', 409],
    ['no rows', [], '1000 OMR', 'empty', 400],
    ['an unknown share', [...TWO, ['nothing', '2025', '5']], '13600 OMR', 'mend', 400],
    ['a fund among shares', [...TWO, ['sdns', '2025', '5']], '13600 OMR', 'mend', 400],
    ['a period that is not published', [['nbrs', '2031', '100']], '8500 OMR', 'mend', 400],
    ['a number below zero', [['nbrs', '2025', '-100']], '-8500 OMR', 'mend', 400],
    ['letters', [['nbrs', '2025', 'many']], '8500 OMR', 'mend', 400],
    ['a huge number', [['nbrs', '2025', '999999999999']], '84999999999915 OMR', 'mend', 400],
    ['what has no rate', [['khlp', '2025', '1000']], '4600 OMR', 'changed', 409],
    ['what has no ratio', [['rmlg', '2025', '1000']], '1000 OMR', 'changed', 409],
  ])('for %s', async (_, rows, shown, refusal, status) => {
    const { to, answer, init } = await send(PURGE, rows, { intent: 'donate', shown });
    expect(to).toBeNull();
    expect(answer).toMatchObject({ refusal });
    expect(init?.status).toBe(status);
    expect(answer?.rows.map(({ subject, count }) => [subject, count])).toEqual(
      rows.map(([subject, , count]) => [subject, count]),
    );
  });

  test('where a row names a far place of the list', async () => {
    const far = { intent: 'work', 'rows[4000000000].subject': 'nbrs' };
    await expect(send(PURGE, [], far)).rejects.toMatchObject({ status: 400 });
  });

  test('while the charity API is down; what was typed goes back', async () => {
    site.fail(unreachable);
    const { form } = await send(PURGE, TWO, { intent: 'donate', shown: '13600 OMR' });
    expect(form?.error?.['']).toEqual(['Something went wrong. Please try again in a moment.']);
    expect(form?.initialValue).toMatchObject({ rows: [{ subject: 'nbrs', count: '100' }, {}] });
  });
});

test('an amount that the donor knows is purified as it is', async () => {
  const form = { currency: 'OMR', amount: '4.5', intent: 'cart' };
  const answer = (await purify(args(visit(PURGE, { form })))) as Response;
  const { cart } = visitorAfter(answer);
  expect(cart.lines).toMatchObject([{ offeringId: FUNDS.purification, minor: 4_500 }]);
  const wrong = await purify(args(visit(PURGE, { form: { ...form, amount: '0' } })));
  expect(wrong).toMatchObject({
    data: { form: { error: { amount: ['Write an amount above zero'] } } },
  });
});

describe('an obligation has no minimum', () => {
  test('the donor can purify less than 1 as a known amount', async () => {
    const form = { currency: 'OMR', amount: '0.096', intent: 'donate' };
    const answer = (await purify(args(visit(PURGE, { form })))) as Response;
    expect(answer.headers.get('location')).toBe('/checkout');
    expect(visitorAfter(answer).cart.lines).toMatchObject([{ minor: 96 }]);
  });

  test('the donor can purify less than 1 as a calculated amount', async () => {
    const small: Row[] = [['nbrs', '2025', '1']];
    const { to, cookie } = await send(PURGE, small, { intent: 'donate', shown: '85 OMR' });
    expect(to).toBe('/checkout');
    expect(cookie).not.toBe('');
  });
});

test('the pages load in every language', async () => {
  for (const prefix of ['', '/ar', '/tr', '/id']) {
    const { data } = await stockLoader(args(visit(`${prefix}/projects/zakat/stocks`)));
    expect(data.view.found.subjects.length).toBe(6);
    expect(data.head.title).not.toContain('stockZakat');
  }
});

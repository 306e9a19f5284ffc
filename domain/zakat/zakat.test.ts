/** Tests the zakat calculation: the published rulings, and properties that hold for any wealth. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, type Currency } from '../money';
import {
  blankForm,
  blankRow,
  KINDS,
  typedFrom,
  calculateZakat,
  type Figures,
  type Kind,
  type Row,
  type Rulings,
  type Typed,
  type Zakat,
} from './index';

const RULINGS: Rulings = {
  nisab: { gold: '85', silver: '595', usual: 'gold' },
  rates: { lunar: '0.025', solar: '0.02577' },
  shares: { usual: 'trade', keep: 'proxy', proxy: '0.25' },
  wornCounts: true,
  debtsCount: true,
  authority: 'A board',
  ruledAt: '2026-01-01T00:00:00.000Z',
};

const published = (perGram: string) =>
  ({ perGram, currency: 'OMR', at: '2026-03-12T05:00:00.000Z', source: 'A', rates: null }) as const;
const FIGURES: Figures = {
  currency: 'OMR',
  prices: { gold: published('24.480'), silver: published('0.312') },
};

function form(rows: Partial<Record<Kind, Row[]>>, choices: Partial<Typed> = {}): Typed {
  const blank = blankForm(RULINGS);
  const filled = KINDS.map((kind) => [
    kind,
    (rows[kind] ?? []).map((row) => ({ ...blankRow(kind, RULINGS), ...row })),
  ]);
  return { ...blank, rows: Object.fromEntries(filled) as Typed['rows'], ...choices };
}

function zakat(typed: Typed, { figures = FIGURES, rulings = RULINGS } = {}): Zakat {
  const outcome = calculateZakat(typed, figures, rulings);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.zakat;
}

function problems(typed: Typed, { figures = FIGURES, rulings = RULINGS } = {}) {
  const outcome = calculateZakat(typed, figures, rulings);
  return outcome.ok ? {} : outcome.problems;
}

const omr = (minor: number) => money(minor, 'OMR');
const cash = (amount: string) => form({ cash: [{ amount }] });

test('calculates cash, gold of 21 carat, shares held for trade and a debt', () => {
  const result = zakat(
    form({
      cash: [{ amount: '3,200.600' }],
      gold: [{ grams: '170', parts: '21' }],
      stocks: [{ name: 'NBRS', count: '400', price: '1.250' }],
      debts: [{ amount: '600' }],
    }),
  );
  expect(result.lines.map(({ amount }) => amount.minor)).toEqual([
    3_200_600, 3_641_400, 500_000, -600_000,
  ]);
  expect(result).toMatchObject({
    net: omr(6_742_000),
    isDue: true,
    percent: '2.5',
    due: omr(168_550),
    isRounded: false,
    nisab: { by: 'gold', gold: { value: omr(2_080_800) }, silver: { value: omr(185_640) } },
  });
  expect(result.lines[1]?.formula).toEqual({
    is: 'metal',
    grams: '170',
    parts: 21,
    whole: 24,
    pure: '148.75',
    perGram: '24.48',
  });
});

test.each([
  ['24', '85', true],
  ['24', '84.999999', false],
  ['21', '97.15', true],
  ['21', '97.14', false],
])('gold of %s carat: %s g reach the nisab: %s', (parts, grams, isDue) => {
  expect(zakat(form({ gold: [{ grams, parts }] })).isDue).toBe(isDue);
});

test.each([
  ['999', '1000', 311_688],
  ['800', '1000', 249_600],
])('silver of purity %s: %s g are worth %i baisa', (parts, grams, minor) => {
  const result = zakat(form({ silver: [{ grams, parts }] }, { nisab: 'silver' }));
  expect(result.net).toEqual(omr(minor));
  expect(result.isDue).toBe(true);
});

test.each([
  ['lunar', '2.5', 250_000],
  ['solar', '2.577', 257_700],
] as const)('a %s year has the rate %s percent', (year, percent, minor) => {
  const result = zakat(form({ cash: [{ amount: '10000' }] }, { year }));
  expect(result).toMatchObject({ percent, due: omr(minor) });
});

test('zakat is due on exactly the nisab, but not on one baisa less', () => {
  expect(zakat(cash('2080.800'))).toMatchObject({ isDue: true, due: omr(52_020) });
  expect(zakat(cash('2080.799'))).toMatchObject({
    isDue: false,
    due: omr(0),
    missing: omr(1),
  });
  expect(zakat(cash(''))).toMatchObject({ isDue: false, net: omr(0), missing: omr(2_080_800) });
});

test('returns the zakat due by the other nisab only when none is due by the chosen one', () => {
  expect(zakat(cash('300'))).toMatchObject({ isDue: false, dueByOther: omr(7_500) });
  expect(zakat(cash('100')).dueByOther).toBeNull();
  expect(zakat(cash('3000')).dueByOther).toBeNull();
});

test('rounds the zakat due up once, at the end', () => {
  expect(zakat(cash('3000.001'))).toMatchObject({ due: omr(75_001), isRounded: true });
});

describe('shares', () => {
  const shares = (row: Row, rulings = RULINGS) =>
    zakat(form({ stocks: [{ name: 'A', count: '1000', price: '2', published: '0.05', ...row }] }), {
      rulings,
    }).net.minor;
  const byFigure: Rulings = { ...RULINGS, shares: { ...RULINGS.shares, keep: 'published' } };

  test('shares count in full when held for trade, in part when held long-term, and not when the company pays the zakat', () => {
    expect(shares({ held: 'trade' })).toBe(2_000_000);
    expect(shares({ held: 'keep' })).toBe(500_000);
    expect(shares({ held: 'paid' })).toBe(0);
  });

  test('shares have exactly the published zakat when the ruling uses published figures', () => {
    expect(shares({ held: 'keep' }, byFigure)).toBe(2_000_000);
    const many = form({ stocks: [{ count: '2000', published: '0.0850', held: 'keep' }] });
    expect(zakat(many, { rulings: byFigure }).due).toEqual(omr(170_000));
    // Not more in a solar year: the company has published the zakat that is due.
    const solar = { ...many, year: 'solar' as const };
    expect(zakat(solar, { rulings: byFigure }).due).toEqual(omr(170_000));
  });
});

test('jewellery that is worn is counted, or has the formula "worn" and no amount, as the ruling decides', () => {
  const worn = form({ gold: [{ grams: '100', use: 'wearing' }], cash: [{ amount: '100' }] });
  expect(zakat(worn).net).toEqual(omr(2_548_000));
  const without = zakat(worn, { rulings: { ...RULINGS, wornCounts: false } });
  expect(without.net).toEqual(omr(100_000));
  expect(without.lines.map(({ formula }) => formula.is)).toContain('worn');
});

test('debts are not subtracted when the ruling excludes them', () => {
  const owing = form({ cash: [{ amount: '3000' }], debts: [{ amount: '500' }] });
  const rulings = { ...RULINGS, debtsCount: false };
  expect(zakat(owing, { rulings })).toMatchObject({ net: omr(3_000_000), lines: [{}] });
});

describe('metal prices', () => {
  const rates = { from: '1', to: '2.6008', at: '1986-01-01T00:00:00.000Z', source: 'Peg' };
  const inDollars: Figures = {
    currency: 'USD' satisfies Currency,
    prices: { gold: { ...published('24.480'), rates }, silver: 'noRate' },
  };
  test('prices are converted exactly at the published rate', () => {
    const result = zakat(form({ gold: [{ grams: '85' }] }), { figures: inDollars });
    // 85 × 24.480 × 2.6008 = 5,411.74464, of which 2.5 % are 135.293616.
    expect(result).toMatchObject({ isDue: true, due: { minor: 13_530, currency: 'USD' } });
    expect(result.nisab.gold?.value.minor).toBe(541_175);
    expect(result.net.minor).toBe(541_175);
    expect(result.nisab.silver).toBeNull();
  });

  test('show a nisab one cent above the shown wealth when wealth is one cent below the nisab', () => {
    const result = zakat(cash('5411.74'), { figures: inDollars });
    expect(result).toMatchObject({
      isDue: false,
      net: { minor: 541_174 },
      missing: { minor: 1 },
      nisab: { gold: { value: { minor: 541_175 } } },
    });
    expect(zakat(cash('5411.75'), { figures: inDollars }).isDue).toBe(true);
  });

  test('give shown amounts that never contradict whether zakat is due, and that add up', () => {
    const price = fc
      .integer({ min: 1, max: 999_999_999 })
      .map((millionths) => (millionths / 1e6).toFixed(6));
    fc.assert(
      fc.property(price, fc.integer({ min: -300, max: 300 }), (perGram, thousandths) => {
        const figures: Figures = {
          ...inDollars,
          prices: { gold: published(perGram), silver: 'noRate' },
        };
        // Weights on both sides of the nisab of 85 g, whose value has more decimals than the currency.
        const grams = ((85_000 + thousandths) / 1_000).toFixed(3);
        const { isDue, net, nisab, missing } = zakat(form({ gold: [{ grams }] }), { figures });
        const limit = nisab.gold!.value.minor;
        expect(net.minor >= limit).toBe(isDue);
        expect(missing.minor).toBe(isDue ? 0 : limit - net.minor);
      }),
    );
  });

  test('prices are required from the donor when no published price is available and a line or the nisab needs one', () => {
    const silver = form({ silver: [{ grams: '10' }] });
    expect(problems(silver, { figures: inDollars })).toEqual({ 'own.silver': 'zakat.priceNeeded' });
    const bySilver = { ...cash('1'), nisab: 'silver' } as const;
    expect(problems(bySilver, { figures: inDollars })).toEqual({
      'own.silver': 'zakat.priceNeeded',
    });
    const own = { ...bySilver, own: { gold: '', silver: '٠٫٨' } };
    const result = zakat(own, { figures: inDollars });
    expect(result.nisab.silver?.value).toEqual(money(47_600, 'USD'));
    expect(result.prices.silver).toBe('own');
  });

  test('prices from the donor are used instead of published ones', () => {
    const own = { ...form({ gold: [{ grams: '100' }] }), own: { gold: '20', silver: '' } };
    expect(zakat(own).net).toEqual(omr(2_000_000));
  });
});

test.each([
  [{ cash: [{ amount: 'ten' }] }, { 'cash.0.amount': 'amount.notANumber' }],
  [{ cash: [{ amount: '-5' }] }, { 'cash.0.amount': 'amount.notANumber' }],
  [{ cash: [{ amount: '1.2345' }] }, { 'cash.0.amount': 'amount.tooManyDecimals' }],
  [{ cash: [{ amount: '1000000000.001' }] }, { 'cash.0.amount': 'zakat.tooLarge' }],
  [{ cash: [{ amount: '9'.repeat(40) }] }, { 'cash.0.amount': 'zakat.tooLarge' }],
  [{ gold: [{ grams: `9${',999'.repeat(9)}` }] }, { 'gold.0.grams': 'zakat.tooLarge' }],
  [{ gold: [{ grams: '1,5,5' }] }, { 'gold.0.grams': 'zakat.notANumber' }],
  [{ gold: [{ grams: '999999999' }] }, { 'gold.0.grams': 'zakat.tooLarge' }],
  [{ stocks: [{ count: '5' }] }, { 'stocks.0.price': 'required' }],
  [{ funds: [{ name: 'A' }] }, { 'funds.0.count': 'required', 'funds.0.price': 'required' }],
  [{ stocks: [{ count: '999999999', price: '999999' }] }, { 'stocks.0.count': 'zakat.tooLarge' }],
] as [Partial<Record<Kind, Row[]>>, object][])('%j reports the errors %j', (rows, wrong) => {
  expect(problems(form(rows))).toEqual(wrong);
});

test.each([
  { gold: { 0: { grams: '100', parts: '30' } } },
  { silver: { 5: { grams: '100', parts: '24' } } },
  { gold: { 0: { grams: '100', use: 'burying' } } },
  { stocks: { 0: { count: '1', price: '1', held: 'short' } } },
  { nisab: 'copper' },
  { year: 'dog' },
])('rejects the form for an unknown option: %j', (sent) => {
  expect(problems(typedFrom(sent, RULINGS))).toEqual({ '': 'form.changed' });
});

test('uses the default option for a choice that was not sent', () => {
  const typed = typedFrom({ gold: { 0: { grams: '100' } } }, RULINGS);
  expect(zakat(typed).lines[0]?.formula).toMatchObject({ parts: 24 });
});

test('rejects more than forty lines', () => {
  const lines = (count: number) =>
    form({ cash: Array.from({ length: count }, () => ({ amount: '1' })) });
  expect(problems(lines(40))).toEqual({});
  expect(problems(lines(41))).toEqual({ '': 'zakat.tooManyLines' });
});

test('accepts or rejects any submitted value without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      calculateZakat(typedFrom(sent, RULINGS), FIGURES, RULINGS);
    }),
  );
  const figure = fc.oneof(fc.string(), fc.stringMatching(/^[\d٠-٩,.]{0,40}$/));
  fc.assert(
    fc.property(figure, figure, figure, (amount, grams, price) => {
      const sent = {
        cash: { 0: { amount }, 7: { amount: price } },
        gold: { 0: { grams, parts: '22' } },
        stocks: { 3: { count: grams, price, held: 'keep' } },
        own: { gold: price },
      };
      const outcome = calculateZakat(typedFrom(sent, RULINGS), FIGURES, RULINGS);
      expect(outcome.ok || Object.keys(outcome.problems).length > 0).toBe(true);
    }),
  );
});

describe('zakat, for any wealth', () => {
  const baisa = fc.integer({ min: 0, max: 100_000_000 });
  const text = (minor: number) =>
    `${Math.floor(minor / 1000)}.${String(minor % 1000).padStart(3, '0')}`;
  const wealth = fc.record({
    cash: baisa,
    grams: baisa,
    silver: baisa,
    shares: baisa,
    debts: baisa,
  });
  type Some = { cash: number; grams: number; silver: number; shares: number; debts: number };
  const of = (some: Some) =>
    zakat(
      form({
        cash: [{ amount: text(some.cash) }],
        gold: [{ grams: text(some.grams), parts: '21' }],
        silver: [{ grams: text(some.silver), parts: '925' }],
        stocks: [{ name: '', count: text(some.shares), price: '1.2345', held: 'keep' }],
        debts: [{ amount: text(some.debts) }],
      }),
    );

  test('the zakat due never decreases with more wealth, never increases with more debt, and is never negative', () => {
    fc.assert(
      fc.property(
        wealth,
        fc.constantFrom('cash', 'grams', 'silver', 'shares', 'debts'),
        baisa,
        (some, of_, more) => {
          const before = of(some).due.minor;
          const after = of({ ...some, [of_]: some[of_] + more }).due.minor;
          expect(of_ === 'debts' ? before - after : after - before).toBeGreaterThanOrEqual(0);
          expect(before).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('the zakat due is the same for cash on two lines and on one line', () => {
    fc.assert(
      fc.property(baisa, baisa, (one, other) => {
        const split = zakat(form({ cash: [{ amount: text(one) }, { amount: text(other) }] }));
        const whole = zakat(cash(text(one + other)));
        expect({ ...split, lines: [] }).toEqual({ ...whole, lines: [] });
      }),
    );
  });

  test('the zakat due is the rate times the cash, rounded up to the baisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_080_800, max: 1_000_000_000 }), (minor) => {
        const due = Number((BigInt(minor) * 25n + 999n) / 1000n);
        expect(zakat(cash(text(minor))).due).toEqual(omr(due));
      }),
    );
  });
});

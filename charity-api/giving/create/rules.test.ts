/** Tests of the validation of orders: valid lines, and one violated rule at a time. */
import { describe, expect, test } from 'vitest';
import type { CreateOrderBody } from '#contract/orders';
import { INTENTIONS, type Intention } from '#domain/cart';
import { intentionsOf } from '#domain/offerings/funds';
import { money } from '#domain/money';
import type { LimitUnit } from '#domain/offerings';
import { findProblem, type GivingRules } from './rules';

const now = new Date('2026-03-24T10:00:00Z');
type Line = CreateOrderBody['lines'][number];
type Rules = Partial<GivingRules> & { zakatEligible?: boolean };

const rules = (id: string, { zakatEligible = false, ...changes }: Rules = {}): GivingRules => ({
  kind: 'campaign',
  intentions: intentionsOf({ id, zakatEligible }),
  price: null,
  anyAmount: true,
  limit: null,
  status: 'open',
  closesAt: null,
  ...changes,
});
const limit = (unit: LimitUnit, capacity: number) => ({ unit, capacity, taken: 0, paid: 0 });

const CHANGES: Record<string, Rules> = {
  water: {},
  bread: { zakatEligible: true },
  ended: { closesAt: '2026-03-24T10:00:00Z' },
  ending: { closesAt: '2026-03-24T10:00:01Z' },
  closed: { status: 'closed' },
  'zakat-fund': { kind: 'fund', zakatEligible: true },
  'stock-purification-fund': { kind: 'fund' },
  'waqf-fund': { kind: 'fund' },
  'kafarat-fund': { kind: 'fund' },
  'sacrifice-fund': { kind: 'fund' },
  cow: {
    kind: 'sacrifice',
    intentions: ['sacrifice'],
    price: money(45_000, 'OMR'),
    anyAmount: false,
    limit: limit('share', 7),
  },
  oath: { kind: 'expiation', intentions: ['kafara'], price: money(900, 'OMR'), anyAmount: false },
  well: { kind: 'endowment', intentions: ['waqf'], price: money(25_000, 'OMR') },
  debt: { kind: 'case', intentions: ['sadaqa', 'zakat'], limit: limit('money', 100_000) },
};
const offerings = new Map(Object.entries(CHANGES).map(([id, changes]) => [id, rules(id, changes)]));
const rates = { OMR: '1', USD: '2.6008' };

const line = {
  offeringId: 'water',
  total: 10_000,
  quantity: 1,
  intention: 'sadaqa',
} as const satisfies CreateOrderBody['lines'][number];

const COW = {
  offeringId: 'cow',
  intention: 'sacrifice' as const,
  total: 45_000,
  names: ['Maryam'] as string[],
  agency: true as const,
} satisfies Partial<Line>;

const recipient = { name: 'Maryam', phone: '+96892123456' };

function problemOf(changed: Partial<CreateOrderBody['lines'][number]>, expectedTotal?: number) {
  const changedLine = { ...line, ...changed };
  const body: CreateOrderBody = {
    locale: 'en',
    interval: 'once',
    currency: 'OMR',
    method: 'Bank',
    donor: { name: 'Salma', email: 'salma@example.org' },
    lines: [line, changedLine],
    expectedTotal: expectedTotal ?? line.total + changedLine.total,
  };
  return findProblem(body, { offerings, rates, now });
}

test.each<Partial<Line>>([
  {},
  { offeringId: 'ending' },
  { offeringId: 'bread', intention: 'zakat' },
  { offeringId: 'zakat-fund', intention: 'zakat' },
  { offeringId: 'stock-purification-fund', intention: 'purification' },
  { recipient },
  { offeringId: 'bread', recipient },
  { offeringId: 'waqf-fund', intention: 'waqf', recipient },
  { offeringId: 'sacrifice-fund', intention: 'sacrifice', recipient },
  { total: 1_000 },
  { total: 1_000_000_000 },
  { total: 990_000_000, quantity: 99 },
  { ...COW },
  { ...COW, total: 90_000, quantity: 2, names: ['Maryam', 'Salim'] },
  { offeringId: 'oath', intention: 'kafara', total: 108_000, quantity: 120 },
  { offeringId: 'well', intention: 'waqf', total: 75_000, quantity: 3 },
  { offeringId: 'well', intention: 'waqf', total: 7_000, names: ['Maryam'] },
  { offeringId: 'debt', intention: 'zakat' },
  // The rest of a bill may be less than the minimum amount. The reservation checks this.
  { offeringId: 'debt', total: 1 },
])('accepts an order with %j', (changed) => expect(problemOf(changed)).toBeNull());

describe('invalid orders', () => {
  test.each<[Partial<Line>, string, string]>([
    [{ offeringId: 'nowhere' }, 'order.itemUnknown', 'lines.1.offeringId'],
    [{ offeringId: 'ended' }, 'order.itemClosed', 'lines.1.offeringId'],
    [{ offeringId: 'closed' }, 'order.itemClosed', 'lines.1.offeringId'],
    [{ intention: 'zakat' }, 'order.notZakatEligible', 'lines.1.intention'],
    [
      { offeringId: 'stock-purification-fund', intention: 'purification', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [
      { offeringId: 'zakat-fund', intention: 'zakat', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [
      { offeringId: 'bread', intention: 'zakat', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [
      { offeringId: 'kafarat-fund', intention: 'kafara', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [{ total: 999 }, 'order.amountTooSmall', 'lines.1.total'],
    [{ total: 1_000_000_001 }, 'order.amountTooLarge', 'lines.1.total'],
    [{ total: 1_000_000_002, quantity: 2 }, 'order.amountTooLarge', 'lines.1.total'],
    [{ ...COW, names: undefined }, 'order.namesMissing', 'lines.1.names'],
    [{ ...COW, quantity: 2 }, 'order.namesMissing', 'lines.1.names'],
    [{ names: ['Maryam'] }, 'order.namesMissing', 'lines.1.names'],
    [
      { offeringId: 'well', intention: 'waqf', total: 7_000, names: ['Maryam', 'Salim'] },
      'order.namesMissing',
      'lines.1.names',
    ],
    [{ ...COW, agency: undefined }, 'order.agencyMissing', 'lines.1.agency'],
    [{ ...COW, total: 44_999 }, 'order.priceChanged', 'lines.1.total'],
    [
      { offeringId: 'well', intention: 'waqf', total: 14_000, quantity: 2 },
      'order.priceChanged',
      'lines.1.total',
    ],
    [{ offeringId: 'cow' }, 'order.intentionNotTaken', 'lines.1.intention'],
    [{ offeringId: 'debt', total: 1_000_000_001 }, 'order.amountTooLarge', 'lines.1.total'],
  ])('rejects an order with %j: %s', (changed, code, field) => {
    const problem = problemOf(changed);
    expect(problem?.code).toBe(code);
    expect(Object.keys(problem?.fields ?? {})).toEqual([field]);
  });

  test('checks a fixed price also in a converted currency', () => {
    const code = (total: number) =>
      findProblem(
        { currency: 'USD', lines: [{ ...line, ...COW, total }], expectedTotal: total },
        { offerings, rates, now },
      )?.code;
    // 45 × 2.6008 = 117.036
    expect([117_03, 117_04, 117_05].map((minor) => code(minor))).toEqual([
      'order.priceChanged',
      undefined,
      'order.priceChanged',
    ]);
  });

  test('rejects a gift to a case when its currency has no current rate', () => {
    const asked = {
      currency: 'EUR' as const,
      lines: [{ ...line, offeringId: 'debt', total: 1_000 }],
      expectedTotal: 1_000,
    };
    expect(findProblem(asked, { offerings, rates, now })?.code).toBe('order.priceChanged');
    expect(findProblem(asked, { offerings, rates: null, now })).toBeNull();
  });

  test('rejects an order whose total differs from the total that the donor saw', () => {
    expect(problemOf({}, 19_999)).toEqual({ code: 'order.totalChanged' });
  });
});

describe('intentions of each offering', () => {
  const ACCEPTED: Record<string, readonly Intention[]> = {
    water: ['sadaqa'],
    bread: ['sadaqa', 'zakat'],
    'zakat-fund': ['zakat'],
    'stock-purification-fund': ['purification'],
    'waqf-fund': ['waqf'],
    'kafarat-fund': ['kafara'],
    'sacrifice-fund': ['sacrifice'],
  };
  const pairs = Object.keys(ACCEPTED).flatMap((offeringId) =>
    INTENTIONS.map((intention) => ({ offeringId, intention })),
  );
  const codeOf = ({ offeringId, intention }: (typeof pairs)[number]) => {
    if (ACCEPTED[offeringId]?.includes(intention)) return undefined;
    return intention === 'zakat' && offeringId !== 'bread'
      ? 'order.notZakatEligible'
      : 'order.intentionNotTaken';
  };

  test.each(pairs)('$offeringId accepts or rejects the intention $intention', (pair) => {
    expect(problemOf(pair)?.code).toBe(codeOf(pair));
  });
});

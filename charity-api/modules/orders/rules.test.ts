/** The rules of taking an order, one broken at a time. */
import { describe, expect, test } from 'vitest';
import type { CreateOrderBody } from '#contract/orders';
import { INTENTIONS, type Intention } from '#domain/cart';
import { findProblem, type GivingRules } from './rules';

const now = new Date('2026-03-24T10:00:00Z');
const open = { status: 'open', deadline: null, zakatEligible: false };
const projects = new Map<string, GivingRules>(
  [
    { id: 'water', ...open },
    { id: 'bread', ...open, zakatEligible: true },
    { id: 'ended', ...open, deadline: '2026-03-24T10:00:00Z' },
    { id: 'ending', ...open, deadline: '2026-03-24T10:00:01Z' },
    { id: 'closed', ...open, status: 'closed' },
    { id: 'zakat-fund', ...open, zakatEligible: true },
    { id: 'stock-purification-fund', ...open },
    { id: 'waqf-fund', ...open },
    { id: 'kafarat-fund', ...open },
    { id: 'sacrifice-fund', ...open },
  ].map((project) => [project.id, project]),
);

const line = {
  projectId: 'water',
  minor: 10_000,
  quantity: 1,
  intention: 'sadaqa',
} as const satisfies CreateOrderBody['lines'][number];

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
    expectedTotal: expectedTotal ?? line.minor + changedLine.minor * changedLine.quantity,
  };
  return findProblem(body, projects, now);
}

describe('an order is taken', () => {
  test.each([
    {},
    { projectId: 'ending' },
    { projectId: 'bread', intention: 'zakat' },
    { projectId: 'zakat-fund', intention: 'zakat' },
    { projectId: 'stock-purification-fund', intention: 'purification' },
    { recipient },
    { projectId: 'bread', recipient },
    { projectId: 'waqf-fund', intention: 'waqf', recipient },
    { projectId: 'sacrifice-fund', intention: 'sacrifice', recipient },
    { minor: 1_000 },
    { minor: 1_000_000_000 },
    { minor: 10_000_000, quantity: 99 },
  ] as const)('with %j', (changed) => expect(problemOf(changed)).toBeNull());
});

describe('an order is refused', () => {
  test.each([
    [{ projectId: 'nowhere' }, 'order.itemUnknown', 'lines.1.projectId'],
    [{ projectId: 'ended' }, 'order.itemClosed', 'lines.1.projectId'],
    [{ projectId: 'closed' }, 'order.itemClosed', 'lines.1.projectId'],
    [{ intention: 'zakat' }, 'order.notZakatEligible', 'lines.1.intention'],
    [
      { projectId: 'stock-purification-fund', intention: 'purification', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [
      { projectId: 'zakat-fund', intention: 'zakat', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [
      { projectId: 'bread', intention: 'zakat', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [
      { projectId: 'kafarat-fund', intention: 'kafara', recipient },
      'order.notInAName',
      'lines.1.recipient',
    ],
    [{ minor: 999 }, 'order.amountTooSmall', 'lines.1.minor'],
    [{ minor: 1_000_000_001 }, 'order.amountTooLarge', 'lines.1.minor'],
    [{ minor: 500_000_001, quantity: 2 }, 'order.amountTooLarge', 'lines.1.minor'],
  ] as const)('with %j: %s', (changed, code, field) => {
    const problem = problemOf(changed);
    expect(problem?.code).toBe(code);
    expect(Object.keys(problem?.fields ?? {})).toEqual([field]);
  });

  test('when the donor saw another total', () => {
    expect(problemOf({}, 19_999)).toEqual({ code: 'order.totalChanged' });
  });
});

describe('what may not mix', () => {
  const TAKEN: Record<string, readonly Intention[]> = {
    water: ['sadaqa'],
    bread: ['sadaqa', 'zakat'],
    'zakat-fund': ['zakat'],
    'stock-purification-fund': ['purification'],
    'waqf-fund': ['waqf'],
    'kafarat-fund': ['kafara'],
    'sacrifice-fund': ['sacrifice'],
  };
  const pairs = Object.keys(TAKEN).flatMap((projectId) =>
    INTENTIONS.map((intention) => ({ projectId, intention })),
  );
  const codeOf = ({ projectId, intention }: (typeof pairs)[number]) => {
    if (TAKEN[projectId]?.includes(intention)) return undefined;
    return intention === 'zakat' && projectId !== 'bread'
      ? 'order.notZakatEligible'
      : 'order.intentionNotTaken';
  };

  test.each(pairs)('$intention given to $projectId', (pair) => {
    expect(problemOf(pair)?.code).toBe(codeOf(pair));
  });
});

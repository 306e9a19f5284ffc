/** Random donations, each sent two or three times in parallel: each is one order with an exact total. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CURRENCIES, exchange, minorPerUnit, money, type Currency } from '#domain/money';
import { LOCALES } from '#domain/locales';
import { INTENTIONS } from '#domain/cart';
import type { CreateOrderInput } from '#contract/orders';
import { sharedApi } from '#tests/support/api/opened-api';
import {
  confirmOrder,
  orderBody,
  submitDecision,
  sendOrder,
  sendWebhook,
  paymentEvent,
} from '#tests/support/api/orders';
import { runs } from './run';
import { readCurrencyRates } from '#api/modules/lookups/currency-rates';

const COUNT = runs(200, 1_000);
const AT_ONCE = 25;
const SEED = 20_260_312;

const api = sharedApi();
let bodies: CreateOrderInput[];
beforeAll(async () => {
  const projects = await api.db
    .selectFrom('offerings')
    .select(['id', 'zakat', 'closes_at'])
    .where('kind', 'in', ['campaign', 'fund'])
    .where('status', '=', 'open')
    .execute();
  const open = projects.filter(
    ({ closes_at }) => !closes_at || new Date(closes_at) > api.clock.now,
  );
  bodies = fc.sample(donations(open), { numRuns: COUNT, seed: SEED });
});

/** Funds that accept one intention only. */
const OWN_INTENTION: Record<string, (typeof INTENTIONS)[number]> = {
  'stock-purification-fund': 'purification',
  'zakat-fund': 'zakat',
  'waqf-fund': 'waqf',
  'kafarat-fund': 'kafara',
  'sacrifice-fund': 'sacrifice',
};

type OpenProject = { id: string; zakat: number };

/** Valid orders in every currency, language and intention. */
function donations(projects: OpenProject[]): fc.Arbitrary<CreateOrderInput> {
  const takes = ({ id, zakat }: OpenProject, intention: (typeof INTENTIONS)[number]) => {
    const own = OWN_INTENTION[id];
    if (own) return intention === own;
    return intention === 'sadaqa' || (intention === 'zakat' && zakat === 1);
  };
  const choices = projects.flatMap((project) =>
    INTENTIONS.filter((intention) => takes(project, intention)).map((intention) => ({
      offeringId: project.id,
      intention,
    })),
  );
  const lineIn = (currency: Currency) =>
    fc
      .record({
        choice: fc.constantFrom(...choices),
        // A card pays multiples of 10 baisa, up to 99,999.990 rials.
        tens: fc.integer({ min: minorPerUnit(currency) / 10, max: 10 * minorPerUnit(currency) }),
        quantity: fc.integer({ min: 1, max: 99 }),
      })
      .map(({ choice, tens, quantity }) => ({ ...choice, quantity, total: 10 * tens * quantity }));
  return fc.constantFrom(...CURRENCIES).chain((currency) =>
    fc
      .record({
        lines: fc.array(lineIn(currency), { minLength: 1, maxLength: 6 }),
        locale: fc.constantFrom(...LOCALES),
        method: fc.constantFrom('Stripe' as const, 'Bank' as const),
      })
      .map((chosen) => orderBody({ ...chosen, currency })),
  );
}

/** Runs the work in parallel batches, so that requests compete. */
async function inBatches<T, R>(items: T[], work: (item: T, index: number) => Promise<R>) {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const batch = items.slice(start, start + AT_ONCE);
    done.push(...(await Promise.all(batch.map((item, i) => work(item, start + i)))));
  }
  return done;
}

describe(`${COUNT} donations (seed ${SEED})`, () => {
  test('parallel duplicate donations create one order each, with exact totals and campaign sums', async () => {
    const before = await raised();
    const orders = await inBatches(bodies, async (body, index) => {
      const key = `donation-${String(index).padStart(8, '0')}`;
      const answers = await Promise.all(
        Array.from({ length: 2 + (index % 2) }, () => sendOrder(api, body, key)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ order }) => order.token)).size).toBe(1);
      return answers[0]!.order;
    });

    expect(orders.map(({ total }) => total)).toEqual(
      bodies.map(({ currency, expectedTotal }) => ({ minor: expectedTotal, currency })),
    );
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(COUNT);
    expect(await api.db.selectFrom('orders').select('id').execute()).toHaveLength(COUNT);

    const cards = orders.filter(({ method }) => method === 'Stripe');
    await inBatches(cards, async (order) => {
      await submitDecision(api, order, 'approve');
      const news = await paymentEvent(api, order);
      const [confirmed] = await Promise.all([
        confirmOrder(api, order),
        sendWebhook(api, news),
        sendWebhook(api, news),
      ]);
      expect(confirmed.state).toBe('paid');
    });

    expect(await raised()).toEqual(await withGifts(before, cards));
    const mails = await api.db.selectFrom('outbox').select('kind').execute();
    expect(mails.filter(({ kind }) => kind === 'receipt')).toHaveLength(cards.length);
    const payments = await api.db.selectFrom('payments').select('minor').execute();
    expect(sumOf(payments.map(({ minor }) => minor))).toBe(
      sumOf(cards.map(({ total }) => total.minor)),
    );
  });
});

async function raised(): Promise<Map<string, number>> {
  const rows = await api.db.selectFrom('offerings').select(['id', 'raised']).execute();
  return new Map(rows.map((row) => [row.id, row.raised]));
}

/** The expected sums of the campaigns, computed in a simple way. */
async function withGifts(
  before: Map<string, number>,
  orders: { lines: { offeringId: string; total: { minor: number; currency: Currency } }[] }[],
): Promise<Map<string, number>> {
  const rates = new Map(
    (await readCurrencyRates(api.db)).map(({ currency, rate }) => [currency, rate]),
  );
  const after = new Map(before);
  for (const { lines } of orders) {
    for (const offeringId of new Set(lines.map((line) => line.offeringId))) {
      const own = lines.filter((line) => line.offeringId === offeringId);
      const { currency } = own[0]!.total;
      const total = money(sumOf(own.map((line) => line.total.minor)), currency);
      const inRials = exchange(total, 'OMR', { from: rates.get(currency)!, to: '1' });
      after.set(offeringId, after.get(offeringId)! + inRials.minor);
    }
  }
  return after;
}

const sumOf = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

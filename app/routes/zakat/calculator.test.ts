/** Tests of the zakat calculator's loader and action: result, lines, invalid values, gift, outages, and privacy. */
import { expect, test, vi } from 'vitest';
import type { FormReply } from '#app/forms/action.server';
import { log } from '#web/log.server';
import { money } from '#domain/money';
import { calculateZakat } from '#domain/zakat';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import type { CalculatorResult } from './action.server';
import { action, loader } from './calculator';
import { changeRates } from '#tests/support/api/documents';

const site = setupTestSiteAtSeedTime();

const PATH = '/projects/zakat/calculator';
const IN_DOLLARS = { preferences: { currency: 'USD' } } as const;
const EXAMPLE = {
  currency: 'OMR',
  'cash.0.amount': '3,200.600',
  'gold.0.grams': '١٧٠',
  'gold.0.parts': '21',
  'stocks.0.name': 'NBRS',
  'stocks.0.count': '400',
  'stocks.0.price': '1.250',
  'debts.0.amount': '600',
};
const t = translateFor('en');

type Sent = Parameters<typeof visit>[1];
const send = (form: Record<string, string>, sent: Sent = {}) =>
  action(args(visit(PATH, { ...sent, form })));

/** Sends the form and returns the data for the page. Throws when the action redirects. */
async function reply(form: Record<string, string>, sent: Sent = {}) {
  const answer = await send(form, sent);
  if (answer instanceof Response)
    throw new Error('the action redirected, but the test expects data for the page');
  const { data, init } = answer as {
    data: FormReply & { answer?: CalculatorResult };
    init: { status?: number; headers?: HeadersInit } | null;
  };
  return { ...data, status: init?.status ?? 200, headers: new Headers(init?.headers) };
}

test('returns the result with the typed values, no-store and no cookie', async () => {
  const { status, headers, answer, form } = await reply({ ...EXAMPLE, intent: 'workOut' });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('set-cookie')).toBeNull();
  expect(answer?.zakat).toMatchObject({
    net: money(6_742_000, 'OMR'),
    due: money(168_550, 'OMR'),
    isDue: true,
  });
  expect(form.initialValue).toMatchObject({ cash: { 0: { amount: '3,200.600' } } });
});

test('returns the same result as the calculation in the browser', async () => {
  const { calculator } = (await loader(args(visit(PATH)))).data;
  const { answer } = await reply(EXAMPLE);
  expect(calculateZakat(answer!.typed, calculator!.figures, calculator!.rulings)).toEqual({
    ok: true,
    zakat: answer!.zakat,
  });
});

test('converts metal prices to USD with the published exchange rate', async () => {
  const form = { currency: 'USD', 'gold.0.grams': '85' };
  const { answer } = await reply(form, IN_DOLLARS);
  expect(answer?.zakat).toMatchObject({
    due: money(13_530, 'USD'),
    prices: { gold: { currency: 'OMR', rates: { from: '1', to: '2.6008' } } },
  });
});

test('does not log typed amounts', async () => {
  const lines: string[] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(log(), level).mockImplementation((...said: unknown[]) => {
      lines.push(JSON.stringify(said));
    }),
  );
  await reply({ ...EXAMPLE, 'cash.0.amount': '98765.432' });
  await reply({ ...EXAMPLE, 'cash.0.amount': '98765.4321' });
  expect([...lines, ...site.log.map((line) => JSON.stringify(line))].join()).not.toContain('98765');
  for (const spy of spies) spy.mockRestore();
});

test('adds and removes a line and keeps all typed values, also invalid ones', async () => {
  const form = { ...EXAMPLE, 'cash.0.amount': 'ten', 'own.gold': '25' };
  const more = (await reply({ ...form, intent: 'add.gold' })).answer!;
  expect(more.zakat).toBeNull();
  expect(more.typed.rows.gold).toEqual([
    { grams: '١٧٠', parts: '21', use: 'saving' },
    { grams: '', parts: '24', use: 'saving' },
  ]);
  expect(more.typed.rows.cash).toEqual([{ amount: 'ten' }]);
  expect(more.typed.own.gold).toBe('25');
  const two = { ...EXAMPLE, 'cash.1.amount': '7' };
  const less = (await reply({ ...two, intent: 'remove.cash.0' })).answer!;
  expect(less.typed.rows.cash).toEqual([{ amount: '7' }]);
});

test.each([
  ['cash.0.amount', '1.2345', 'amount.tooManyDecimals'],
  ['gold.0.grams', '9'.repeat(30), 'zakat.tooLarge'],
  ['own.gold', '0', 'zakat.notANumber'],
])('rejects %s = %s with an error for it, and keeps all values', async (field, typed, key) => {
  const { form, status, headers } = await reply({ ...EXAMPLE, [field]: typed, intent: 'give' });
  expect(status).toBe(400);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(form.error).toEqual({ [field]: [t(`errors:${key}`)] });
  expect(form.initialValue).toMatchObject({ debts: { 0: { amount: '600' } } });
});

test('rejects a form whose currency differs from the visitor’s currency', async () => {
  const { form } = await reply({ ...EXAMPLE, currency: 'USD' });
  expect(form.error?.['']).toEqual([t('errors:gift.otherCurrency')]);
});

test('adds one zakat line with the amount that the server calculates', async () => {
  const forged = { due: '1', amount: '1' };
  const answer = await send({ ...EXAMPLE, intent: 'give', seen: '168550 OMR', ...forged });
  if (!(answer instanceof Response))
    throw new Error('the action rejected the form, but the test expects a redirect');
  expect(answer.headers.get('location')).toBe('/checkout');
  const { cart } = visitorAfter(answer);
  expect(cart.lines).toEqual([
    {
      ...{ id: expect.any(String) as string, offeringId: 'zakat-fund', minor: 168_550 },
      ...{ quantity: 1, intention: 'zakat', isOne: true },
    },
  ]);
  expect(JSON.stringify(cart)).not.toContain('3200');
});

test('adds no gift when no zakat is due', async () => {
  const { answer } = await reply({ currency: 'OMR', 'cash.0.amount': '5', intent: 'give' });
  expect(answer).toMatchObject({ zakat: { isDue: false }, isOther: true });
});

test.each(['168549 OMR', '168550 USD', ''])(
  'adds no gift when the amount that the donor saw (%j) is not the calculated one',
  async (seen) => {
    const { answer } = await reply({ ...EXAMPLE, intent: 'give', seen });
    expect(answer).toMatchObject({ zakat: { due: money(168_550, 'OMR') }, isOther: true });
  },
);

test('rejects zakat above the maximum amount of a gift', async () => {
  const many = { ...EXAMPLE, 'cash.0.amount': '900000000' };
  const { due } = (await reply(many)).answer!.zakat!;
  const { form } = await reply({ ...many, intent: 'give', seen: `${due.minor} OMR` });
  expect(form.error).toEqual({ '': [t('errors:amount.tooLarge', { maximum: '1,000,000' })] });
});

test('returns 503 and keeps the typed values when the rulings are unavailable', async () => {
  site.fail((request) =>
    request.url.includes('/settings/') ? Response.json({ result: {} }) : undefined,
  );
  const { data, init } = await loader(args(visit(PATH)));
  expect(data.calculator).toBeNull();
  expect(new Headers(init?.headers).get('cache-control')).toBe('no-store');
  const { form, status } = await reply(EXAMPLE);
  expect(status).toBe(503);
  expect(form.error).toEqual({ '': [t('errors:zakat.cannotNow')] });
  expect(form.initialValue).toMatchObject({ gold: { 0: { grams: '١٧٠' } } });
});

test('requires and uses the donor’s own price when metal prices are unavailable', async () => {
  site.fail((request) => (request.url.includes('/metals') ? unreachable(request) : undefined));
  const refused = await reply(EXAMPLE);
  expect(refused.form.error).toEqual({ 'own.gold': [t('errors:zakat.priceNeeded')] });
  const { answer } = await reply({ ...EXAMPLE, 'own.gold': '٢٤٫٤٨' });
  expect(answer?.zakat).toMatchObject({ due: money(168_550, 'OMR'), prices: { gold: 'own' } });
});

test('requires the donor’s own price when the exchange rate is too old', async () => {
  await changeRates(site.db, (rates) =>
    rates.map((rate) =>
      rate.currency === 'EUR' ? { ...rate, at: '2026-01-01T00:00:00.000Z' } : rate,
    ),
  );
  site.fail(null);
  const euros = { preferences: { currency: 'EUR' } } as const;
  const { data } = await loader(args(visit(PATH, euros)));
  expect(data.calculator?.figures.prices).toEqual({ gold: 'noRate', silver: 'noRate' });
  const { form } = await reply({ currency: 'EUR', 'cash.0.amount': '1' }, euros);
  expect(form.error).toEqual({ 'own.gold': [t('errors:zakat.priceNeeded')] });
});

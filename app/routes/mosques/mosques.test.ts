/** Tests of the mosque loaders, and of the action that adds a gift to one repair or to all repairs. */
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import type { Currency } from '#domain/money';
import { setupTestSite } from '#tests/support/opened-site';
import { args, readAnswer, visit } from '#tests/support/site';
import { action, loader } from './mosque';
import { loader as standingLoader } from './standing';

const site = setupTestSite();
afterAll(() => site.api.close());

const NAKHIL = 'palm-mosque';
const inCurrency = (currency: Currency) => ({ preferences: { currency } });
const page = async (id = NAKHIL, currency: Currency = 'OMR') =>
  loader(args(visit(`/projects/mosques/${id}`, inCurrency(currency)), { id }));
const caught = (thrown: unknown) => thrown;

async function press(
  form: Record<string, string>,
  { id = NAKHIL, currency = 'OMR' }: { id?: string; currency?: Currency } = {},
) {
  const sent = { form: { currency, ...form }, ...inCurrency(currency) };
  const answer = await action(args(visit(`/projects/mosques/${id}`, sent), { id }));
  return readAnswer(answer);
}
const linesOf = ({ cart }: { cart?: Cart }) =>
  cart?.lines.map(({ offeringId, minor, quantity, intention }) => [
    offeringId,
    minor,
    quantity,
    intention,
  ]);
/** Functions that restore the changed repairs after each test. */
const undo: (() => Promise<unknown>)[] = [];
/** Changes the reserved and paid amounts (baisa) of a repair, as gifts of other donors do. */
async function set(id: string, row: { taken: number; paid?: number }) {
  const own = site.db.selectFrom('offerings').select(['taken', 'paid']).where('id', '=', id);
  const before = await own.executeTakeFirstOrThrow();
  const put = (values: typeof row) =>
    site.db.updateTable('offerings').set(values).where('id', '=', id).execute();
  undo.push(() => put(before));
  await put(row);
}
afterEach(async () => {
  for (const one of undo.splice(0)) await one();
});

test('returns the balance of each repair in OMR and in the visitor’s currency', async () => {
  const { mosque, head } = (await page()).data;
  expect(mosque.repairs.map(({ id }) => id)).toEqual([
    'palm-roof',
    'palm-windows',
    'palm-ablution',
  ]);
  expect(mosque.repairs[0]).toMatchObject({
    left: { minor: 1_729_500, currency: 'OMR' },
    rest: { minor: 1_729_500, currency: 'OMR' },
    standing: 'open',
  });
  expect(head.image).toContain('/files/scenes/mosque.webp');
  const inDollars = (await page(NAKHIL, 'USD')).data.mosque.repairs[0]!;
  // 1,729.5 × 2.6008 = 4,498.0836: rounded up, it completes the repair.
  expect(inDollars).toMatchObject({
    left: { currency: 'OMR' },
    rest: { minor: 4_498_09, currency: 'USD' },
  });
});

test('adds one line with the intention sadaqa for a gift to one repair', async () => {
  const done = await press({ to: 'palm-windows', amount: '25', intent: 'donate' });
  expect(linesOf(done)).toEqual([['palm-windows', 25_000, 1, 'sadaqa']]);
  expect(done.to).toBe('/checkout');
});

test('splits a gift to all repairs into lines, in order of priority', async () => {
  const done = await press({ to: 'all', otherAmount: '1800.250', intent: 'cart' });
  expect(linesOf(done)).toEqual([
    ['palm-roof', 1_729_500, 1, 'sadaqa'],
    ['palm-windows', 70_750, 1, 'sadaqa'],
  ]);
  expect(done.to).toBe(`/projects/mosques/${NAKHIL}#news`);
});

test('returns a preview of the split for the intent spread, without changing the cart', async () => {
  const { data, typed: values } = await press({
    to: 'all',
    otherAmount: '1800',
    intent: 'spread',
  });
  const portions = [
    { id: 'palm-roof', amount: { minor: 1_729_500, currency: 'OMR' } },
    { id: 'palm-windows', amount: { minor: 70_500, currency: 'OMR' } },
  ];
  expect(data).toMatchObject({ answer: { portions } });
  expect(values).toMatchObject({ to: 'all', otherAmount: '1800' });
});

test('uses the amount of the balance button, not the amount in the form', async () => {
  const done = await press(
    { to: 'all', amount: '10', rest: 'harbour-ramp.400' },
    { id: 'harbour-mosque' },
  );
  // Below the minimum amount, which is allowed because it completes the repair.
  expect(linesOf(done)).toEqual([['harbour-ramp', 400, 1, 'sadaqa']]);
});

test('gives each repair its balance when the donor clicks the button for all balances', async () => {
  const left = (await page()).data.mosque.repairs.map((repair) => repair.rest!.minor);
  const sum = left.reduce((all, one) => all + one, 0);
  const done = await press({ rest: `all.${sum}` });
  expect(linesOf(done)?.map(([, minor]) => minor)).toEqual(left);
});

test('completes a repair exactly when the gift is in another currency', async () => {
  const { mosque } = (await page('shore-mosque', 'USD')).data;
  const rest = mosque.repairs[0]!.rest!;
  const done = await press(
    { rest: `shore-wiring.${rest.minor}` },
    { id: 'shore-mosque', currency: 'USD' },
  );
  expect(linesOf(done)).toEqual([['shore-wiring', rest.minor, 1, 'sadaqa']]);
  expect(rest.minor).toBe(97_40);
});

test.each([
  ['one repair', { to: 'palm-windows', otherAmount: '715.001' }, '715'],
  ['all repairs', { to: 'all', otherAmount: '9,000' }, '3704.5'],
])('rejects more than the balance of %s and fills in the maximum', async (_, form, most) => {
  const { status, errors, typed: values } = await press(form);
  expect(status).toBe(409);
  expect(errors?.amount?.[0]).toContain('more than is still needed');
  expect(values).toMatchObject({ to: form.to, otherAmount: most });
});

test.each([
  [{ to: 'palm-roof' }, 'amount', 'required'],
  [{ to: 'tower-beams', amount: '10' }, '', 'choose a repair of this mosque'],
  [{ to: 'all', amount: '10', onBehalf: 'yes' }, 'recipientName', 'required'],
])('rejects %j with an error for the field “%s”', async (form, field, words) => {
  expect((await press(form)).errors?.[field]?.[0]).toContain(words);
});

test('returns 409 for a repair that is completed or fully reserved', async () => {
  const carpet = await press({ to: 'shore-carpet', amount: '10' }, { id: 'shore-mosque' });
  expect([carpet.status, carpet.errors?.['']?.[0]]).toEqual([
    409,
    expect.stringContaining('is not accepting gifts'),
  ]);
  await set('palm-windows', { taken: 980_000 });
  expect((await page()).data.mosque.repairs[1]).toMatchObject({ standing: 'held', rest: null });
  expect((await press({ to: 'palm-windows', amount: '10' })).status).toBe(409);
  // A gift to all repairs skips it.
  expect(linesOf(await press({ to: 'all', otherAmount: '1800' }))).toEqual([
    ['palm-roof', 1_729_500, 1, 'sadaqa'],
    ['palm-ablution', 70_500, 1, 'sadaqa'],
  ]);
});

test('returns the current balances to scripts with no-store, and 404 for an unknown mosque', async () => {
  const ask = (id: string) =>
    standingLoader(args(visit(`/projects/mosques/${id}/standing`), { id }));
  await set('palm-roof', { taken: 4_000_000 });
  const { data, init } = await ask(NAKHIL);
  expect(data.repairs[0]).toMatchObject({ left: { minor: 850_000 } });
  expect(new Headers(init?.headers).get('cache-control')).toBe('no-store');
  expect(await ask('nothing').catch(caught)).toMatchObject({ status: 404 });
  expect(await ask('a b').catch(caught)).toMatchObject({ status: 404 });
});

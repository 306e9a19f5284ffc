/**
 * Tests of the loader and the action of the expiations page: causes, totals, and the warning about incomplete
 * obligations.
 */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './kafarat';

const PATH = '/projects/kafarat';
const site = setupTestSite();

const FORM = {
  ...{ currency: 'OMR', cause: 'kafarat-oath', obligations: '1' },
  ...{ people: '', seen: '', intent: 'donate' },
};
type Form = Partial<Record<keyof typeof FORM, string>>;

const send = (form: Form) => action(args(visit(PATH, { form: { ...FORM, ...form } })));

async function cartAfter(form: Form) {
  const answer = await send(form);
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data));
  return { answer, lines: visitorAfter(answer).cart.lines };
}

async function shown(form: Form) {
  const reply = await send(form);
  if (reply instanceof Response) throw new Error('the gift was added to the cart');
  return reply;
}

async function answerTo(form: Form) {
  const { data } = await shown(form);
  return 'answer' in data ? data.answer : null;
}

test('returns six causes, each with its number of people and its ruling', async () => {
  const { data } = await loader(args(visit(PATH)));
  expect(data.offers.map(({ cause, people }) => [cause, people])).toEqual([
    ['oath', 10],
    ['unable_to_fast', 1],
    ['vow', 10],
    ['fasting_day', 60],
    ['ihram', 6],
    ['zihar', 60],
  ]);
  expect(data.offers[0]).toMatchObject({
    prices: { price: { minor: 1_000, currency: 'OMR' }, intention: 'kafara' },
    authority: 'The test board',
  });
});

test('returns the cause in the URL, and sends no-store', async () => {
  const ask = (cause: string) => loader(args(visit(`${PATH}?cause=${cause}`)));
  const known = await ask('kafarat-zihar');
  expect(known.data.cause).toBe('kafarat-zihar');
  expect(new Headers(known.init?.headers).get('cache-control')).toBe('no-store');
  expect((await ask('made-up')).data.cause).toBeNull();
});

test('does not offer or accept a closed expiation', async () => {
  const set = (status: 'open' | 'closed') =>
    site.db.updateTable('offerings').set({ status }).where('id', '=', 'kafarat-zihar').execute();
  await set('closed');
  site.fail(null);
  const { data } = await loader(args(visit(PATH)));
  expect(data.offers.map(({ id }) => id)).not.toContain('kafarat-zihar');
  expect((await shown({ cause: 'kafarat-zihar' })).init?.status).toBe(400);
  await set('open');
  site.fail(null);
});

test.each([
  ['kafarat-oath', '3', 30],
  ['kafarat-fasting-day', '2', 120],
  ['fidya-unable-to-fast', '٣٠', 30],
  ['kafarat-ihram', '1', 6],
])('%s with %s obligations feeds %i people', async (cause, obligations, quantity) => {
  const { answer, lines } = await cartAfter({ cause, obligations });
  expect(answer.headers.get('location')).toBe('/checkout');
  expect(lines).toMatchObject([{ offeringId: cause, minor: 1_000, quantity, intention: 'kafara' }]);
});

test('uses the number of people when both numbers are given', async () => {
  expect((await cartAfter({ people: '20', obligations: '9' })).lines[0]?.quantity).toBe(20);
});

test('shows a warning once, and accepts the gift when it is submitted again', async () => {
  expect(await answerTo({ people: '25' })).toMatchObject({
    sum: { people: 25, obligations: null },
    isToBeConfirmed: true,
  });
  expect((await cartAfter({ people: '25', seen: 'kafarat-oath 25' })).lines[0]?.quantity).toBe(25);
});

test('shows the warning again for another number and for another cause', async () => {
  const seen = 'kafarat-oath 25';
  for (const form of [{ people: '24' }, { people: '25', cause: 'kafarat-fasting-day' }]) {
    expect(await answerTo({ ...form, seen })).toMatchObject({ isToBeConfirmed: true });
  }
});

test('shows no warning for fidya, where one obligation feeds one person', async () => {
  const { lines } = await cartAfter({ cause: 'fidya-unable-to-fast', people: '7' });
  expect(lines[0]?.quantity).toBe(7);
});

test('returns the total for browsers without scripts, and sends no-store', async () => {
  const { data, init } = await shown({ obligations: '3', intent: 'workOut' });
  expect('answer' in data && data.answer).toEqual({
    sum: {
      ...{ cause: 'kafarat-oath', obligations: 3, people: 30 },
      total: { minor: 30_000, currency: 'OMR' },
    },
    isToBeConfirmed: false,
  });
  expect(new Headers(init?.headers).get('cache-control')).toBe('no-store');
  expect(data.form.initialValue).toMatchObject({ cause: 'kafarat-oath', obligations: '3' });
});

test.each<[Form, string]>([
  [{ cause: 'water-endowment' }, 'cause'],
  [{ obligations: '' }, 'obligations'],
  [{ obligations: '0' }, 'obligations'],
  [{ people: '10000' }, 'people'],
  [{ cause: 'kafarat-zihar', obligations: '167' }, 'obligations'],
])('invalid forms: rejects %o with an error at the field', async (form, field) => {
  const { data, init } = await shown(form);
  expect(init?.status).toBe(400);
  expect(Object.keys(data.form.error ?? {})).toEqual([field]);
});

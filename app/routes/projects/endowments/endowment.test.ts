/** Tests of the endowment loader, and of the action that adds a gift to the cart. */
import { expect, test } from 'vitest';
import { cartOf } from '#tests/support/carts';
import { setupTestSite } from '#tests/support/opened-site';
import { args, readAnswer, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from '../project';

setupTestSite();

const ID = 'water-endowment';
const PATH = `/projects/${ID}`;

async function load(id: string, path = `/projects/${id}`) {
  const { data } = await loader(args(visit(path), { id }));
  return 'endowment' in data ? data.endowment : null;
}

const FORM = {
  ...{ currency: 'OMR', by: 'shares', shares: '1', otherShares: '' },
  ...{ amount: '', certificateName: '', intent: 'donate' },
};

const send = (form: Partial<Record<string, string>>, path = PATH) =>
  action(args(visit(path, { form: { ...FORM, ...form } as Record<string, string> }), { id: ID }));

/** Sends a valid gift. @returns the response and the lines of the cart */
async function cartAfter(form: Partial<Record<string, string>>) {
  const answer = await send(form);
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data));
  return { answer, lines: visitorAfter(answer).cart.lines };
}

test('loads an endowment only for an id that ends in -endowment', async () => {
  expect(await load(ID)).toMatchObject({
    id: ID,
    title: 'Endowment for water',
    price: { minor: 25_000, currency: 'OMR' },
    isOpen: true,
  });
  expect(await load('wells')).toBeNull();
});

test('converts the price of a share to the visitor’s currency and rounds it up', async () => {
  const request = visit(PATH, { cart: { ...cartOf({}), currency: 'USD' } });
  const { data } = await loader(args(request, { id: ID }));
  expect('endowment' in data && data.endowment.price).toEqual({ minor: 65_02, currency: 'USD' });
});

test('adds one cart line with the price of a share and the number of shares', async () => {
  const { answer, lines } = await cartAfter({ shares: '3' });
  expect(answer.headers.get('location')).toBe('/checkout');
  expect(lines).toMatchObject([{ offeringId: ID, minor: 25_000, quantity: 3, intention: 'waqf' }]);
  expect(lines[0]).not.toHaveProperty('names');
});

test('uses the typed number of shares instead of the chosen one, also in Arabic digits', async () => {
  expect((await cartAfter({ shares: '2', otherShares: '١٢' })).lines[0]?.quantity).toBe(12);
});

test('ignores the chosen shares when the donor gives an amount', async () => {
  const { lines } = await cartAfter({ by: 'amount', amount: '7.5', shares: '5' });
  expect(lines).toMatchObject([{ minor: 7_500, quantity: 1, intention: 'waqf' }]);
});

test('stores a name only when the donor requests a certificate', async () => {
  const named = { certificateName: ' مريم الحارثية ' };
  expect((await cartAfter({ ...named, certificate: 'yes' })).lines[0]?.names).toEqual([
    'مريم الحارثية',
  ]);
  expect((await cartAfter(named)).lines[0]).not.toHaveProperty('names');
});

test.each([
  [{ otherShares: '0' }, 'shares'],
  [{ otherShares: '12.0' }, 'shares'],
  [{ by: 'amount', amount: '' }, 'amount'],
  [{ by: 'amount', amount: '0.5' }, 'amount'],
  [{ certificate: 'yes', certificateName: ' ' }, 'certificateName'],
  [{ certificate: 'yes', certificateName: 'x'.repeat(121) }, 'certificateName'],
])('rejects %o with an error for its field, and keeps the typed values', async (form, field) => {
  const { status, errors, typed } = readAnswer(await send({ ...form }));
  expect(status).toBe(400);
  expect(errors).toEqual({ [field]: [expect.any(String)] });
  const filled = Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''));
  expect(typed).toMatchObject(filled);
});

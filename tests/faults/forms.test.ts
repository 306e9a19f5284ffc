/** Rows 31, 32 and 35 of the fault matrix: bodies of other forms, hostile names, and two tabs that add at once. */
import { toUSVString } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { action as give } from '#app/routes/projects/project';
import { action as checkout } from '#app/routes/checkout/checkout';
import { readVisitor } from '#app/visitor/visitor.server';
import { config } from '#config';
import { cartOf } from '#tests/support/carts';
import { checkoutForm } from '#tests/support/checkout';
import { CookieJar } from '#tests/support/cookie-jar';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { runs, SEED } from './run';

const site = setupTestSiteAtSeedTime();

const CART = cartOf({});

const HEAD = { origin: config().publicUrl, 'sec-fetch-site': 'same-origin' };
const FORM = 'application/x-www-form-urlencoded';

// hostile-requests.test.ts sends further bodies to every URL.
test.each([
  ['JSON', 'application/json', '{"intent":"pay"}'],
  ['plain text', 'text/plain', 'intent=pay'],
  [
    'parts of another boundary',
    'multipart/form-data; boundary=x',
    '--y\r\ncontent-disposition: form-data; name="intent"\r\n\r\npay\r\n--y--',
  ],
  ['1,000 fields', FORM, Array.from({ length: 1_000 }, (_, n) => `f${n}=1`).join('&')],
  ['a field in a list of 100,000', FORM, 'intent=pay&rows[99999].x=1'],
  ['a command of conform', FORM, '__intent__=no+JSON'],
])('31 a body that is not a form is a 400: %s', async (_, type, body) => {
  const request = new Request(`${config().publicUrl}/checkout`, {
    method: 'POST',
    headers: { ...HEAD, 'content-type': type },
    body,
  });
  const outcome = await checkout(args(request)).catch((thrown: unknown) => thrown);
  const status =
    outcome instanceof Response ? outcome.status : (outcome as { init: ResponseInit }).init.status;
  expect(status).toBe(400);
});

test('32 any text as the name of a donor is rejected with its value, or stored as it was sent', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('سالم 🌙', 'A\u202eB', 'a\u0000b', 'a\r\nb', '\ud800', 'x'.repeat(10_000), ' '),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (name) => {
      const before = await site.db.selectFrom('orders').select('id').execute();
      const form = checkoutForm({ name, method: 'Bank' });
      const request = visit('/checkout', { cart: CART, form });
      const outcome = await checkout(args(request));
      const stored = await site.db.selectFrom('orders').select(['id', 'donor_name']).execute();
      const added = stored.filter(({ id }) => !before.some((order) => order.id === id));
      // A form cannot contain a lone surrogate: the browser sends U+FFFD.
      const sent = toUSVString(name);
      if (outcome instanceof Response) {
        expect(added.map(({ donor_name }) => donor_name)).toEqual([sent.trim().normalize('NFC')]);
      } else {
        expect(added).toEqual([]);
        expect(outcome.init?.status).toBe(400);
        expect(outcome.data.form.error?.name?.length).toBeGreaterThan(0);
      }
    }),
    { seed: SEED, numRuns: runs(15, 300) },
  );
});

test('35 two tabs add a gift at the same moment: both are in the cart, whichever response arrives last', async () => {
  const headers = { cookie: visit('/', { cart: CART }).headers.get('cookie')! };
  const form = { intent: 'cart', amount: '10', currency: 'OMR', intention: 'sadaqa' };
  const add = (id: string) =>
    give(args(visit(`/projects/${id}`, { form, headers }), { id })) as Promise<Response>;
  const responses = await Promise.all([add('wells'), add('bread')]);
  for (const order of [responses, responses.toReversed()]) {
    const jar = new CookieJar();
    for (const { headers } of order) jar.receive(headers.getSetCookie());
    const { cart } = readVisitor(visit('/', { headers: { cookie: jar.header } }));
    expect(cart.lines.map(({ offeringId }) => offeringId).sort()).toEqual([
      'bread',
      'bread',
      'wells',
    ]);
  }
});

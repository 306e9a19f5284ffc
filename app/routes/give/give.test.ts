/** Tests of the quick donation: its options, its validation errors, and the item that it sends to the checkout. */
import { expect, test } from 'vitest';
import type { FormReply } from '#app/forms/action.server';
import type { Cart, QuickItem } from '#domain/cart';
import { CURRENCIES } from '#domain/money';
import { cartOf } from '#tests/support/carts';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, replaceMethods, unreachable, visit, visitorAfter } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { loader as loadCheckout } from '../checkout/checkout';
import { action, loader } from './give';
import { loader as offerLoader } from './offer';

const site = setupTestSiteAtSeedTime();

const CART = cartOf({});

async function offer(path = '/give', cart?: Cart) {
  const { data } = await loader(args(visit(path, cart ? { cart } : {})));
  return data.offer;
}

test('returns the last three categories in reverse order, and all others for the list', async () => {
  const { categories, others, category } = await offer();
  expect(categories.map(({ id }) => id)).toEqual([
    ...['community_development', 'water_and_sanitation', 'shelter_and_protection'],
  ]);
  expect(others.map(({ id }) => id)).toEqual([
    ...['education', 'psychosocial_support', 'emergency_health', 'cash_support'],
  ]);
  expect(category).toBe('education');
});

test('returns suggested amounts for each currency, and the preselected amount', async () => {
  const { currency, suggestions, amount } = await offer();
  expect({ currency, amount }).toEqual({ currency: 'OMR', amount: '10' });
  for (const code of CURRENCIES) expect(suggestions[code]).toEqual([10, 25, 50, 100, 250]);
});

test('uses the currency of the cart, or currency, amount, category and method of the query', async () => {
  expect((await offer('/give', { ...CART, currency: 'GBP' })).currency).toBe('GBP');
  expect(
    await offer('/give?currency=USD&amount=12.5&category=cash_support&method=Stripe'),
  ).toMatchObject({
    currency: 'USD',
    amount: '12.5',
    category: 'cash_support',
    method: 'Stripe',
  });
});

test('ignores invalid values in the query', async () => {
  const path = '/give?currency=XAU&amount=-1e9&category=weapons&method=Cash';
  expect(await offer(path)).toEqual(await offer());
});

test('preselects PayPal if it accepts the currency, otherwise the first method that does', async () => {
  site.fail(
    replaceMethods([
      { method: 'Bank', currencies: ['OMR', 'USD'] },
      { method: 'Paypal', currencies: ['USD'] },
    ]),
  );
  expect((await offer()).method).toBe('Bank');
  expect((await offer('/give?currency=USD')).method).toBe('Paypal');
});

test('offers only currencies that a payment method accepts, also one that only the checkout lists', async () => {
  site.fail(
    replaceMethods([
      { method: 'Xendit', currencies: ['IDR', 'GBP'] },
      { method: 'Stripe', currencies: ['USD'] },
    ]),
  );
  expect((await offer()).currencies).toEqual(['USD', 'GBP']);
  site.fail(replaceMethods([{ method: 'Xendit', currencies: ['IDR'] }]));
  expect((await offer()).currencies).toEqual(CURRENCIES);
});

test('preselects the first accepted currency when no method accepts that of the visitor or of the query', async () => {
  site.fail(replaceMethods([{ method: 'Bank', currencies: ['GBP', 'EUR'] }]));
  const own = { currency: 'EUR', amount: '10', method: 'Bank' };
  expect(await offer()).toMatchObject(own);
  expect(await offer('/give?currency=USD&amount=12.5')).toMatchObject(own);
  expect(await offer('/give?currency=GBP&amount=12.5')).toMatchObject({
    ...{ currency: 'GBP', amount: '12.5' },
  });
});

test('returns no payment methods, and all currencies, when the methods cannot be loaded', async () => {
  site.fail((request) =>
    request.url.endsWith('/payment-methods') ? unreachable(request) : undefined,
  );
  expect(await offer()).toMatchObject({ methods: [], method: null, currencies: CURRENCIES });
});

test('returns the same offer and its text for the panel, with no-store', async () => {
  const answer = await offerLoader(args(visit('/ar/give/offer')));
  const { offer: given, strings } = (await answer.json()) as Record<string, unknown>;
  expect(given).toEqual(await offer('/ar/give'));
  expect(JSON.parse(String(strings))).toMatchObject({
    give: { title: translateFor('ar')('give:title') },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

const DOLLARS = { method: 'Paypal', currencies: ['USD'] };

const typed = (over: Record<string, string> = {}): Record<string, string> => ({
  category: 'education',
  currency: 'OMR',
  amount: '10',
  otherAmount: '',
  method: 'Stripe',
  ...over,
});

test('converts the typed amount for a method that does not accept its currency, and keeps the other fields', async () => {
  site.fail(replaceMethods([DOLLARS, { method: 'Bank', currencies: ['OMR', 'USD'] }]));
  const form = typed({ payIn: 'USD', amount: '50', method: 'Bank', interval: 'month' });
  const answer = await action(args(visit('/give', { form })));
  if (answer instanceof Response) throw new Error('redirected');
  const { answer: said, form: shown } = answer.data as FormReply & { answer: string };
  expect(said).toContain('50\u00a0OMR is 130.04\u00a0USD');
  expect(shown.initialValue).toMatchObject({
    ...{ otherAmount: '130.04', currency: 'USD', method: 'Paypal' },
    ...{ category: 'education', interval: 'month' },
  });
});

async function send(form: Record<string, string>, cart?: Cart, path = '/give') {
  const answer = await action(args(visit(path, { form, ...(cart && { cart }) })));
  if (answer instanceof Response) {
    const url = new URL(answer.headers.get('location')!, 'https://x.test');
    const item = JSON.parse(url.searchParams.get('itemData') ?? 'null') as QuickItem | null;
    return { status: answer.status, page: url.pathname, item, headers: answer.headers };
  }
  const { form: reply } = answer.data as FormReply;
  return { status: answer.init?.status, errors: reply.error, kept: reply.initialValue };
}

const LIMITS = { maximum: '1,000,000' };

test('redirects to the checkout with one item in the URL', async () => {
  const { status, page, item } = await send(typed());
  expect({ status, page }).toEqual({ status: 303, page: '/checkout' });
  expect(item).toEqual({
    ...{ id: expect.stringMatching(/^endowment-[\w-]{6}$/) as string, type: 'endowment' },
    ...{ price: 10, currency: 'OMR', donationCategory: 'education' },
    ...{ isGift: false, isSubscription: false, preferredPaymentMethod: 'Stripe' },
  });
  expect((await send(typed(), undefined, '/ar/give')).page).toBe('/ar/checkout');
});

test('gives the item the same id when the browser sends a submission twice', async () => {
  const first = await send(typed({ press: 'k3x9' }));
  expect((await send(typed({ press: 'k3x9' }))).item?.id).toBe(first.item?.id);
  expect((await send(typed({ press: 'k3xa' }))).item?.id).not.toBe(first.item?.id);
});

test.each([
  [{ otherAmount: '٢٥٫٥' }, { price: 25.5 }],
  [
    { currency: 'USD', otherAmount: '12.34' },
    { price: 12.34, currency: 'USD' },
  ],
  [{ otherCategory: 'cash_support' }, { donationCategory: 'cash_support' }],
  [{ otherCategory: '' }, { donationCategory: 'education' }],
  // The list has its initial value, so the chip wins.
  [
    { category: 'water_and_sanitation', otherCategory: 'education', listedCategory: 'education' },
    { donationCategory: 'water_and_sanitation' },
  ],
  // The list was changed, so it wins over the chip.
  [
    {
      ...{ category: 'water_and_sanitation', otherCategory: 'cash_support' },
      listedCategory: 'education',
    },
    { donationCategory: 'cash_support' },
  ],
  [
    { category: 'water_and_sanitation', otherCategory: '', listedCategory: 'education' },
    { donationCategory: 'water_and_sanitation' },
  ],
  [{ recipientName: 'Maryam', recipientPhone: '92123456' }, { isGift: false }],
])('turns %o into the item %o', async (over, item) => {
  expect((await send(typed(over))).item).toMatchObject(item);
});

test.each<[Record<string, string>, Record<string, string>]>([
  [{ amount: '' }, { amount: 'errors:amount.missing' }],
  [{ otherAmount: '0.5' }, { amount: 'errors:amount.tooSmall' }],
  [{ category: '' }, { category: 'errors:required' }],
  [{ method: '' }, { method: 'errors:required' }],
  [
    { onBehalf: 'yes', recipientName: '', recipientPhone: '' },
    { recipientName: 'errors:required', recipientPhone: 'errors:required' },
  ],
  [
    { otherAmount: 'x', method: '', category: '' },
    {
      amount: 'errors:amount.notANumber',
      method: 'errors:required',
      category: 'errors:required',
    },
  ],
])('rejects %o with %o and keeps the values', async (over, wrong) => {
  const form = typed(over);
  const { status, errors, kept } = await send(form);
  const t = translateFor('en');
  const said = Object.entries(wrong).map(([name, key]) => [name, [t(key, LIMITS)]]);
  expect(status).toBe(400);
  expect(errors).toEqual(Object.fromEntries(said));
  const notEmpty = Object.entries(form).filter(([, value]) => value !== '');
  expect(kept).toMatchObject(Object.fromEntries(notEmpty));
});

test.each([
  ['uses PayPal if it can', { method: 'Stripe', methodCurrency: 'OMR' }, 'Paypal'],
  ['keeps a method that the donor chose', { method: 'Bank', methodCurrency: 'OMR' }, 'Bank'],
  ['keeps its preselected method', { method: 'Stripe', methodCurrency: 'USD' }, 'Stripe'],
] as const)('when the donor changes the currency without scripts, %s', async (_, over, method) => {
  const able = ['Bank', 'Stripe'].map((one) => ({ method: one, currencies: ['OMR', 'USD'] }));
  site.fail(replaceMethods([...able, DOLLARS]));
  const { item } = await send(typed({ currency: 'USD', ...over }));
  expect(item?.preferredPaymentMethod).toBe(method);
});

test('adds a monthly gift to the cart, without an item in the URL', async () => {
  const { page, item, headers } = await send(typed({ interval: 'month', method: 'Bank' }));
  expect({ page, item }).toEqual({ page: '/checkout', item: null });
  const { cart } = visitorAfter({ headers: headers! });
  expect(cart).toMatchObject({
    currency: 'OMR',
    method: 'Bank',
    lines: [],
    subscription: { offeringId: 'education-fund', minor: 10_000, intention: 'sadaqa' },
  });
});

test('replaces a method that cannot repeat a monthly gift, without scripts', async () => {
  site.fail(
    replaceMethods([
      { method: 'Paypal', currencies: ['USD'], monthly: false },
      { method: 'Stripe', currencies: ['USD'], monthly: true },
    ]),
  );
  const form = typed({ currency: 'USD', method: 'Paypal', interval: 'month' });
  const { headers } = await send(form);
  expect(visitorAfter({ headers: headers! }).cart.method).toBe('Stripe');
});

test('sends the recipient in the cart instead of the URL, and the checkout keeps one gift', async () => {
  const form = typed({ onBehalf: 'yes', recipientName: ' مريم ', recipientPhone: '٩٢١٢٣٤٥٦' });
  const { item, headers } = await send(form, undefined, '/ar/give');
  expect(item).toMatchObject({ isGift: true, price: 10 });
  expect(decodeURIComponent(headers!.get('location')!)).not.toMatch(/مريم|92123456/);
  const { cart } = visitorAfter({ headers: headers! });
  expect(cart).toMatchObject({ method: 'Stripe' });
  expect(cart.lines).toMatchObject([
    { id: item!.id, minor: 10_000, recipient: { name: 'مريم', phone: '+96892123456' } },
  ]);
  const opened = args(visit(headers!.get('location')!, { cart }));
  const thrown = (await loadCheckout(opened).catch((x: unknown) => x)) as Response;
  expect(thrown.headers.get('location')).toBe('/ar/checkout');
  expect(thrown.headers.getSetCookie()).toEqual([]);
});

test('asks the donor to choose a currency, and keeps the values of the form', async () => {
  const { status, errors, kept } = await send(typed({ currency: 'USD' }), CART);
  expect(status).toBe(400);
  expect(errors).toEqual({ currency: [translateFor('en')('errors:gift.cartCurrency')] });
  expect(kept).toMatchObject({ currency: 'USD', amount: '10' });
});

test('converts the cart and redirects to the checkout when the donor confirms', async () => {
  const { page, item, headers } = await send(typed({ currency: 'USD', intent: 'convert' }), CART);
  expect({ page, currency: item?.currency }).toEqual({ page: '/checkout', currency: 'USD' });
  const { cart, preferences } = visitorAfter({ headers: headers! });
  expect(cart).toMatchObject({
    currency: 'USD',
    lines: [{ converted: { from: 'OMR', total: 6_502 } }],
  });
  expect(preferences).toMatchObject({ currency: 'USD', flash: 'currencyChanged' });
});

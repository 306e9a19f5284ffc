/** A donor without scripts taps a button twice: the cart has the gift once, on every page that adds gifts. */
import type { ActionFunctionArgs } from '@remix-run/node';
import { describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { browser } from '#tests/support/browser-without-pages';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { action as giveToCase } from '../routes/cases/case';
import { loader as checkout } from '../routes/checkout/checkout';
import { action as giveQuickly } from '../routes/give/give';
import { action as giveToMosque } from '../routes/mosques/mosque';
import { giveToCampaign } from '../routes/projects/page.server';

setupTestSiteAtSeedTime();

type Action = (given: ActionFunctionArgs) => Promise<unknown>;
type Form = { action: Action; path: string; fields: Record<string, string> };

/** @param section path of the page without the id */
const formOf = (action: Action, section: string, id: string, fields: Form['fields']): Form => ({
  action: (given) => action({ ...given, params: { id } }),
  path: `${section}/${id}`,
  fields: { currency: 'OMR', intent: 'donate', ...fields },
});
const CAMPAIGN = formOf(giveToCampaign, '/projects', 'wells', { amount: '10' });
const QUICK: Form = {
  action: giveQuickly,
  path: '/give',
  fields: { category: 'education', currency: 'OMR', amount: '10', method: 'Stripe' },
};
const MOSQUE = formOf(giveToMosque, '/projects/mosques', 'palm-mosque', {
  to: 'all',
  otherAmount: '1800.250',
});
/** The balance is 12.400 OMR: the cart cannot have this gift twice. */
const CASE = formOf(giveToCase, '/projects/tafreej', 'case-rent', { otherAmount: '12.400' });

type Browser = ReturnType<typeof browser>;

/** Sends the form, and opens the page of the redirect as a browser does. */
async function send(donor: Browser, { action, path, fields }: Form) {
  const sent = await donor.send(action, path, fields);
  return sent.to?.includes('itemData') ? donor.open(checkout, sent.to) : sent;
}
const pass = (ms: number) => vi.setSystemTime(TEST_NOW.getTime() + ms);
const amountsOf = ({ visitor: { cart } }: Browser) => cart.lines.map(({ minor }) => minor);

describe.each([
  ['a campaign', CAMPAIGN, [10_000]],
  ['the quick donation', QUICK, [10_000]],
  ['a mosque, which adds two lines', MOSQUE, [1_729_500, 70_750]],
  ['the whole balance of a case', CASE, [12_400]],
] as const)('the form of %s, sent twice', (_, form, amounts) => {
  test('adds the gift once when both submissions are in flight', async () => {
    const donor = browser();
    await Promise.all([send(donor, form), send(donor, form)]);
    expect(amountsOf(donor)).toEqual(amounts);
  });

  test('adds the gift once when the browser has stored the first response', async () => {
    const donor = browser();
    const first = await send(donor, form);
    pass(800);
    expect(await send(donor, form)).toEqual(first);
    expect(amountsOf(donor)).toEqual(amounts);
  });
});

test('the quick donation that changes the currency of the cart adds the gift once', async () => {
  const donor = browser();
  await send(donor, CAMPAIGN);
  pass(60_000);
  const form = { ...QUICK, fields: { ...QUICK.fields, currency: 'USD', intent: 'convert' } };
  // The browser has stored the changed cart, and has not opened the checkout.
  await donor.send(form.action, form.path, form.fields);
  for (let taps = 0; taps < 2; taps += 1) await send(donor, form);
  expect(donor.visitor.cart).toMatchObject({
    currency: 'USD',
    lines: [{ converted: { from: 'OMR' } }, { minor: 1_000 }],
  });
});

/** Tests that the footer promises only the kinds of payment that the charity accepts. */
import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, replaceMethods, unreachable, visit } from '#tests/support/site';
import '#tests/support/drawn-page';
import { loader } from './loader.server';
import { Shell } from './shell';

const site = setupTestSite();

async function drawShell() {
  const Page = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => loader(args(visit('/cart'))),
      Component: () => <Shell>{null}</Shell>,
      children: [{ path: '*', Component: () => null }],
    },
  ]);
  render(<Page initialEntries={['/cart']} />);
  await screen.findByRole('banner');
}

test.each<[what: string, methods: object[] | null, cards: boolean, monthly: boolean]>([
  [
    'a card and monthly gifts',
    [{ method: 'Stripe', currencies: ['OMR'], monthly: true }],
    true,
    true,
  ],
  ['a card and no monthly gifts', [{ method: 'Xendit', currencies: ['IDR'] }], true, false],
  [
    'bank transfer and PayPal',
    [
      { method: 'Bank', currencies: ['OMR'] },
      { method: 'Paypal', currencies: ['USD'] },
    ],
    false,
    false,
  ],
  ['unknown payment methods, because the API fails', null, false, false],
])('the footer of a charity with %s promises only those', async (_, methods, cards, monthly) => {
  site.fail(methods ? replaceMethods(methods) : unreachable);
  await drawShell();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByRole('img', { name: /bank card/ }) !== null).toBe(cards);
  expect(footer.queryByRole('link', { name: 'Monthly giving' }) !== null).toBe(monthly);
});

/** Page tests of the account pages: navigation, empty states and forms. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { payOrder, signInDonor, type SignedInDonor } from '#tests/support/donor-site';
import { renderPage } from '#tests/support/drawn-page';
import { openTestSite, type TestSite } from '#tests/support/site';
import * as certificates from './certificates';
import * as deletion from './delete';
import * as monthly from './monthly/monthly';
import * as orders from './orders/orders';
import * as profile from './profile/profile';
import * as recipients from './recipients/recipients';
import * as sessions from './sessions';
import * as sponsorships from './sponsorships';
import * as statement from './statement/statement';

type Page = {
  default: ComponentType;
  loader: (given: LoaderFunctionArgs) => unknown;
  action?: (given: ActionFunctionArgs) => unknown;
};

let site: TestSite;
let donor: SignedInDonor;
beforeEach(async () => {
  site = await openTestSite();
  donor = await signInDonor(site);
});

const SHELL = {
  site: { siteName: 'Test charity', publicUrl: 'https://give.test', locales: ['en', 'ar'] },
  organisation: { name: 'Test charity', licence: 'Licence 17 of 2019' },
  user: { name: 'Salma Al Harthi', avatar: '' },
};

function draw(path: string, { default: Component, loader, action }: Page) {
  const { tokens } = donor;
  return renderPage(path, {
    ...{ Component, loader, sent: { tokens }, shell: SHELL },
    ...(action && { action }),
  });
}

const PAGES: [path: string, title: string, page: Page, wayOn: string | null][] = [
  ['/account', 'My giving', orders, '/projects'],
  ['/account/monthly', 'Monthly payments', monthly, '/projects'],
  ['/account/sponsorships', 'Sponsorships', sponsorships, '/projects/orphans'],
  ['/account/certificates', 'Certificates', certificates, '/projects/endowments'],
  ['/account/statement', 'Yearly statement', statement, '/projects'],
  ['/account/recipients', 'People you give for', recipients, null],
  ['/account/profile', 'Profile', profile, null],
  ['/account/sessions', 'Devices', sessions, null],
];

test.each(PAGES)('%s is current in the menu, with a next step', async (path, title, page, to) => {
  expect((await draw(path, page)).textContent).toBe(title);
  const links = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(PAGES.map(([at]) => at));
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual([path]);
  if (to) expect(document.querySelector('.empty a')?.getAttribute('href')).toBe(to);
});

test('shows an error at the monthly gift to which it belongs, in an open form', async () => {
  await payOrder(site, { interval: 'month' });
  await payOrder(site, { interval: 'month' });
  await draw('/account/monthly', monthly);
  const [first] = screen.getAllByLabelText<HTMLInputElement>('New monthly amount');
  fireEvent.change(first!, { target: { value: 'abc' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Save the amount', hidden: true })[0]!);
  const summary = await screen.findByRole('alert');
  const [open, closed] = document.querySelectorAll<HTMLDetailsElement>('.order > details');
  expect([open?.open, closed?.open]).toEqual([true, false]);
  expect(open?.contains(summary)).toBe(true);
});

test('shows only the changes that the monthly gift allows', async () => {
  await payOrder(site, { interval: 'month' });
  site.fail(async (request) => {
    if (!request.url.includes('/user/monthly-gifts?')) return undefined;
    const answer = await site.api.fetch(request);
    const body = (await answer.text())
      .replace('"canChange":true', '"canChange":false')
      .replace('"canPause":true', '"canPause":false');
    return new Response(body, answer);
  });
  await draw('/account/monthly', monthly);
  expect(screen.queryByLabelText('New monthly amount')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause', hidden: true })).toBeNull();
  const stop = screen.getByRole('button', { name: 'Yes, stop it', hidden: true });
  expect(stop.closest('details')?.open).toBe(false);
});

test('the statement names the issuer with its licence, and prints without the navigation', async () => {
  await payOrder(site);
  await draw('/account/statement', statement);
  expect(screen.getByRole('heading', { name: 'Payments in 2026' })).toBeTruthy();
  expect(screen.getByText('Licence 17 of 2019')).toBeTruthy();
  expect(document.querySelector('.kv .sum')?.textContent).toBe('Total10 OMR');
  for (const name of ['Your account', 'Years'])
    expect(screen.getByRole('navigation', { name }).className).toContain('print:hidden');
});

test('the form that deletes the account asks for the password only when the account has one', async () => {
  await draw('/account/delete', deletion);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect((await screen.findByRole('alert')).textContent).toContain('I understand');
});

/** Tests all account pages: required sign-in, headers, outages, and no data of other donors. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import { OTHER_DONOR, payOrder, setupDonorSite, signInDonor } from '#tests/support/donor-site';
import { args, visit } from '#tests/support/site';
import { action as deleteAccount, loader as deletion } from './delete';
import { loader as certificates } from './certificates';
import { loader as data } from './data';
import { action as changeMonthly, loader as monthly } from './monthly/monthly';
import { action as giveAgain, loader as orders } from './orders/orders';
import { action as changeProfile, loader as profile } from './profile/profile';
import { action as changeRecipients, loader as recipients } from './recipients/recipients';
import { action as signOut, loader as sessions } from './sessions';
import { loader as sponsorships } from './sponsorships';
import { loader as statement } from './statement/statement';

const opened = setupDonorSite();

type Loader = (given: LoaderFunctionArgs) => Promise<unknown>;
type Loaded = { data: object; init?: ResponseInit | null };

const PAGES: [path: string, loader: Loader][] = [
  ['/account', orders],
  ['/account/monthly', monthly],
  ['/account/sponsorships', sponsorships],
  ['/account/certificates', certificates],
  ['/account/statement', statement],
  ['/account/profile', profile],
  ['/account/recipients', recipients],
  ['/account/sessions', sessions],
  ['/account/delete', deletion],
];

const TOKEN = 'nobodyhasthistoken0000000';
const ACTIONS: [path: string, action: Loader, form: Record<string, string>][] = [
  ['/account', giveAgain, { intent: 'again', order: TOKEN }],
  ['/account/monthly', changeMonthly, { intent: 'stop', gift: TOKEN }],
  ['/account/profile', changeProfile, { name: 'Salma', locale: 'en' }],
  ['/account/recipients', changeRecipients, { intent: 'remove', id: 'x' }],
  ['/account/sessions', signOut, { intent: 'everywhere' }],
  ['/account/delete', deleteAccount, { confirmed: 'yes' }],
];

test.each([...PAGES, ['/account/data', data] as (typeof PAGES)[number]])(
  '%s redirects a guest to the sign-in page, which returns to the page',
  async (path, load) => {
    const thrown = (await load(args(visit(`/ar${path}`))).catch(
      (error: unknown) => error,
    )) as Response;
    expect(thrown.status).toBe(303);
    expect(thrown.headers.get('location')).toBe(`/ar/login?returnTo=${encodeURIComponent(path)}`);
  },
);

describe.each(PAGES)('%s', (path, load) => {
  test('sends no-store and noindex, and has a title', async () => {
    const { tokens } = await signInDonor(opened.site);
    const { data: page, init } = (await load(args(visit(`/ar${path}`, { tokens })))) as Loaded;
    const headers = new Headers(init?.headers);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page).toMatchObject({ head: { index: false } });
    expect((page as { head: { title: string } }).head.title).not.toContain('account:');
  });

  test('shows no data of another donor', async () => {
    const { site } = opened;
    const order = await payOrder(site, { interval: 'month' });
    const salma = await signInDonor(site);
    const form = { intent: 'add', name: 'Maryam', phone: '+968 9212 3456' };
    await changeRecipients(args(visit('/account/recipients', { form, tokens: salma.tokens })));
    const { tokens } = await signInDonor(site, OTHER_DONOR);
    const { data: page } = (await load(args(visit(path, { tokens })))) as Loaded;
    const { strings: _, ...shown } = page as { strings: object };
    const text = JSON.stringify(shown);
    const { token, monthlyGift, reference } = order;
    for (const secret of [token, monthlyGift!, reference, 'salma', 'Salma', 'Maryam'])
      expect(text).not.toContain(secret);
  });
});

test.each(ACTIONS)('redirects a guest who submits %s to the sign-in', async (path, act, form) => {
  const answer = (await act(args(visit(path, { form }))).catch(
    (error: unknown) => error,
  )) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
});

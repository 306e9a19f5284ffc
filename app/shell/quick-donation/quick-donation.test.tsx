/** Tests the quick-donation button: a link, and with scripts a panel that opens, closes and restores the focus. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loader as offerLoader } from '#app/routes/give/offer';
import { renderPart } from '#tests/support/drawn-part';
import { args, openTestSite, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { QuickDonation } from './quick-donation';

beforeAll(async () => {
  await openTestSite();
  // Load the module before the tests, so that no test has to wait for it.
  await import('./panel');
});
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => offerLoader(args(visit(address))));
});
afterEach(() => document.documentElement.removeAttribute('style'));

const t = translateFor('en');
const opener = () => screen.getByRole('link', { name: t('shell:quick') });
const dialog = () => screen.queryByRole('dialog');

async function opened() {
  renderPart(<QuickDonation />, { path: '/projects' });
  fireEvent.click(opener());
  return screen.findByRole('dialog', { name: t('give:title') });
}

test.each([
  ['/', '/give'],
  ['/projects/zakat', '/give'],
  ['/ar/about', '/ar/give'],
  ['/giving-is-good', '/give'],
])('on %s the button is a link to %s', (path, to) => {
  renderPart(<QuickDonation />, { path });
  expect(screen.getByRole('link').getAttribute('href')).toBe(to);
});

test.each([
  ...['/give', '/cart', '/checkout', '/ar/checkout', '/tr/orders/abc', '/monthly/abc'],
  ...['/applications/abc', '/ar/applications/abc', '/offline', '/ar/offline'],
  ...['/account', '/account/profile', '/newsletter'],
  ...['/projects/kafarat', '/ar/projects/tafreej/case-rent', '/projects/zakat/stocks'],
])('on %s there is no quick-donation button', (path) => {
  renderPart(<QuickDonation />, { path });
  expect(screen.queryByRole('link')).toBeNull();
});

test('without a campaign or fund that accepts gifts, there is no quick-donation button', () => {
  renderPart(<QuickDonation />, { path: '/projects', shell: { absent: ['give'] } });
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[string, () => void]>([
  ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
  [
    'its close button',
    () => fireEvent.click(screen.getByRole('button', { name: t('shell:cart.close') })),
  ],
])('quick-donation panel closes with %s, with the focus on its opener', async (_, close) => {
  await opened();
  close();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(document.activeElement).toBe(opener());
  expect(document.documentElement.style.overflow).toBe('');
});

test('quick-donation panel closes with the Back button of a phone, and keeps what the donor typed', async () => {
  const destroy = vi.fn();
  const watchers: { onclose?: () => void; destroy: () => void }[] = [];
  vi.stubGlobal('CloseWatcher', function watch(this: (typeof watchers)[number]) {
    this.destroy = destroy;
    watchers.push(this);
  });
  const thirdIn = (panel: Element) =>
    panel.querySelectorAll<HTMLInputElement>('[name=category]')[2]!;
  const third = thirdIn(await opened());
  expect(third.checked).toBe(false);
  fireEvent.click(third);
  act(() => watchers.at(-1)!.onclose!());
  await waitFor(() => expect(dialog()).toBeNull());
  expect(destroy).toHaveBeenCalledTimes(watchers.length);
  fireEvent.click(opener());
  const again = await screen.findByRole('dialog', { name: t('give:title') });
  expect(thirdIn(again).checked).toBe(true);
});

test('quick-donation panel contains the typed values when it is opened again on the same page', async () => {
  await opened();
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[role=dialog] [name="${name}"]`)!;
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  type('otherAmount', '7.5');
  fireEvent.change(field('currency'), { target: { value: 'USD' } });
  fireEvent.click(field('onBehalf'));
  type('recipientName', 'Maryam');
  type('recipientPhone', '92123456');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(dialog()).toBeNull());
  fireEvent.click(opener());
  await screen.findByRole('dialog', { name: t('give:title') });
  expect(field('otherAmount').value).toBe('7.5');
  expect(field('currency').value).toBe('USD');
  expect(field('onBehalf').checked).toBe(true);
  expect(field('recipientName').value).toBe('Maryam');
  expect(field('recipientPhone').value).toBe('92123456');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('quick-donation panel does not open on a click with Ctrl, so that the browser opens the link in a new tab', () => {
  renderPart(<QuickDonation />, { path: '/projects' });
  // jsdom reports an error for native navigation, so prevent it after React has handled the click.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(opener(), { ctrlKey: true });
  expect(document.documentElement.style.overflow).toBe('');
  expect(dialog()).toBeNull();
});

test.each<[string, () => Promise<Response>]>([
  ['gets a 503 response', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['fails', () => Promise.reject(new TypeError('fetch failed'))],
])('quick-donation panel gives way to its page when its request %s', async (_, broken) => {
  vi.stubGlobal('fetch', broken);
  renderPart(<QuickDonation />, { path: '/projects' });
  fireEvent.click(opener());
  // The quick-donation page has no floating button.
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

/** Tests how long toast and cart popup are shown, and what closes them or keeps them open. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CART_ALERT_MS, TOAST_MS } from '#domain/constants';
import { money } from '#domain/money';
import { renderPart } from '#tests/support/drawn-part';
import { Announcements, Toast } from './announcements';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const flash = { about: 'subscribed', text: 'You are subscribed.', isBad: false } as const;
const alert = { title: 'Fresh bread', total: money(25_000, 'OMR') };
const popup = () => screen.queryByRole('region', { name: 'Added to your cart' });
const toast = () => screen.queryByText('You are subscribed.');

test('shows a toast for three seconds', () => {
  renderPart(<Announcements />, { shell: { flash, alert: null } });
  pass(TOAST_MS - 1);
  expect(toast()).not.toBeNull();
  pass(1);
  expect(toast()).toBeNull();
});

test('shows the cart popup with the gift and links to cart and checkout for four seconds', () => {
  renderPart(<Announcements />, { path: '/projects', shell: { flash: null, alert } });
  expect(popup()?.textContent).toContain('Fresh bread25 OMR');
  const [close, cart, checkout] = screen.getAllByRole('link');
  // Without scripts, the link opens the same page again, which no longer contains the popup.
  expect(close?.getAttribute('href')).toBe('/projects');
  expect(cart?.getAttribute('href')).toBe('/cart');
  expect(checkout?.getAttribute('href')).toBe('/checkout');
  pass(CART_ALERT_MS - 1);
  expect(popup()).not.toBeNull();
  pass(1);
  expect(popup()).toBeNull();
});

test.each([
  ['the pointer is over it', 'pointerEnter', 'pointerLeave'],
  ['it has the focus', 'focus', 'blur'],
] as const)('keeps the cart popup open while %s', (_, comes, goes) => {
  renderPart(<Announcements />, { shell: { flash: null, alert } });
  fireEvent[comes](popup()!);
  pass(10 * CART_ALERT_MS);
  expect(popup()).not.toBeNull();
  fireEvent[goes](popup()!);
  pass(CART_ALERT_MS);
  expect(popup()).toBeNull();
});

test('closes the cart popup when the donor clicks its close button', () => {
  renderPart(<Announcements />, { shell: { flash: null, alert } });
  fireEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(popup()).toBeNull();
});

test('keeps a toast during navigation, and shows the same message again for a new response', () => {
  const { rerender } = render(<Toast flash={flash} occasion={1} />);
  pass(TOAST_MS - 1000);
  rerender(<Toast flash={null} occasion={2} />);
  expect(toast()).not.toBeNull();
  pass(1000);
  expect(toast()).toBeNull();
  rerender(<Toast flash={flash} occasion={3} />);
  expect(toast()).not.toBeNull();
});

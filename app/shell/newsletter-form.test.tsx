// @vitest-environment jsdom
/** The footer's form in place, and the menus of the top bar, where scripts run. */
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stringsFor } from '#app/i18n/instances.server';
import { drawPart } from '#tests/support/drawn-part';
import { Menu } from './menu';
import { NewsletterForm } from './newsletter-form';

test('says what is wrong below the field, until it is typed in again', async () => {
  const error = { email: ['An email looks like name@example.org'] };
  const Page = createRemixStub([
    { id: 'root', path: '/', Component: NewsletterForm },
    { path: '/newsletter', action: () => ({ form: { status: 'error', error } }) },
  ]);
  const root = { strings: stringsFor('en', ['shell']) };
  render(<Page initialEntries={['/']} hydrationData={{ loaderData: { root } }} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /One email a month/ });
  fireEvent.input(field, { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe(error.email[0]);
  fireEvent.input(field, { target: { value: 'nobody@' } });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(screen.queryByText(error.email[0]!)).toBeNull();
});

test('a menu closes by Escape, which leads back to its opener, and by a press elsewhere', () => {
  drawPart(
    <Menu name="Language" opener="English">
      <button>Türkçe</button>
    </Menu>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  fireEvent.pointerDown(screen.getByText('Türkçe'));
  expect(menu.open).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  menu.open = true;
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
});

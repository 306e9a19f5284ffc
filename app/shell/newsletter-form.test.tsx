/** Tests the newsletter form in the footer and the menus of the top bar, with scripts. */
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stringsFor } from '#web/i18n/instances.server';
import { renderPart } from '#tests/support/drawn-part';
import { Menu } from './menu';
import { NewsletterForm } from './newsletter-form';

test('shows the error of the newsletter form below the field until the visitor types again', async () => {
  const error = { email: ['Enter an email address, such as name@example.org'] };
  const root = { strings: stringsFor('en', ['shell']) };
  const Page = createRemixStub([
    { id: 'root', path: '/', loader: () => root, Component: NewsletterForm },
    { path: '/newsletter', action: () => ({ form: { status: 'error', error } }) },
  ]);
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

test('closes a menu on Escape, with the focus on its opener, and on a click outside', () => {
  renderPart(
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

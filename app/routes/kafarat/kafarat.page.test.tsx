/** Tests of the rendered expiations page: the total follows the form, and an incomplete obligation causes a warning. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { translateFor } from '#tests/support/words';
import { setupTestSite } from '#tests/support/opened-site';
import KafaratPage, { action, loader } from './kafarat';

setupTestSite();

const draw = (query = '') =>
  renderPage(`/projects/kafarat${query}`, { Component: KafaratPage, loader, action });

const aside = () => screen.getByRole('complementary');

const t = translateFor('en');

test('the page of expiations updates the total when the cause or the number changes', async () => {
  await draw();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(t('kafarat:cause.oath')) }));
  expect(within(aside()).getByText('1 × 10 = 10')).toBeTruthy();
  const count = within(aside()).getByLabelText(t('kafarat:howMany.oath'));
  fireEvent.input(count, { target: { value: '٣' } });
  expect(within(aside()).getByText('3 × 10 = 30')).toBeTruthy();
  expect(aside().textContent).toContain('30');
  for (const typed of ['1.000', '1,000', '۱۰۰۰']) {
    fireEvent.input(within(aside()).getByLabelText(t('kafarat:people')), {
      target: { value: typed },
    });
    expect(aside().textContent).toContain('1,000');
  }
});

/** Page test of an endowment: the total on the button. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { translateFor } from '#tests/support/words';
import { setupTestSite } from '#tests/support/opened-site';
import ProjectPage, { action, loader } from '../project';

setupTestSite();

const ID = 'orphans-endowment';
const t = translateFor('en');

const draw = () =>
  renderPage(`/projects/${ID}`, { Component: ProjectPage, loader, action, params: { id: ID } });

test('shows the total of the chosen shares or of the typed amount on the button', async () => {
  await draw();
  const total = (amount: string) =>
    screen.findByRole('button', { name: new RegExp(amount.replace('.', '\\.')) });
  expect(await total('25')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^3/ }));
  expect(await total('75')).toBeTruthy();
  const other = screen.getByLabelText(t('endowments:other'));
  fireEvent.input(other, { target: { value: '12' } });
  expect(await total('300')).toBeTruthy();
  for (const typed of ['1,000', '1.000']) {
    fireEvent.input(other, { target: { value: '2' } });
    expect(await total('50')).toBeTruthy();
    fireEvent.input(other, { target: { value: typed } });
    expect(await total('25,000')).toBeTruthy();
  }
  fireEvent.input(other, { target: { value: '1e3' } });
  expect(screen.queryByRole('button', { name: /25,000/ })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^2/ }));
  expect((other as HTMLInputElement).value).toBe('');
  fireEvent.click(screen.getByRole('radio', { name: t('endowments:byAmount') }));
  fireEvent.input(screen.getByLabelText(t('endowments:amount')), { target: { value: '7.5' } });
  expect(await total('7.500')).toBeTruthy();
});

/** Page tests: forms of capacity-limited offerings keep typed values when other donors reserve the remaining units. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { translateFor } from '#tests/support/words';
import * as oneCase from '../cases/case';
import * as mosque from '../mosques/mosque';
import * as orphan from '../orphans/orphan';
import * as sacrifice from '../sacrifices/sacrifice';

const site = setupTestSite();
const t = translateFor('en');

type Page = typeof oneCase | typeof mosque | typeof orphan | typeof sacrifice;

const draw = ({ default: Component, loader, action }: Page, path: string) =>
  renderPage(`/projects/${path}`, {
    ...{ Component, loader, action },
    params: { id: path.split('/')[1]! },
  });

/** Reserves all units of the offerings except `left`, as orders of other donors do. */
async function take(ids: readonly string[], left = 0) {
  for (const id of ids) {
    const own = site.db.selectFrom('offerings').select('capacity').where('id', '=', id);
    const { capacity } = await own.executeTakeFirstOrThrow();
    const taken = capacity! - left;
    await site.db.updateTable('offerings').set({ taken }).where('id', '=', id).execute();
  }
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.input(input(name), { target: { value } });

test.each([
  ['tafreej/case-rent', oneCase, ['case-rent'], 'otherAmount'],
  ['orphans/orphan-idris', orphan, ['orphan-idris'], 'otherQuantity'],
  ['mosques/palm-mosque', mosque, ['palm-roof', 'palm-windows', 'palm-ablution'], 'otherAmount'],
] as const)('keeps the typed value on %s when all is reserved', async (path, page, ids, field) => {
  await draw(page, path);
  type(field, '7');
  await take(ids);
  fireEvent.click(screen.getAllByRole('button', { name: /Donate \d/ })[0]!);
  // The page links to other offerings after the rejection.
  expect(
    await screen.findByRole('link', { name: /^(?:See other|See open|Children who)/ }),
  ).toBeTruthy();
  expect(input(field).value).toBe('7');
});

test('keeps the chosen number of shares and the names when fewer shares remain', async () => {
  await draw(sacrifice, 'sacrifices/cow-share-tanzania');
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  type('names[0]', 'Salim');
  type('names[1]', 'Huda');
  fireEvent.click(screen.getByRole('checkbox'));
  await take(['cow-share-tanzania'], 1);
  fireEvent.click(screen.getByRole('button', { name: RegExp(`^${t('sacrifices:give')}`) }));
  expect(await screen.findByText(t('errors:gift.onlyLeft', { count: 1 }))).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true);
  expect([input('names[0]').value, input('names[1]').value]).toEqual(['Salim', 'Huda']);
});

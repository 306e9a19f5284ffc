/** Tests lists in the editor when two people change a record: the texts of an item stay together in all languages. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentRecord } from '#contract/staff/content';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { signedInStaff } from '#tests/support/staff-site';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

const PATH = '/staff/content/organisation/organisation';

/** Two owners, who have both opened the record of the organisation. */
async function twoEditors() {
  const [colleague, own] = [
    await signedInStaff(api, ['owner']),
    await signedInStaff(api, ['owner']),
  ];
  /** Returns the label of each fact in English and Arabic. */
  const facts = async () => {
    const response = await own.member.get(PATH);
    const { result } = (await response.json()) as { result: ContentRecord };
    const list = result.written.facts as { label: { en: string; ar: string } }[];
    return list.map(({ label }) => [label.en, label.ar]);
  };
  return { theirs: await colleague.open(PATH), late: await own.open(PATH), facts };
}

test('after a colleague has moved an item', async () => {
  const { theirs, late, facts } = await twoEditors();
  const [first, ...others] = await facts();
  await theirs.press('Move number 2 up', {}, theirs.document.getElementById('facts')!);
  const typed = { 'facts[1].label.en': 'Typed', pub: 'draft' };
  const refused = await late.press('Save and publish', typed);
  expect(refused.status).toBe(409);
  await refused.press('Save and publish', { pub: 'draft' });
  expect(await facts()).toEqual([['Typed', first![1]], ...others]);
});

test('after the form that was rejected has removed an item', async () => {
  const { theirs, late, facts } = await twoEditors();
  const [, ...others] = await facts();
  await theirs.press('Save and publish', { 'licence.en': 'Licence 5', pub: 'draft' });
  const refused = await late.press('Save and publish', { 'facts[1].remove': 'on', pub: 'draft' });
  expect(refused.status).toBe(409);
  await refused.press('Save and publish', { pub: 'draft' });
  expect(await facts()).toEqual(others);
});

/** Tests which campaign or fund receives the gifts to a whole category, so that the quick donation can be paid. */
import { describe, expect, test } from 'vitest';
import type { Category } from '#contract/content';
import { minutes } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { findingsOf, installation } from '#tests/support/api/installation';
import { readOrganisationSettings } from '#tests/support/api/small-charity';
import { resultOf } from '#tests/support/api/api';
import { openFunds } from '../../content/kinds/campaigns';

const api = apiOfEachTest();

async function receiverOf(category: string) {
  const result = await resultOf<{ data: Category[] }>(api.get('/project-categories?limit=100'));
  return result.data.find(({ id }) => id === category)!.fund;
}
const close = (kind: 'campaign' | 'fund', id?: string) =>
  api.db
    .updateTable('offerings')
    .set({ status: 'closed' })
    .where('kind', '=', kind)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .execute();
const newestCampaign = () =>
  api.db
    .selectFrom('offerings')
    .select(['id', 'category'])
    .where('kind', '=', 'campaign')
    .where('status', '=', 'open')
    .orderBy('published_at', 'desc')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();

describe('the receiver of a category', () => {
  test('is no fund of a waqf or an obligation, because the importer rejects its content without the intention', () => {
    const check = (id: string, intentions: string[]) =>
      openFunds.check!({ id, value: { intentions } } as never);
    expect(check('waqf-fund', ['sadaqa'])).toHaveLength(1);
    expect(check('waqf-fund', ['waqf'])).toEqual([]);
    expect(check('education-fund', ['sadaqa'])).toEqual([]);
  });

  test('is its open fund, else the general fund', async () => {
    expect(await receiverOf('education')).toBe('education-fund');
    await close('fund', 'education-fund');
    expect(await receiverOf('education')).toBe('where-it-is-needed-most');
  });

  test('is its newest open campaign when no fund is open', async () => {
    await close('fund');
    const { id, category } = await newestCampaign();
    expect(await receiverOf(category!)).toBe(id);
    const soon = new Date(api.clock.now.getTime() + minutes(30)).toISOString();
    await api.db.updateTable('offerings').set({ closes_at: soon }).where('id', '=', id).execute();
    expect(await receiverOf(category!)).not.toBe(id);
  });

  test('is null when nothing accepts gifts: doctor fails, and the site has no quick donation', async () => {
    const sections = async () => (await readOrganisationSettings(api)).sections?.value;
    const doctor = () => findingsOf(installation(api), 'quick donation');
    expect([await sections(), await doctor()]).toEqual([
      expect.arrayContaining(['quick-donation']),
      [expect.stringMatching(/^ok/)],
    ]);
    await close('fund');
    await close('campaign');
    expect(await receiverOf('education')).toBeNull();
    expect(await sections()).not.toContain('quick-donation');
    expect(await doctor()).toEqual([expect.stringMatching(/^fail: The home page has no form/)]);
  });
});

/** Tests that an import of content makes cached responses stale while the site runs. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importContent } from '#api/content/import';
import { readVisitor } from '#app/visitor/visitor.server';
import { changedCharity, validContent } from '#tests/support/api/content-folder';
import { TEST_NOW } from '#tests/support/api/database';
import { openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { checkContentVersion, contentVersion } from './content-version.server';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
  await checkContentVersion();
});
afterEach(() => site.fail(null));

const CAMPAIGN = 'wells';
const charity = () => readVisitor(visit('/')).charity;

async function change(): Promise<void> {
  const changes = {
    [`campaigns/${CAMPAIGN}.yaml`]: (text: string) => text.replace('en: Two', 'en: Six'),
    'organisation.yaml': (text: string) =>
      text.replace('hello@amal.example', 'office@amal.example'),
    'categories/education.yaml': (text: string) => text.replace('en: Learning', 'en: Schools'),
  };
  const kinds = ['campaigns', 'categories', 'types', 'tags', 'organisation.yaml'];
  const folder = changedCharity(changes, kinds);
  await importContent(site.db, await validContent(folder), { now: TEST_NOW });
}

/** Fetches a campaign (cached for a minute), a category (an hour) and contact details (until restart). */
async function fetchContent() {
  const [project, categories, contact] = await Promise.all([
    charity().call('project', { params: { id: CAMPAIGN } }),
    charity().call('projectCategories'),
    charity().call('contactInfo'),
  ]);
  return [project.title.slice(0, 9), categories.data[0]?.title, contact.data[0]?.email];
}

test('requests all cached responses again after an import', async () => {
  expect(await fetchContent()).toEqual(['Two wells', 'Learning', 'hello@amal.example']);
  await change();
  expect(await fetchContent()).toEqual(['Two wells', 'Learning', 'hello@amal.example']);
  const before = contentVersion();
  await checkContentVersion();
  expect(await fetchContent()).toEqual(['Six wells', 'Schools', 'office@amal.example']);
  expect(contentVersion()).not.toBe(before);
});

test('does not change the content version during an outage or without an import', async () => {
  const before = contentVersion();
  await checkContentVersion();
  site.fail(unreachable);
  await checkContentVersion();
  site.fail(null);
  await checkContentVersion();
  expect(contentVersion()).toBe(before);
});

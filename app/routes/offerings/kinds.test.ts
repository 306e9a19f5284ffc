/** Tests that each section shows and accepts only offerings of its own kind. */
import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import * as oneCase from '../cases/case';
import * as orphan from '../orphans/orphan';
import * as project from '../projects/page.server';
import * as sacrifice from '../sacrifices/sacrifice';

setupTestSiteAtSeedTime();

type Part = (given: ActionFunctionArgs) => Promise<unknown>;
const [CHILD, COW] = ['orphan-amina', 'cow-share-tanzania'];
const FORM = {
  ...{ currency: 'OMR', intent: 'cart', amount: '10', quantity: '1' },
  ...{ 'names[0]': 'Salim', agency: 'yes' },
};

test.each<[section: string, loader: Part, action: Part, id: string]>([
  ['sacrifices', sacrifice.loader, sacrifice.action, CHILD],
  ['orphans', orphan.loader, orphan.action, COW],
  ['tafreej', oneCase.loader, oneCase.action, CHILD],
  ['campaigns', project.campaignLoader, project.giveToCampaign, CHILD],
])('%s returns 404 for an offering of another kind', async (section, loader, action, id) => {
  const path = `/projects/${section}/${id}`;
  await expect(loader(args(visit(path), { id }))).rejects.toMatchObject({ status: 404 });
  const sent = action(args(visit(path, { form: FORM }), { id }));
  await expect(sent).rejects.toMatchObject({ status: 404 });
});

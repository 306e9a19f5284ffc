/** Tests of saved recipients in gift forms: who sees them, and how a gift gets name and number. */
import { beforeEach, expect, test } from 'vitest';
import {
  OTHER_DONOR,
  setupDonorSite,
  signInDonor,
  type SignedInDonor,
} from '#tests/support/donor-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { readVisitor } from '../visitor/visitor.server';
import { giftSchema } from './schema.server';
import { giveToProject } from './project/action.server';
import { loadProjectView } from './project/view.server';

const MARYAM = { name: 'Maryam', phone: '+96892123456' };

const opened = setupDonorSite();
let donor: SignedInDonor;
beforeEach(async () => {
  donor = await signInDonor(opened.site);
  const { id: account_id, created_at } = donor.account;
  const saved = { id: 'saved-maryam', account_id, ...MARYAM, created_at };
  await opened.site.db.insertInto('recipients').values(saved).execute();
});

const visitorWith = (tokens?: SignedInDonor['tokens']) =>
  readVisitor(args(visit('/projects/wells', tokens && { tokens })).request);

async function offered(tokens?: SignedInDonor['tokens']) {
  return (await loadProjectView(visitorWith(tokens), 'wells')).offer;
}

test('shows a signed-in donor the names of saved recipients without numbers, and a guest none', async () => {
  expect(await offered()).not.toHaveProperty('recipients');
  const offer = await offered(donor.tokens);
  expect(offer?.recipients).toEqual([{ id: 'saved-maryam', name: 'Maryam' }]);
  expect(JSON.stringify(offer)).not.toContain(MARYAM.phone);
});

test('shows no saved recipients while the charity API fails to list them', async () => {
  opened.site.fail((request) =>
    request.url.includes('/user/recipients') ? unreachable(request) : undefined,
  );
  expect(await offered(donor.tokens)).not.toHaveProperty('recipients');
});

const gift = (fields: Record<string, string>) =>
  giftSchema.parse({ currency: 'OMR', amount: '10', intent: 'cart', ...fields });
const give = (fields: Record<string, string>, tokens?: SignedInDonor['tokens']) =>
  giveToProject(
    gift(fields),
    { ...visitorWith(tokens), press: 'k3x9' },
    { project: 'wells', back: '/projects/wells' },
  );

test('a gift gets the name and number of the saved recipient, not the typed ones', async () => {
  const fields = { onBehalf: 'yes', savedRecipient: 'saved-maryam', recipientName: 'Typed' };
  const { cart } = visitorAfter(await give(fields, donor.tokens));
  expect(cart.lines).toMatchObject([{ offeringId: 'wells', recipient: MARYAM }]);
});

test('a gift has no recipient when the box is not ticked', async () => {
  const { cart } = visitorAfter(await give({ savedRecipient: 'saved-maryam' }, donor.tokens));
  expect(cart.lines[0]).not.toHaveProperty('recipient');
});

test('rejects a gift for the saved recipient of another donor, and a saved recipient for a guest', async () => {
  const fields = { onBehalf: 'yes', savedRecipient: 'saved-maryam' };
  const { tokens } = await signInDonor(opened.site, OTHER_DONOR);
  for (const sender of [tokens, undefined])
    await expect(give(fields, sender)).rejects.toMatchObject({
      fields: { savedRecipient: 'recipient.gone' },
    });
});

/** The people in whose name a donor gives, saved for the next gift. */
import { MAX_RECIPIENTS, type Recipient, type RecipientBody } from '#contract/accounts';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import { ApiError } from '../../http/errors';
import type { Page, Paged } from '../../modules/page';

/** Returns a page of the recipients, by name. */
export async function listRecipients(
  { db }: ApiDeps,
  { accountId }: Donor,
  { offset, limit }: Page,
): Promise<Paged<Recipient>> {
  const mine = db.selectFrom('recipients').where('account_id', '=', accountId);
  const { total } = await mine
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const data = await mine
    .select(['id', 'name', 'phone'])
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), data };
}

/** Saves a recipient, or returns the one with this name and number. @throws ApiError recipient.tooMany */
export function addRecipient(
  { db, now, random }: ApiDeps,
  { accountId }: Donor,
  { name, phone }: RecipientBody,
): Promise<Recipient> {
  return db.transaction().execute(async (tx) => {
    const saved = await tx
      .selectFrom('recipients')
      .select(['id', 'name', 'phone'])
      .where('account_id', '=', accountId)
      .execute();
    const same = saved.find((one) => one.name === name && one.phone === phone);
    if (same) return same;
    if (saved.length >= MAX_RECIPIENTS) throw new ApiError('recipient.tooMany');
    const recipient = { id: random(16).toString('hex'), name, phone };
    await tx
      .insertInto('recipients')
      .values({ ...recipient, account_id: accountId, created_at: now().toISOString() })
      .execute();
    return recipient;
  });
}

/** @throws ApiError recipient.notFound, also for a recipient of another donor */
export async function removeRecipient(
  { db }: ApiDeps,
  { accountId }: Donor,
  id: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('recipients')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new ApiError('recipient.notFound');
}

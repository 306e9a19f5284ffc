/** What a donor changes or reads in the account: name, phone number, language, saved recipients, and sessions. */
import {
  type Profile,
  type ProfileBody,
  type Tokens,
  MAX_RECIPIENTS,
  type Recipient,
  type RecipientBody,
  type DonorSession,
} from '#contract/accounts';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { signAccessToken, type Donor } from '../../http/access-token';
import { ApiError } from '../../http/errors';
import { countRows, type Page, type Paged } from '../../modules/page';
import { accountOf } from './ownership';

export async function listSessions(
  { db, now }: ApiDeps,
  { accountId, sessionId }: Donor,
  { offset, limit }: Page,
): Promise<Paged<DonorSession>> {
  const mine = db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now().toISOString());
  const rows = await mine
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total: await countRows(mine),
    data: rows.map((row) => ({ ...row, current: row.id === sessionId })),
  };
}

export async function listRecipients(
  { db }: ApiDeps,
  { accountId }: Donor,
  { offset, limit }: Page,
): Promise<Paged<Recipient>> {
  const mine = db.selectFrom('recipients').where('account_id', '=', accountId);
  const data = await mine
    .select(['id', 'name', 'phone'])
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: await countRows(mine), data };
}

/** Saves a recipient, or returns the one with this name and number. @throws ApiError recipient.tooMany */
export function addRecipient(
  { db, now, random }: ApiDeps,
  { accountId }: Donor,
  { name, phone }: RecipientBody,
): Promise<Recipient> {
  return transact(db, 'accounts', async (tx) => {
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

export async function readProfile(deps: ApiDeps, donor: Donor): Promise<Profile> {
  const account = await accountOf(deps, donor);
  const identities = await deps.db
    .selectFrom('social_identities')
    .select('provider')
    .distinct()
    .where('account_id', '=', account.id)
    .orderBy('provider')
    .execute();
  const { name, email, phone, locale, avatar, password_hash, created_at } = account;
  return {
    ...{ name, email, phone, locale, avatar },
    hasPassword: password_hash !== null,
    providers: identities.map(({ provider }) => provider),
    createdAt: created_at,
  };
}

/** Returns a new access token, because it contains the name. */
export async function updateProfile(
  deps: ApiDeps,
  donor: Donor,
  { name, phone, locale }: ProfileBody,
): Promise<Pick<Tokens, 'access'>> {
  await deps.db
    .updateTable('accounts')
    .set({ name, phone, locale, updated_at: deps.now().toISOString() })
    .where('id', '=', donor.accountId)
    .execute();
  const { avatar } = await accountOf(deps, donor);
  return { access: await signAccessToken(deps, donor, { name, avatar }) };
}

/** Links between accounts and the people of social providers. */
import type { Transaction } from 'kysely';
import * as z from 'zod';
import { socialProviderSchema, type SocialProvider } from '#contract/accounts';
import type { Locale } from '#domain/locales';
import type { Database } from '../../db/tables';
import type { AccountRow, EmailCodeRow } from '../../db/tables/accounts';
import type { ApiDeps } from '../../deps';
import { findAccount, insertAccount } from '../repository';

/** Stored as JSON in the row of a one-time code, until the e-mail address is verified. */
const linkData = z.object({
  provider: socialProviderSchema,
  subject: z.string(),
  name: z.string(),
  avatar: z.string(),
});
export type LinkData = z.infer<typeof linkData>;

type Tx = Transaction<Database>;
type Deps = Pick<ApiDeps, 'now' | 'random'>;

/** Finds the account by the provider's permanent id of the person, for any e-mail address. */
export function findLinkedAccount(
  tx: Tx,
  { provider, subject }: { provider: SocialProvider; subject: string },
): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('social_identities')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('accounts')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Links the person to the account with this e-mail address. Creates the account when it does not exist.
 * @param email a verified e-mail address of the person
 */
export async function linkOrCreate(
  deps: Deps,
  tx: Tx,
  { email, locale, ...link }: LinkData & { email: string; locale: Locale },
): Promise<AccountRow> {
  const { provider, subject, name, avatar } = link;
  const known = await findAccount(tx, 'email', email);
  const account =
    known ?? (await insertAccount(deps, tx, { email, locale, name, avatar, password_hash: null }));
  if (!account) throw new Error('another account has the e-mail address');
  await tx
    .insertInto('social_identities')
    .values({
      ...{ provider, subject },
      account_id: account.id,
      created_at: deps.now().toISOString(),
    })
    .execute();
  return account;
}

/** Links or creates the account for a verified code of the purpose `social`, and returns it. */
export async function redeemSocialCode(
  deps: Deps,
  tx: Tx,
  { email, locale, data }: Pick<EmailCodeRow, 'email' | 'locale' | 'data'>,
): Promise<AccountRow> {
  const link = linkData.parse(JSON.parse(data));
  // A second code for the same person may have been verified concurrently.
  return (await findLinkedAccount(tx, link)) ?? linkOrCreate(deps, tx, { ...link, email, locale });
}

/** A donor's profile: reads it, and changes name, phone number and language. */
import type { Profile, ProfileBody, Tokens } from '#contract/accounts';
import type { ApiDeps } from '../../deps';
import { signAccessToken, type Donor } from '../../http/access-token';
import { accountOf } from './ownership';

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

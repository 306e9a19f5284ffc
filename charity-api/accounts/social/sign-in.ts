/** Signs a donor in with the authorization code of a social provider. */
import type { Transaction } from 'kysely';
import type { SocialLoginBody, SocialLoginReply, SocialProvider } from '#contract/accounts';
import { socialCallbackPath } from '#contract/social-settings';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { Visit } from '../accounts';
import { sendCode } from '../codes';
import { admitCode, admitCodeTry } from '../limits';
import { findAccount } from '../repository';
import { startSession } from '../sessions';
import { findLinkedAccount, linkOrCreate } from './accounts';
import type { SocialClients } from './clients';
import { reasonOf, socialFailure } from './failure';
import { fetchPerson, type SocialPerson } from './person';

type Deps = { deps: ApiDeps; clients: SocialClients };

/**
 * Returns tokens. When the provider has not verified the e-mail address, sends a code to it and returns the challenge.
 * Finds an account by provider and subject, and by e-mail address only when the address is verified.
 * @throws ApiError social.notFound, social.failed, social.emailMissing, auth.tooMany
 */
export async function signInWithProvider(
  { deps, clients }: Deps,
  provider: SocialProvider,
  body: SocialLoginBody,
  visit: Visit,
): Promise<SocialLoginReply> {
  const client = await clients.find(provider);
  if (body.redirectUri !== `${deps.config.publicUrl}${socialCallbackPath(provider)}`)
    throw socialFailure(deps, provider, 'redirect_uri');
  // Limited, because each try is a request to the provider.
  await admitCodeTry(deps, visit.caller);
  let person: SocialPerson;
  try {
    person = await fetchPerson(client, provider, body);
  } catch (error) {
    throw socialFailure(deps, provider, reasonOf(error));
  }
  return deps.db.transaction().execute((tx) => signIn(deps, tx, { provider, person, visit }));
}

async function signIn(
  deps: ApiDeps,
  tx: Transaction<Database>,
  { provider, person, visit }: { provider: SocialProvider; person: SocialPerson; visit: Visit },
): Promise<SocialLoginReply> {
  const { subject, email, isEmailVerified, name, avatar } = person;
  const { caller, locale, userAgent } = visit;
  const linked = await findLinkedAccount(tx, { provider, subject });
  if (linked) return { tokens: await startSession(deps, tx, linked, userAgent) };
  if (email === null) throw new ApiError('social.emailMissing');
  const link = { provider, subject, name, avatar };
  if (isEmailVerified) {
    const account = await linkOrCreate(deps, tx, { ...link, email, locale });
    return { tokens: await startSession(deps, tx, account, userAgent) };
  }
  await admitCode(deps, tx, caller, email);
  const known = await findAccount(tx, 'email', email);
  const challenge = await sendCode(deps, tx, {
    ...{ purpose: 'social', email },
    locale: known?.locale ?? locale,
    account_id: known?.id ?? null,
    data: JSON.stringify(link),
  });
  return { challenge };
}

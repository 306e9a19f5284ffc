/** Checks of social sign-in: each provider has an id and a secret, and responds. */
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/accounts';
import { CLIENT_ID_SETTINGS, socialCallbackPath } from '#contract/social-settings';
import { reasonOf } from '../../accounts/social/failure';
import { openProvider } from '../../accounts/social/providers';
import type { ApiDeps } from '../../deps';
import { findSettings } from '../../modules/settings/repository';
import { fail, ok, skipped, warn, type Finding } from '../finding';
import type { Check, Ready } from '../installation';

const PROVIDERS: Record<SocialProvider, { name: string; secret: string }> = {
  google: { name: 'Google', secret: 'GOOGLE_CLIENT_SECRET' },
  facebook: { name: 'Facebook', secret: 'FACEBOOK_APP_SECRET' },
  apple: { name: 'Apple', secret: 'APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY' },
};

const GUIDE = 'docs/operating/settings.md#sign-in-with-google-facebook-and-apple';

export const SOCIAL_CHECK: Check = {
  name: 'social sign-in',
  needs: ['settings', 'database'],
  run: async (site) => {
    const found = await Promise.all(SOCIAL_PROVIDERS.map((provider) => check(site, provider)));
    const used = found.filter((finding) => finding !== null);
    return used.length > 0 ? used : skipped('No provider is configured.');
  },
};

/** Returns null when the charity does not use the provider. */
async function check(site: Ready, provider: SocialProvider): Promise<Finding | null> {
  const { settings, database, now } = site;
  const { name, secret } = PROVIDERS[provider];
  const { key, form } = CLIENT_ID_SETTINGS[provider];
  const rows = await findSettings(database.db, provider);
  const id = rows.find((row) => row.key === key)?.value ?? '';
  const hasSecret = settings.social[provider] !== undefined;
  if (id === '' && !hasSecret) return null;
  if (id === '')
    return warn(
      `${name} is not offered: ${secret} is set, but its id is missing.`,
      `Write ${provider} into sign-in.yaml, and import it (${GUIDE}).`,
    );
  if (!hasSecret)
    return warn(
      `${name} is not offered: it has an id in sign-in.yaml, but no secret.`,
      `Set ${secret}, or remove ${provider} from sign-in.yaml (${GUIDE}).`,
    );
  // The message does not contain the value, which may be a secret.
  if (typeof id !== 'string' || !form.test(id))
    return fail(
      `${name} is not offered: its id has an invalid form.`,
      `Copy the id, and not the secret, into ${provider} of sign-in.yaml, and import it (${GUIDE}).`,
    );
  // Only the values that the request for the metadata reads.
  const deps = { config: { social: settings.social }, now } as unknown as ApiDeps;
  try {
    await openProvider(deps, provider, id);
  } catch (error) {
    return fail(
      `${name} does not respond as a provider of sign-in (${reasonOf(error)}).`,
      `Allow outgoing https to ${name}, and check its *_ISSUER setting.`,
    );
  }
  return ok(
    `${name} is complete. Its console must have the URL ${settings.publicUrl}${socialCallbackPath(provider)}.`,
  );
}

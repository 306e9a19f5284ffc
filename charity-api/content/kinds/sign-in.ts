/** The content kind of the charity's ids at Google, Facebook and Apple, for the sign-in of donors. No secrets. */
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/accounts';
import { CLIENT_ID_SETTINGS } from '#contract/social-settings';
import { object, optional } from '../codec';
import type { Kind } from '../kind';
import { matching } from '../values/text';
import { readSettings, saveSettings } from './setting-rows';

/** '' for a provider that the charity does not use. */
type Value = Record<SocialProvider, string>;

const idOf = (provider: SocialProvider, expects: string) =>
  optional(matching(CLIENT_ID_SETTINGS[provider].form, expects, 'clientId'), '');

export const signIn: Kind<Value> = {
  name: 'sign-in',
  isSingle: true,
  codec: object({
    google: idOf('google', 'a client id that ends in .apps.googleusercontent.com, and no secret'),
    facebook: idOf('facebook', 'an app id of digits, and no secret'),
    apple: idOf('apple', 'a Services ID, such as com.example.give'),
  }),
  read: async (db) => {
    const entries = await Promise.all(
      SOCIAL_PROVIDERS.map(async (provider) => {
        const settings = await readSettings(db, provider);
        return [provider, settings.get(CLIENT_ID_SETTINGS[provider].key) ?? ''] as const;
      }),
    );
    const value = Object.fromEntries(entries) as Value;
    return Object.values(value).some(Boolean) ? [{ id: 'sign-in', value }] : [];
  },
  save: async (db, { value }) => {
    for (const provider of SOCIAL_PROVIDERS)
      await saveSettings(db, provider, {
        [CLIENT_ID_SETTINGS[provider].key]: value[provider] || undefined,
      });
  },
  remove: async (db) => {
    await db.deleteFrom('settings').where('category', 'in', SOCIAL_PROVIDERS).execute();
    return 'deleted';
  },
};

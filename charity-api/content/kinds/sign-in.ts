/** The content kind of the charity's ids at Google, Facebook and Apple, for the sign-in of donors. No secrets. */
import * as z from 'zod';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/accounts';
import { matching, orEmpty } from '#contract/fields';
import { CLIENT_ID_SETTINGS } from '#contract/social-settings';
import { settingsKind } from './setting-rows';

/** '' for a provider that the charity does not use. */
const idOf = (provider: SocialProvider, expects: string) =>
  orEmpty(matching(CLIENT_ID_SETTINGS[provider].form, 'clientId', expects));

export const signIn = settingsKind({
  name: 'sign-in',
  categories: SOCIAL_PROVIDERS,
  schema: z.object({
    google: idOf('google', 'a client id that ends in .apps.googleusercontent.com, and no secret'),
    facebook: idOf('facebook', 'an app id of digits, and no secret'),
    apple: idOf('apple', 'a Services ID, such as com.example.give'),
  }),
  settingsOf: (value) =>
    SOCIAL_PROVIDERS.map((provider) => [
      provider,
      { [CLIENT_ID_SETTINGS[provider].key]: value[provider] || undefined },
    ]),
});

/** Loader and action of the sign-up page. */
import * as z from 'zod';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts';
import {
  arePasswordsEqual,
  emailField,
  nameField,
  newPasswordField,
  passwordAgainField,
  PASSWORDS_DIFFER,
} from '#web/forms/fields.server';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import { returnToField, returnToOf } from '../../sign-in/return-to.server';
import { askForCode, atField, clientOf, requireGuest } from '../../sign-in/steps.server';
import { socialProviders } from './social/providers.server';

export const loader = pageLoader({
  strings: ['sign-in'],
  load: async ({ request, visitor, url }) => {
    const returnTo = returnToOf(request, url);
    requireGuest(visitor, returnTo);
    return {
      head: { title: visitor.t('sign-in:signup.title'), index: false },
      returnTo,
      providers: await socialProviders(visitor),
      minLength: MIN_PASSWORD_LENGTH,
    };
  },
  headers: () => NO_STORE_HEADERS,
});

export const action = formAction({
  schema: z
    .object({
      name: nameField,
      email: emailField,
      password: newPasswordField,
      passwordAgain: passwordAgainField,
      returnTo: returnToField,
    })
    .refine(arePasswordsEqual, PASSWORDS_DIFFER),
  hide: ['password', 'passwordAgain'],
  run: async ({ name, email, password, returnTo }, { request, visitor }) => {
    const body = { name, email, password };
    const challenge = await atField(
      'password',
      visitor.charity.call('signup', { body, ...clientOf(request, visitor) }),
    );
    return askForCode(visitor, challenge, { purpose: 'signup', email, returnTo });
  },
});

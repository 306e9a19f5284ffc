/** Loader and action of the sign-in page. */
import * as z from 'zod';
import { emailField, passwordField } from '#web/forms/fields.server';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import { returnToField, returnToOf } from '../../sign-in/return-to.server';
import { clientOf, requireGuest, signIn } from '../../sign-in/steps.server';
import { socialProviders } from './social/providers.server';

export const loader = pageLoader({
  strings: ['sign-in'],
  load: async ({ request, visitor, url }) => {
    const returnTo = returnToOf(request, url);
    requireGuest(visitor, returnTo);
    return {
      head: { title: visitor.t('sign-in:login.title'), index: false },
      returnTo,
      providers: await socialProviders(visitor),
    };
  },
  headers: () => NO_STORE_HEADERS,
});

export const action = formAction({
  schema: z.object({ email: emailField, password: passwordField, returnTo: returnToField }),
  hide: ['password'],
  run: async ({ email, password, returnTo }, { request, visitor }) => {
    const body = { email, password };
    const tokens = await visitor.charity.call('login', { body, ...clientOf(request, visitor) });
    return signIn(visitor, tokens, returnTo);
  },
});

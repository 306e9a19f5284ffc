/** Loader and action of the page that requests a code for a new password. */
import * as z from 'zod';
import { emailField } from '#web/forms/fields.server';
import { formAction } from '../../forms/action.server';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { pageLoader } from '../../page-loader.server';
import { returnToField, returnToOf } from '../../sign-in/return-to.server';
import { askForCode, clientOf } from '../../sign-in/steps.server';

/** Signed-in donors can open the page too: they may set a forgotten password before they sign out. */
export const loader = pageLoader({
  strings: ['sign-in'],
  load: async ({ request, visitor, url }) => ({
    head: { title: visitor.t('sign-in:forgot.title'), index: false },
    returnTo: returnToOf(request, url),
  }),
  headers: () => NO_STORE_HEADERS,
});

export const action = formAction({
  schema: z.object({ email: emailField, returnTo: returnToField }),
  run: async ({ email, returnTo }, { request, visitor }) => {
    const challenge = await visitor.charity.call('forgotPassword', {
      body: { email },
      ...clientOf(request, visitor),
    });
    return askForCode(visitor, challenge, { purpose: 'reset', email, returnTo });
  },
});

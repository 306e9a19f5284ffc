/** Loader and actions of the page that sets a new password with the code from the mail. */
import * as z from 'zod';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts';
import {
  arePasswordsEqual,
  codeField,
  newPasswordField,
  passwordAgainField,
  PASSWORDS_DIFFER,
} from '#web/forms/fields.server';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import {
  atField,
  clientOf,
  codeStepOf,
  requireCodeFlow,
  sendAgain,
  signIn,
} from '../../sign-in/steps.server';

export const loader = pageLoader({
  strings: ['sign-in'],
  load: async ({ visitor }) => ({
    head: { title: visitor.t('sign-in:reset.title'), index: false },
    minLength: MIN_PASSWORD_LENGTH,
    ...codeStepOf(requireCodeFlow(visitor, 'reset')),
  }),
  headers: () => NO_STORE_HEADERS,
});

export const action = formAction({
  schema: z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('resend') }),
    z
      .object({
        intent: z.literal('reset'),
        code: codeField,
        password: newPasswordField,
        passwordAgain: passwordAgainField,
      })
      .refine(arePasswordsEqual, PASSWORDS_DIFFER),
  ]),
  hide: ['password', 'passwordAgain'],
  run: async (values, { request, visitor }) => {
    if (values.intent === 'resend') return sendAgain(visitor, request, 'reset');
    const { challenge, returnTo } = requireCodeFlow(visitor, 'reset');
    const { code, password } = values;
    const body = { challenge, code, password };
    const tokens = await atField(
      'code',
      visitor.charity.call('resetPassword', { body, ...clientOf(request, visitor) }),
    );
    return signIn(visitor, tokens, returnTo, 'passwordChanged');
  },
});

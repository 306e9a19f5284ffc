/** Loader and actions of the page that verifies the e-mail address of a new account. */
import * as z from 'zod';
import { codeField } from '#web/forms/fields.server';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import {
  atField,
  clientOf,
  codeStepOf,
  requireCodeFlow,
  requireGuest,
  sendAgain,
  signIn,
} from '../../sign-in/steps.server';

export const loader = pageLoader({
  strings: ['sign-in'],
  load: async ({ visitor }) => {
    const { flow } = visitor;
    if (flow) requireGuest(visitor, flow.returnTo);
    return {
      head: { title: visitor.t('sign-in:verify.title'), index: false },
      ...codeStepOf(requireCodeFlow(visitor, 'signup')),
    };
  },
  headers: () => NO_STORE_HEADERS,
});

export const action = formAction({
  schema: z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('verify'), code: codeField }),
    z.object({ intent: z.literal('resend') }),
  ]),
  run: async (values, { request, visitor }) => {
    if (values.intent === 'resend') return sendAgain(visitor, request, 'signup');
    const { challenge, returnTo } = requireCodeFlow(visitor, 'signup');
    const body = { challenge, code: values.code };
    const tokens = await atField(
      'code',
      visitor.charity.call('verifySignup', { body, ...clientOf(request, visitor) }),
    );
    return signIn(visitor, tokens, returnTo, 'accountCreated');
  },
});

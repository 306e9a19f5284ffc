/** POST /auth/{provider}: redirects the donor to the sign-in page of Google, Facebook or Apple. */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod';
import { socialProviderSchema } from '#contract/accounts';
import { readSocialClient } from '#web/charity/settings.server';
import { formAction } from '../../../forms/action.server';
import { notFound } from '../../../charity/responses.server';
import { commitFlow, readVisitor, setCookieHeaders } from '../../../visitor/visitor.server';
import { returnToField } from '../../../sign-in/return-to.server';
import { redirectTo, requireGuest } from '../../../sign-in/steps.server';
import { leaveSocialSignIn } from './leave.server';
import { signInPageOf } from './providers.server';

export const action = formAction({
  schema: z.object({ returnTo: returnToField }),
  run: async ({ returnTo }, { params, visitor }) => {
    const provider = socialProviderSchema.safeParse(params.provider).data ?? notFound();
    requireGuest(visitor, returnTo);
    const client = await readSocialClient(visitor.charity, provider);
    if (!client) return leaveSocialSignIn(visitor, { returnTo, flash: 'socialFailed' });
    const flow = {
      kind: 'social',
      ...{ provider, returnTo, locale: visitor.locale },
      ...{ state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() },
    } as const;
    const headers = setCookieHeaders(commitFlow(flow));
    headers.set('cache-control', 'no-store');
    return redirect(String(await signInPageOf(flow, client)), { status: 303, headers });
  },
});

/** A donor who opens the URL, or reloads it, continues on the sign-in page. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirectTo(readVisitor(request).links.login());
}

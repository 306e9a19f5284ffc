/** Route module of /pixels: stores the consent to advertising pixels or its withdrawal, and returns to the page. */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { formAction } from '../../forms/action.server';
import { returnPath } from '../../shell/return-path.server';
import { commitPreferences, readVisitor, setCookieHeaders } from '../../visitor/visitor.server';

/** Redirects GET requests to the home page. The form of this action is above the footer. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(readVisitor(request).links.home());
}

export const action = formAction({
  schema: z.object({
    pixels: z.literal('1').optional().catch(undefined),
    returnTo: z.string().default('/'),
  }),
  run: async ({ pixels, returnTo }, { request, visitor }) =>
    redirect(returnPath(request, returnTo), {
      headers: setCookieHeaders(
        commitPreferences({ ...visitor.preferences, pixels: pixels === '1' }),
      ),
    }),
});

/** Never rendered. Remix shows the error page for a rejected form only when the route has a component. */
export default function Pixels() {
  return null;
}

/** Route module of /light-pages: stores the choice between light and full pages, and returns to the page. */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { formAction } from '../../forms/action.server';
import { returnPath } from '../../shell/return-path.server';
import { commitPreferences, setCookieHeaders, readVisitor } from '../../visitor/visitor.server';

/** Redirects GET requests to the home page. The form of this action is in the footer. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(readVisitor(request).links.home());
}

export const action = formAction({
  schema: z.object({
    light: z.literal('1').optional().catch(undefined),
    returnTo: z.string().default('/'),
  }),
  run: async ({ light, returnTo }, { request, visitor }) =>
    redirect(returnPath(request, returnTo), {
      headers: setCookieHeaders(
        commitPreferences({ ...visitor.preferences, light: light === '1' }),
      ),
    }),
});

/** Never rendered. Remix shows the error page for a rejected form only when the route has a component. */
export default function LightPages() {
  return null;
}

/** Resource route of /account/data: everything that is stored about the donor, as a JSON file. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { dayOf } from '#domain/time/dates';
import { CharityError } from '#web/charity/results';
import { PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { requireSignIn } from '../../visitor/require-sign-in.server';
import type { Visitor } from '../../visitor/visitor.server';
import { withVisitor } from '../../visitor/with-visitor.server';
import { redirectWithFlash } from './signed-in.server';

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return withVisitor(request, download);
}

/** While the charity API fails, redirects to the profile with a message, because this URL has no page. */
async function download(visitor: Visitor): Promise<Response> {
  requireSignIn(visitor);
  try {
    const stored = await visitor.charity.call('donorData');
    const day = dayOf(new Date());
    return new Response(`${JSON.stringify(stored, null, 2)}\n`, {
      headers: {
        ...PRIVATE_PAGE_HEADERS,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="my-giving-${day}.json"`,
      },
    });
  } catch (error) {
    if (!(error instanceof CharityError)) throw error;
    return redirectWithFlash(visitor, visitor.links.account.profile(), 'dataUnavailable');
  }
}

/** GET /give/offer: data and text of the quick-donation form, for the panel that scripts open on any page. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CharityError } from '#web/charity/errors';
import { toNotFoundOrUnavailable } from '../../charity/responses.server';
import { stringsFor } from '#web/i18n/instances.server';
import { withVisitor } from '../../visitor/with-visitor.server';
import { QUICK_FORM_STRINGS, loadQuickOffer } from '../../giving/quick/view.server';

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return withVisitor(request, async (visitor) => {
    try {
      const offer = await loadQuickOffer(visitor);
      const strings = stringsFor(visitor.locale, QUICK_FORM_STRINGS);
      // The offer depends on the currency of this visitor's cart.
      return Response.json({ offer, strings }, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      throw error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
    }
  });
}

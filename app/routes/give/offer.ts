/** GET /give/offer: data and text of the quick-donation form, for the panel that scripts open on any page. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { stringsFor } from '#web/i18n/instances.server';
import { loadQuickOffer, QUICK_FORM_STRINGS } from '../../giving/quick/view.server';
import { withVisitor } from '../../visitor/with-visitor.server';

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return withVisitor(request, async (visitor) => {
    const offer = await loadQuickOffer(visitor);
    const strings = stringsFor(visitor.locale, QUICK_FORM_STRINGS);
    // The offer depends on the currency of this visitor's cart.
    return Response.json({ offer, strings }, { headers: { 'cache-control': 'no-store' } });
  });
}

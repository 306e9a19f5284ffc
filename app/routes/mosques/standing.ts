/** Resource route GET /projects/mosques/{id}/standing: current balances of the repairs, which open pages poll. */
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { idSchema } from '#contract/common';
import { notFound } from '../../charity/responses.server';
import { fetchFreshRates } from '../../giving/rates.server';
import { withVisitor } from '../../visitor/with-visitor.server';
import { repairsOf, type RepairView } from './view.server';

export function loader({ request, params }: LoaderFunctionArgs) {
  return withVisitor(request, async (visitor) => {
    const id = idSchema.safeParse(params.id);
    if (!id.success) notFound();
    const [mosque, rates] = await Promise.all([
      visitor.charity.call('mosque', { params: { id: id.data } }),
      fetchFreshRates(visitor),
    ]);
    const repairs = repairsOf(mosque, visitor.currency, rates);
    return data<{ repairs: RepairView[] }>(
      { repairs },
      { headers: { 'cache-control': 'no-store' } },
    );
  });
}

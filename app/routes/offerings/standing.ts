/** Resource route GET /offerings/{id}/standing: current availability of an offering, which open pages poll. */
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { idSchema } from '#contract/common';
import type { Limit } from '#domain/offerings';
import { notFound } from '../../charity/responses.server';
import { withVisitor } from '../../visitor/with-visitor.server';

export function loader({ request, params }: LoaderFunctionArgs) {
  return withVisitor(request, async ({ charity }) => {
    const id = idSchema.safeParse(params.id);
    if (!id.success) notFound();
    const { limit } = await charity.offering(id.data);
    return data<{ limit: Limit | null }>({ limit }, { headers: { 'cache-control': 'no-store' } });
  });
}

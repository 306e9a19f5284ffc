/** The route table of the staff area. Its URLs contain no language: a member has one language on all pages. */
import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config';

export default prefix('staff', [
  layout('frame/door.tsx', [
    route('sign-in', 'routes/sign-in/sign-in.tsx'),
    route('sign-in/code', 'routes/sign-in/code.tsx'),
  ]),
  route('sign-out', 'routes/sign-in/sign-out.ts'),
  route('language', 'routes/sign-in/language.ts'),
  route('donations/file', 'routes/donations/file.ts'),
  route('donations/:reference/proof', 'routes/donations/proof.ts'),
  route('donors/:reference/data', 'routes/donors/data.ts'),
  route('reports/:file', 'routes/reports/file.ts'),
  layout('frame/frame.tsx', [
    index('routes/today/today.tsx'),
    route('donations', 'routes/donations/list.tsx'),
    route('donations/new', 'routes/donations/enter.tsx'),
    route('donations/:reference', 'routes/donations/order.tsx'),
    route('donations/:reference/amount', 'routes/donations/arrival.tsx'),
    route('donations/:reference/refund', 'routes/donations/refund.tsx'),
    route('monthly', 'routes/monthly/list.tsx'),
    route('monthly/:reference', 'routes/monthly/gift.tsx'),
    route('monthly/:reference/stop', 'routes/monthly/stop.tsx'),
    route('donors', 'routes/donors/list.tsx'),
    route('donors/:reference', 'routes/donors/donor.tsx'),
    route('donors/:reference/statement', 'routes/donors/statement.tsx'),
    route('donors/:reference/erase', 'routes/donors/erase.tsx'),
    route('reports', 'routes/reports/reports.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
]) satisfies RouteConfig;

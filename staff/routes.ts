/** The route table of the staff area. Its URLs contain no language: a member has one language on all pages. */
import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config';

export default prefix('staff', [
  layout('frame/door.tsx', [
    route('sign-in', 'routes/sign-in/sign-in.tsx'),
    route('sign-in/code', 'routes/sign-in/code.tsx'),
    route('join/:token', 'routes/join/join.tsx'),
    route('stop/:token', 'routes/join/stop.tsx'),
  ]),
  route('sign-out', 'routes/sign-in/sign-out.ts'),
  route('language', 'routes/sign-in/language.ts'),
  route('reports/:file', 'routes/reports/file.ts'),
  route('applications/file', 'routes/applications/file.ts'),
  route('applications/:reference/files/:id', 'routes/applications/attachment.ts'),
  route('newsletter/file', 'routes/newsletter/file.ts'),
  layout('frame/frame.tsx', [
    index('routes/today/today.tsx'),
    route('reports', 'routes/reports/reports.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('people', 'routes/people/people.tsx'),
    route('people/:id', 'routes/people/person.tsx'),
    route('log', 'routes/log/log.tsx'),
    route('approvals', 'routes/approvals/approvals.tsx'),
    route('applications', 'routes/applications/list.tsx'),
    route('applications/:reference', 'routes/applications/application.tsx'),
    route('newsletter', 'routes/newsletter/list.tsx'),
    route('newsletter/:id/leave', 'routes/newsletter/leave.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
]) satisfies RouteConfig;

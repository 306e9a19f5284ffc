/** GET and POST /sandbox/pay/{session}: the payment page on which a donor chooses the result of the payment. */
import { negotiateLocale } from '#domain/locales';
import type { SandboxSessionRow } from '../../db/tables/sandbox';
import type { ApiDeps } from '../../deps';
import { readCapped } from '../../http/body';
import type { ApiRouter } from '../../http/router';
import { DECISIONS, decideSession, findSession, type Decision } from './gateway';
import { closedPage, pageHeaders, paymentPage } from './page';

const MAX_FORM_BYTES = 4 * 1024;

export function mountSandboxPage(app: ApiRouter, deps: ApiDeps): void {
  const headers = pageHeaders(deps.config.publicUrl);

  app.get('/sandbox/pay/:session', async (c) => {
    const session = await findSession(deps.db, c.req.param('session'));
    if (!session) return notFoundPage(c.req.raw, headers);
    // A decided session always redirects, also when the donor returns by the Back button.
    if (session.status !== 'open') return redirectToStorefront(session);
    return new Response(paymentPage(session), { headers });
  });

  app.post('/sandbox/pay/:session', async (c) => {
    const session = await findSession(deps.db, c.req.param('session'));
    if (!session) return notFoundPage(c.req.raw, headers);
    const { decision, guard } = await readDecision(c.req.raw);
    if (session.status === 'open' && decision) {
      await decideSession(deps, session, decision, guard);
    }
    const decided = await findSession(deps.db, session.id);
    if (decided?.status === 'open')
      return new Response(paymentPage(session), { status: 400, headers });
    return redirectToStorefront(session);
  });
}

async function readDecision(request: Request): Promise<{ decision?: Decision; guard: string }> {
  const form = new URLSearchParams(
    Buffer.from(await readCapped(request, MAX_FORM_BYTES)).toString('utf8'),
  );
  const wish = form.get('decision');
  return {
    decision: DECISIONS.find((decision) => decision === wish),
    guard: form.get('guard') ?? '',
  };
}

function redirectToStorefront(session: SandboxSessionRow): Response {
  return new Response(null, {
    status: 303,
    headers: { location: session.return_url, 'cache-control': 'no-store' },
  });
}

function notFoundPage(request: Request, headers: Record<string, string>): Response {
  const locale = negotiateLocale(request.headers.get('accept-language'));
  return new Response(closedPage(locale), { status: 404, headers });
}

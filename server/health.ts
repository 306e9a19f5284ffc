/** Health endpoints for operators: /livez (the process runs) and /readyz (it can handle requests, and what fails). */
import { isDegraded, type Health } from '#contract/health';
import type { SeenRequest } from '#contract/probe';
import type { HttpResponse } from './exchange';

export const HEALTH_PATHS: readonly string[] = ['/livez', '/readyz'];

/** null: the charity API at CHARITY_API_URL responds. noApi: it does not. */
export type State = Health | 'starting' | 'stopping' | 'noApi' | null;

/**
 * `degraded` has the status 200: a site whose mail fails still serves donors, so a load balancer must still send
 * requests to it.
 * @param state a rejection counts as an unavailable database
 * @param seen the request as the site sees it, for a signed probe of doctor
 */
export async function health(
  path: string,
  state: () => Promise<State>,
  seen: SeenRequest | null = null,
): Promise<HttpResponse> {
  const answer = (status: number, body: object) =>
    jsonOf(status, { ...body, ...(seen && { seen }) });
  if (path === '/livez') return answer(200, { status: 'ok' });
  const found = await state().catch(() => 'unavailable' as const);
  // The site serves its cache, so a load balancer must not remove all storefronts.
  if (found === 'noApi') return answer(200, { status: 'degraded', api: 'unavailable' });
  if (typeof found === 'string') return answer(503, { status: found });
  // Without writes, the site can show pages, but accepts no gift.
  if (found && found.database !== 'ok') return answer(503, { status: 'unavailable', ...found });
  return answer(200, { status: found && isDegraded(found) ? 'degraded' : 'ok', ...found });
}

function jsonOf(status: number, body: object): HttpResponse {
  return {
    status,
    headers: ['content-type', 'application/json', 'cache-control', 'no-store'],
    body: Buffer.from(JSON.stringify(body)),
  };
}

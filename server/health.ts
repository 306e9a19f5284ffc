/** Health endpoints for operators: /livez (the process runs) and /readyz (it can handle requests). */
import type { HttpResponse } from './exchange';

export const HEALTH_PATHS: readonly string[] = ['/livez', '/readyz'];

/** @param isReady resolves to true when the app can handle requests; it does not check an API at CHARITY_API_URL */
export async function health(path: string, isReady: () => Promise<boolean>): Promise<HttpResponse> {
  const isHealthy = path === '/livez' || (await isReady().catch(() => false));
  return {
    status: isHealthy ? 200 : 503,
    headers: ['content-type', 'application/json', 'cache-control', 'no-store'],
    body: Buffer.from(JSON.stringify({ status: isHealthy ? 'ok' : 'unavailable' })),
  };
}

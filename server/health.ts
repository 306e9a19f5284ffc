/** Health of the process, for those who run it: /livez says that it runs, /readyz that it should be sent requests. */
import type { Answer } from './exchange';

export const HEALTH_PATHS: readonly string[] = ['/livez', '/readyz'];

/** @param isReady whether the app can do its own work; a charity API elsewhere is not part of that */
export async function health(path: string, isReady: () => Promise<boolean>): Promise<Answer> {
  const well = path === '/livez' || (await isReady().catch(() => false));
  return {
    status: well ? 200 : 503,
    headers: ['content-type', 'application/json', 'cache-control', 'no-store'],
    body: Buffer.from(JSON.stringify({ status: well ? 'ok' : 'unavailable' })),
  };
}

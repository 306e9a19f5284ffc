/** The storefront with replies that a test states, for a test of one loader or action without a database. */
import * as z from 'zod';
import { clearResponseCache } from '#app/charity/client.server';
import { setCharityApi } from '#app/charity/transport.server';
import type { Endpoint } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';

const SETTINGS = 'GET /client/system/settings/';

/** @returns undefined when no endpoint of the contract has this method and path */
function endpointOf(call: string): Endpoint | undefined {
  const fits = ({ route }: Endpoint) =>
    new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(call);
  const found = Object.values<Endpoint>(ENDPOINTS).filter(fits);
  return found.find(({ route }) => route === call) ?? found[0];
}

/**
 * @param replies by method and path, without a query: the result that the charity API returns, or a Response, such as a
 *   rejection
 * @throws Error for a result that violates the contract. A request that has no reply gets a 404. It is an error on the
 *   console, which fails the test, unless it is for settings, which may be missing
 */
export function stubbedSite(replies: Record<string, object>): void {
  for (const [call, result] of Object.entries(replies)) {
    const endpoint = endpointOf(call);
    if (!endpoint) throw new Error(`stubbedSite: the contract has no endpoint ${call}`);
    const { error } = endpoint.reply.safeParse({ result });
    if (error && !(result instanceof Response))
      throw new Error(`stubbedSite: ${call} violates the contract:\n${z.prettifyError(error)}`);
  }
  const unused = () => Promise.reject(new Error('stubbedSite has replies only'));
  setCharityApi({
    fetch: ({ method, url }) => {
      const call = `${method} ${new URL(url).pathname}`;
      const result = replies[call];
      if (!result && !call.startsWith(SETTINGS))
        console.error(`stubbedSite: the test states no reply of ${call}`);
      if (result instanceof Response) return Promise.resolve(result.clone());
      return Promise.resolve(Response.json({ result }, { status: result ? 200 : 404 }));
    },
    ...{ tick: unused, health: unused, metrics: unused, close: () => Promise.resolve() },
  });
  clearResponseCache();
}

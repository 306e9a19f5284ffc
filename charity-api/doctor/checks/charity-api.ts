/** Checks that a charity API at CHARITY_API_URL responds, and accepts the credentials of this storefront. */
import { methodAndPath } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';
import { seconds } from '#domain/time/durations';
import { fail, ok, type Finding } from '../finding';
import type { Check, Ready } from '../installation';
import { reasonOf } from './site';

const TIMEOUT_MS = seconds(5);

export const CHARITY_API_CHECK: Check = {
  name: 'charity api',
  needs: ['settings'],
  run: credentials,
};

/**
 * The pages work without the credentials, but all donors then count as one for the limits of orders, and the settings of
 * the charity are missing.
 */
async function credentials({ settings, fetch }: Ready): Promise<Finding> {
  const { charityApiUrl, charityApiClient: client } = settings;
  if (!charityApiUrl) return ok('The charity API runs in the process of the site.');
  const path = methodAndPath(ENDPOINTS.settingsCategory).path.replace('{category}', 'organisation');
  const authorization = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
  let status: number;
  try {
    const response = await fetch(charityApiUrl.replace(/\/+$/, '') + path, {
      redirect: 'manual',
      headers: { authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    ({ status } = response);
    await response.body?.cancel();
  } catch (error) {
    return fail(
      `The charity API at ${charityApiUrl} does not respond (${reasonOf(error)}).`,
      'Start it, and check CHARITY_API_URL.',
    );
  }
  if (status === 401)
    return fail(
      `The charity API at ${charityApiUrl} rejects the credentials of this storefront: all donors share one limit of orders.`,
      'Set the same CHARITY_API_CLIENT_ID and CHARITY_API_CLIENT_SECRET in both processes, and restart them.',
    );
  // 404: the charity has no such settings yet.
  if (status !== 200 && status !== 404)
    return fail(
      `The charity API at ${charityApiUrl} responds with ${status}.`,
      'Read the log of the charity API.',
    );
  return ok(`The charity API at ${charityApiUrl} accepts the credentials of this storefront.`);
}

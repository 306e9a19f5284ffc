/** `fetch` for requests to providers of social sign-in: reads responses up to a limit of decompressed bytes. */
import type { CustomFetch } from 'openid-client';
import { readLimited } from '#contract/limited-body';

/** Larger than any metadata, key set or token of a provider. */
const MAX_RESPONSE_BYTES = 200_000;

/**
 * Redirects are not followed, because they could send a client secret to another host. The library sets the timeout,
 * which also ends the reading of the body.
 * @throws BodyTooLargeError; TypeError or TimeoutError without a response
 */
export const boundedFetch: CustomFetch = async (url, { method, headers, body, signal }) => {
  const response = await fetch(url, {
    method,
    headers,
    body: body as BodyInit | null | undefined,
    redirect: 'manual',
    signal: signal ?? null,
  });
  const bytes = await readLimited(response, MAX_RESPONSE_BYTES);
  const { status } = response;
  // A response with one of these states must have no body.
  const content = [204, 205, 304].includes(status) ? null : bytes;
  return new Response(content, { status, headers: response.headers });
};

/** `fetch` for requests to providers of social sign-in, which limits the decompressed bytes of a response. */
import type { CustomFetch } from 'openid-client';
import { readLimited } from '#contract/limited-body';

/** Larger than any metadata, key set or token of a provider. */
const MAX_RESPONSE_BYTES = 200_000;

/**
 * Does not follow redirects, because they could send a client secret to another host. The library sets the timeout,
 * which also covers the body.
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

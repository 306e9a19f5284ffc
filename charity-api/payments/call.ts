/** Requests to a payment provider's API: JSON responses, a timeout, and an error with the provider's reason codes. */
import * as z from 'zod';
import { readLimitedText } from '#contract/limited-body';
import { seconds } from '#domain/time/durations';

/** In ms. Longer than a provider takes to respond, and shorter than a donor waits for a page. */
const TIMEOUT_MS = seconds(10);
/** Larger than any valid response of a provider. */
export const MAX_RESPONSE_BYTES = 1_000_000;

export type Call = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  /** In ms. */
  deadline?: number;
  /** Calls a mock of the provider in this process instead of the network. */
  fetch?: typeof globalThis.fetch | undefined;
};

/** Reason codes of PayPal (`name`, `issue`) and Xendit (`error_code`). Other texts may contain personal data. */
const reason = z.string().regex(/^[A-Z][A-Z0-9_]{2,79}$/);
const errorBodySchema = z.object({
  name: reason.optional().catch(undefined),
  error_code: reason.optional().catch(undefined),
  details: z.array(z.object({ issue: reason })).catch([]),
});

export class ProviderError extends Error {
  override name = 'ProviderError';
  constructor(
    readonly status: number,
    readonly reasons: readonly string[],
    { method, url }: Call,
  ) {
    super([`${method} ${new URL(url).pathname} answered ${status}`, ...reasons].join(' '));
  }
}

/** @returns the unvalidated body @throws ProviderError, BodyTooLargeError; TypeError or TimeoutError: no response */
export async function call(request: Call): Promise<unknown> {
  const { method, url, headers, body, deadline = TIMEOUT_MS, fetch = globalThis.fetch } = request;
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(deadline),
    // A redirect could send our credentials to another host.
    redirect: 'error',
  });
  const answer = parse(await readLimitedText(response, MAX_RESPONSE_BYTES));
  if (!response.ok) throw new ProviderError(response.status, reasonsOf(answer), request);
  return answer;
}

/** Returns undefined, which every schema rejects, when the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonsOf(answer: unknown): string[] {
  const { data } = errorBodySchema.safeParse(answer);
  const names = [data?.name, data?.error_code, ...(data?.details ?? []).map(({ issue }) => issue)];
  return names.filter((name) => name !== undefined);
}

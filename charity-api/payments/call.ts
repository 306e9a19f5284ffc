/** Calls of a provider's API: JSON both ways, one deadline, and a refusal that says what the provider said. */
import * as z from 'zod';
import { readLimitedText } from '#contract/limited-body';
import { seconds } from '#domain/time/durations';

/** Longer than any of them takes; shorter than a donor waits for a page. */
const DEADLINE = seconds(10);
/** Larger than any valid response of a provider. */
export const MAX_RESPONSE_BYTES = 1_000_000;

export type Call = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  /** As it is sent. */
  body?: string | URLSearchParams;
  deadline?: number;
  /** Calls a mock of the provider in this process instead of the network. */
  fetch?: typeof globalThis.fetch | undefined;
};

/** Names of what went wrong, as PayPal (`name`, `issue`) and Xendit (`error_code`) put them. Sentences may hold names of people. */
const reason = z.string().regex(/^[A-Z][A-Z0-9_]{2,79}$/);
const refusalSchema = z.object({
  name: reason.optional().catch(undefined),
  error_code: reason.optional().catch(undefined),
  details: z.array(z.object({ issue: reason })).catch([]),
});

/** The provider answered, and it was no. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  constructor(
    readonly status: number,
    /** By the provider's own names. */
    readonly reasons: readonly string[],
    { method, url }: Call,
  ) {
    super([`${method} ${new URL(url).pathname} answered ${status}`, ...reasons].join(' '));
  }
}

/**
 * @returns the unvalidated response body
 * @throws ProviderRefusal; TypeError or TimeoutError without a response; BodyTooLargeError
 */
export async function call(wanted: Call): Promise<unknown> {
  const { method, url, headers, body, deadline = DEADLINE, fetch = globalThis.fetch } = wanted;
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(deadline),
    // A provider has no reason to send us elsewhere, with our credentials.
    redirect: 'error',
  });
  const answer = parse(await readLimitedText(response, MAX_RESPONSE_BYTES));
  if (!response.ok) throw new ProviderRefusal(response.status, reasonsOf(answer), wanted);
  return answer;
}

/** undefined: it is no JSON, which no schema takes. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonsOf(answer: unknown): string[] {
  const { data } = refusalSchema.safeParse(answer);
  const names = [data?.name, data?.error_code, ...(data?.details ?? []).map(({ issue }) => issue)];
  return names.filter((name) => name !== undefined);
}

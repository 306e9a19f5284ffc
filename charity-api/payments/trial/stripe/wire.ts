/** Stripe's wire format: nested form fields, errors, and responses that an idempotency key repeats. */
import type { Context, MiddlewareHandler } from 'hono';

/** A parsed form: `a[b][0]=c` is an object in an object. */
export type Fields = { [name: string]: string | Fields };

export function readFields(encoded: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop()!;
    let into = fields;
    for (const part of path) into = (into[part] ??= {}) as Fields;
    into[last] = value;
  }
  return fields;
}

export function field(fields: Fields, path: string): string | Fields | undefined {
  let found: string | Fields | undefined = fields;
  for (const part of path.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return found;
}

export class StripeProblem extends Error {
  constructor(
    message: string,
    readonly status: 400 | 401 | 404 | 409 = 400,
    readonly more: { param?: string; code?: string; type?: string } = {},
  ) {
    super(message);
  }
}

export const missing = (what: string, id: string) =>
  new StripeProblem(`No such ${what}: '${id}'`, 404, { code: 'resource_missing', param: 'id' });

export function problemAnswer(error: Error, c: Context): Response {
  if (!(error instanceof StripeProblem)) throw error;
  const { message, status, more } = error;
  return c.json({ error: { type: 'invalid_request_error', ...more, message } }, status);
}

/** Rejects requests without the secret key or without a named API version. */
export function requireKey(secretKey: string): MiddlewareHandler {
  return async (c, next) => {
    c.header('request-id', 'req_mock');
    if (c.req.header('authorization') !== `Bearer ${secretKey}`) {
      throw new StripeProblem('Invalid API Key provided', 401);
    }
    if (!c.req.header('stripe-version'))
      throw new StripeProblem('the stripe-version header is missing');
    await next();
  };
}

export type Answered = { asked: string; answer: { status: number; body: string } | null };

/** Repeats the response of an idempotency key. Rejects another request with the same key, and concurrent requests. */
export function repeatByKey(known: Map<string, Answered>): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || !key) return next();
    const asked = `${c.req.path}?${await c.req.text()}`;
    const before = known.get(key);
    if (before && before.asked !== asked) throw keyProblem('Keys can only be used once', 400);
    if (before && !before.answer) throw keyProblem('Another request is under way', 409);
    if (before?.answer) {
      const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
      return new Response(before.answer.body, { status: before.answer.status, headers });
    }
    known.set(key, { asked, answer: null });
    await next();
    const { status } = c.res;
    // Stripe does not store the response of a request that fails validation.
    if (status === 400) known.delete(key);
    else known.set(key, { asked, answer: { status, body: await c.res.clone().text() } });
  };
}

function keyProblem(message: string, status: 400 | 409): StripeProblem {
  return new StripeProblem(message, status, { type: 'idempotency_error' });
}

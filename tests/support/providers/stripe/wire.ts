/** How Stripe is spoken to: forms with nested names, errors of one shape, and answers that a key repeats. */
import type { Context, MiddlewareHandler } from 'hono';

/** `a[b][0]=c` as an object in an object. */
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

/** @returns the nested field, or undefined where the path leads nowhere */
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
    readonly status: 400 | 401 | 404 = 400,
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

/** Only whoever has the key is answered, and only in a version of the API that is named. */
export function requireKey(secretKey: string): MiddlewareHandler {
  return async (c, next) => {
    c.header('request-id', 'req_mock');
    if (c.req.header('authorization') !== `Bearer ${secretKey}`) {
      throw new StripeProblem('Invalid API Key provided', 401);
    }
    if (!c.req.header('stripe-version')) throw new StripeProblem('no version of the API named');
    await next();
  };
}

/** A call under a key that was used before is answered as before; another call under it is refused. */
export function repeatByKey(): MiddlewareHandler {
  const answered = new Map<string, { asked: string; status: number; body: string }>();
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || !key) return next();
    const asked = `${c.req.path}?${await c.req.text()}`;
    const before = answered.get(key);
    if (before && before.asked !== asked) {
      throw new StripeProblem('Keys for idempotent requests can only be used once', 400, {
        type: 'idempotency_error',
      });
    }
    if (before) {
      const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
      return new Response(before.body, { status: before.status, headers });
    }
    await next();
    // What is refused for its form was never begun: Stripe keeps nothing of it.
    if (c.res.status === 400) return;
    answered.set(key, { asked, status: c.res.status, body: await c.res.clone().text() });
  };
}

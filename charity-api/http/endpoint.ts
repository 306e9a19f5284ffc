/** Mounts an endpoint of the contract: its input arrives parsed and typed, its result leaves in the contract's envelope. */
import type { Context } from 'hono';
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoints';
import type { Locale } from '#domain/locales';
import { readJson, readUpload } from './body';
import { requireClient } from './credentials';
import { ApiError } from './errors';
import { fieldsOf } from './fields';
import { isContent, withoutBadRecords } from './records';
import type { ApiEnv, ApiRouter } from './router';

type Parsed<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;
type Part<E, Name extends string> = E extends Record<Name, infer Schema> ? Schema : undefined;

/** What a handler is given. `body` is the parsed JSON, or the uploaded File of an upload endpoint. */
export type Call<E extends Endpoint> = {
  params: Parsed<Part<E, 'params'>, Record<never, never>>;
  query: Parsed<Part<E, 'query'>, Record<never, never>>;
  body: E extends { upload: true } ? File : Parsed<Part<E, 'body'>, undefined>;
  request: Request;
  locale: Locale;
  requestId: string;
};

/** The value of `result`: the thing itself, or `{total, data}` of a list. */
export type Result<E extends Endpoint> =
  z.input<E['reply']> extends { result: infer R } ? R : never;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>;

/** @param at other addresses than the contract's own, where one thing has several */
export function mount<E extends Endpoint>(
  app: ApiRouter,
  endpoint: E,
  handler: Handler<E>,
  at: readonly string[] = [endpoint.path],
): void {
  for (const path of at) {
    app.on(endpoint.method, path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const { config, log } = c.get('deps');
      if (endpoint.auth === 'basic') {
        requireClient(c.req.header('authorization') ?? null, config.client);
      }
      const call = await readCall(c, endpoint);
      const reply = { result: await handler(call) };
      if (isContent(endpoint)) {
        const readable = withoutBadRecords(endpoint, reply, log, offsetOf(call.query));
        if (!readable) throw notFound(endpoint);
        return c.json(readable, endpoint.status ?? 200);
      }
      if (config.checkReplies) checkReply(endpoint, reply);
      return c.json(reply, endpoint.status ?? 200);
    });
  }
}

/** Where a page of a list begins. */
const offsetOf = (query: { offset?: number }) => query.offset ?? 0;

async function readCall<E extends Endpoint>(c: Context<ApiEnv>, endpoint: E): Promise<Call<E>> {
  const request = c.req.raw;
  const call = {
    params: readParams(c, endpoint),
    query: endpoint.query ? parse(endpoint.query, c.req.query()) : {},
    body: endpoint.upload
      ? await readUpload(request)
      : endpoint.body && parse(endpoint.body, await readJson(request)),
    request,
    locale: c.get('locale'),
    requestId: c.get('requestId'),
  };
  // The schemas of this very endpoint made these values; the compiler cannot follow that through the table.
  return call as unknown as Call<E>;
}

/** An address that no thing can have is a thing that is not there. */
function readParams(c: Context<ApiEnv>, endpoint: Endpoint): unknown {
  const parsed = endpoint.params?.safeParse(c.req.param());
  if (parsed && !parsed.success) {
    throw notFound(endpoint);
  }
  return parsed?.data ?? {};
}

function notFound({ errors }: Endpoint): ApiError {
  return new ApiError(errors?.find((code) => code.endsWith('.notFound')) ?? 'request.notFound');
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError('request.invalid', { fields: fieldsOf(parsed.error) });
  return parsed.data;
}

/** Outside production a reply that breaks the contract is a failure, so that it is found here and not by a storefront. */
function checkReply(endpoint: Endpoint, reply: unknown): void {
  const checked = endpoint.reply.safeParse(reply);
  if (!checked.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} breaks the contract`, {
      cause: checked.error,
    });
  }
}

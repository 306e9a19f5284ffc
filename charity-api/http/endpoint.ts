/** Mounts an endpoint of the contract: parses its input, and wraps the result in the contract's envelope. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { doneReply, type Endpoint, methodAndPath } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiErrorCode } from '#contract/errors';
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import type { Locale } from '#domain/locales';
import { isAllowed } from '#domain/staff/permissions';
import { readJson, readUpload } from './body';
import { donorOf, type Donor } from './access-token';
import { isClient } from './credentials';
import { ApiError } from './errors';
import { staffSessionOf, type StaffSession } from './staff-session';
import { isPublicContent, omitInvalidRecords } from './records';
import type { ApiEnv, ApiRouter } from './router';

type Parsed<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;
type Part<E, Name extends string> = E extends Record<Name, infer Schema> ? Schema : undefined;

/** A handler's input. `body` is the parsed JSON, or the uploaded File of an upload endpoint. */
type Call<E extends Endpoint> = {
  params: Parsed<Part<E, 'params'>, Record<never, never>>;
  query: Parsed<Part<E, 'query'>, Record<never, never>>;
  body: E extends { upload: true } ? File : Parsed<Part<E, 'body'>, undefined>;
  /** The signed-in donor. null: an endpoint with optional sign-in was called without it. */
  donor: E extends { auth: 'bearer' }
    ? Donor
    : E extends { auth: 'optional' }
      ? Donor | null
      : undefined;
  /** The signed-in member of staff, whose roles have the permission of the endpoint. */
  staff: E extends { auth: 'staff' } ? StaffSession : undefined;
  request: Request;
  locale: Locale;
  requestId: string;
};

/** The value of `result` in the response: one record, or `{total, data}` for a list. */
type Result<E extends Endpoint> = z.input<E['reply']> extends { result: infer R } ? R : never;

const DONE = { done: true } as const;
/**
 * The result of a handler. Nothing when the reply is `doneReply`. undefined for a record that does not exist:
 * the reply is then the endpoint's error `….notFound`.
 */
type Returned<E extends Endpoint> = [Result<E>] extends [typeof DONE]
  ? // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- only handlers return it
    void
  : E['route'] extends `GET ${string}{${string}`
    ? Result<E> | undefined
    : Result<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Returned<E>> | Returned<E>;

export function mount<E extends Endpoint>(app: ApiRouter, endpoint: E, handler: Handler<E>): void {
  const { method, path } = methodAndPath(endpoint);
  app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { config, log } = c.get('deps');
    const call = await readCall(c, endpoint, await authorise(c, endpoint));
    const result = await handler(call);
    const isDoneOnly = endpoint.reply === doneReply;
    if (result === undefined && !isDoneOnly) throw notFound(endpoint);
    const reply = { result: isDoneOnly ? DONE : result };
    if (isPublicContent(endpoint)) {
      const { offset } = call.query as { offset?: number };
      const readable = omitInvalidRecords(endpoint, reply, log, offset);
      if (!readable) throw notFound(endpoint);
      return c.json(readable, endpoint.status ?? 200);
    }
    if (config.checkReplies) checkReply(endpoint, reply);
    return c.json(reply, endpoint.status ?? 200);
  });
}

const ALL = { ...ENDPOINTS, ...STAFF_ENDPOINTS };

/** Mounts handlers in their order, so a fixed path must stand before a path with a parameter that also matches it. */
export function mountAll(
  app: ApiRouter,
  handlers: { [Name in keyof typeof ALL]?: Handler<(typeof ALL)[Name]> },
): void {
  for (const [name, handler] of Object.entries(handlers))
    mount<Endpoint>(app, ALL[name as keyof typeof ALL], handler as Handler<Endpoint>);
}

type Authorised = { donor: Donor | null; staff: StaffSession | null };
const NOBODY: Authorised = { donor: null, staff: null };

/**
 * Checks the credentials that the endpoint requires. Returns the signed-in donor or member of staff.
 * @throws ApiError auth.required, staff.notAllowed
 */
async function authorise(
  c: Context<ApiEnv>,
  { auth, permission = null }: Endpoint,
): Promise<Authorised> {
  const deps = c.get('deps');
  const header = c.req.header('authorization') ?? null;
  if (auth === 'basic' && !isClient(header, deps.config.client))
    throw new ApiError('auth.required');
  if (auth === 'staff') {
    const staff = await staffSessionOf(deps, header);
    if (!staff) throw new ApiError('auth.required', { scheme: 'Bearer' });
    if (permission !== null && !isAllowed(staff.roles, permission))
      throw new ApiError('staff.notAllowed');
    return { donor: null, staff };
  }
  if (auth !== 'bearer' && auth !== 'optional') return NOBODY;
  const donor = await donorOf(deps, header);
  if (!donor && auth === 'bearer') throw new ApiError('auth.required', { scheme: 'Bearer' });
  return { donor, staff: null };
}

async function readCall<E extends Endpoint>(
  c: Context<ApiEnv>,
  endpoint: E,
  { donor, staff }: Authorised,
): Promise<Call<E>> {
  const request = c.req.raw;
  const call = {
    params: readParams(c, endpoint),
    query: endpoint.query ? parse(endpoint.query, c.req.query()) : {},
    body: endpoint.upload
      ? await readUpload(request, tooLargeCode(endpoint), endpoint.maxBytes)
      : endpoint.body && parse(endpoint.body, await readJson(request, endpoint.maxBytes)),
    donor,
    staff,
    request,
    locale: c.get('locale'),
    requestId: c.get('requestId'),
  };
  // The endpoint's own schemas produced these values, which the compiler cannot infer from the endpoint table.
  return call as unknown as Call<E>;
}

/** @throws ApiError the endpoint's 404 error when a path parameter is invalid */
function readParams(c: Context<ApiEnv>, endpoint: Endpoint): unknown {
  const parsed = endpoint.params?.safeParse(c.req.param());
  if (parsed && !parsed.success) throw notFound(endpoint);
  return parsed?.data ?? {};
}

function tooLargeCode({ errors }: Endpoint): ApiErrorCode {
  return errors?.find((code) => code.endsWith('.tooLarge')) ?? 'request.tooLarge';
}

function notFound({ errors }: Endpoint): ApiError {
  return new ApiError(errors?.find((code) => code.endsWith('.notFound')) ?? 'request.notFound');
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new ApiError('request.invalid', { fields: fieldErrorsOf(parsed.error) });
  return parsed.data;
}

/** Outside production, a reply that violates the contract is an error, so that developers find it early. */
function checkReply(endpoint: Endpoint, reply: unknown): void {
  const checked = endpoint.reply.safeParse(reply);
  if (!checked.success)
    throw new Error(`${endpoint.route} violates the contract`, { cause: checked.error });
}

/** More than any form has. The caller chooses the keys, so their number is limited. */
const MAX_FIELDS = 40;

/** Returns field path ("donor.email", "lines.0.total") → message key below `api:fields`. */
function fieldErrorsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'unknown';
    } else {
      fields[issue.path.join('.')] ??= messageKey(issue);
    }
  }
  return Object.fromEntries(Object.entries(fields).slice(0, MAX_FIELDS));
}

function messageKey(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // zod does not include the input in the issue, so only its message shows that the field was missing.
      return issue.message.endsWith('received undefined') ? 'required' : 'type';
    case 'invalid_value':
      return 'choice';
    case 'invalid_format':
      return 'format';
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array') return 'tooSmall';
      return Number(issue.minimum) <= 1 ? 'required' : 'tooShort';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooLarge';
    default:
      return 'invalid';
  }
}

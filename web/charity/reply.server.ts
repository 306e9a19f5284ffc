/** Reads and validates a response of the charity API. */
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint';
import { apiErrorSchema } from '#contract/errors';
import { readLimitedText } from '#contract/limited-body';
import type { Caller } from './request.server';
import { CharityError } from './results';
import { retryAfterOf } from './retry-after.server';

/** Bytes. Larger than any valid response of the API. */
const MAX_RESPONSE_BYTES = 2_000_000;

/** @throws CharityError for a rejection; ZodError, SyntaxError, BodyTooLargeError for a response that cannot be read */
export async function readReply(
  caller: Caller,
  name: string,
  endpoint: Endpoint,
  response: Response,
): Promise<unknown> {
  const body = await readJson(response);
  // The contract has no redirects. A 3xx is an error of the API, and the page must not pass it on to the browser.
  if (response.status < 400 && !response.ok) {
    throw new CharityError('unintelligible', name, { status: response.status });
  }
  if (!response.ok) {
    const { data } = apiErrorSchema.safeParse(body);
    throw new CharityError('refused', name, {
      status: response.status,
      code: data?.errorCode,
      message: data?.errorMessage,
      fields: data?.fields,
      retryAfterMs: retryAfterOf(response.headers, Date.now()),
    });
  }
  return parseReply(caller, name, endpoint.reply, body);
}

/**
 * Returns undefined for the empty or unreadable body of a rejection.
 * @throws SyntaxError when the body of a success is not JSON, BodyTooLargeError for any body over the limit
 */
async function readJson(response: Response): Promise<unknown> {
  const text = await readLimitedText(response, MAX_RESPONSE_BYTES);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.ok) throw error;
    return undefined;
  }
}

const anyList = z.object({ result: z.looseObject({ data: z.array(z.unknown()) }) });

/** Validates lists item by item: an invalid item is left out and counted, so that the page can show the others. */
function parseReply(caller: Caller, name: string, schema: z.ZodType, body: unknown): unknown {
  const list = listSchema(schema);
  if (!list) return schema.parse(body);
  const { result } = anyList.parse(body);
  const { item, others } = list;
  const data = result.data.flatMap((value) => {
    const read = item.safeParse(value);
    return read.success ? [read.data] : [];
  });
  const dropped = result.data.length - data.length;
  if (dropped > 0) caller.onDropped?.(name, dropped);
  return { result: { ...others.parse(result), data } };
}

/** Returns the schemas of the items of a list and of its other fields, such as `total`; null for any other reply. */
function listSchema(schema: z.ZodType): { item: z.ZodType; others: z.ZodObject } | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const result: unknown = schema.shape.result;
  if (!(result instanceof z.ZodObject)) return null;
  const data: unknown = result.shape.data;
  if (!(data instanceof z.ZodArray)) return null;
  return { item: data.element as z.ZodType, others: result.omit({ data: true }) };
}

/** Parses webhook bodies, and rejects those that do not match the schema. */
import type * as z from 'zod';
import { ApiError } from '../http/errors';

/** @throws ApiError webhook.rejected */
export function parseWebhookJson(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch (cause) {
    throw new ApiError('webhook.rejected', { cause });
  }
}

/** @throws ApiError webhook.rejected */
export function parseWebhookBody<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError('webhook.rejected', { cause: parsed.error });
  return parsed.data;
}

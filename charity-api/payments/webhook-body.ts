/** Parses webhook bodies, and rejects those that do not match the schema. Reads the time of an event. */
import * as z from 'zod';
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

/** Stripe: seconds in `created`. PayPal: `create_time`. Xendit: `updated`, the time of the invoice's last change. */
const datedSchema = z.object({
  created: z.number().optional().catch(undefined),
  create_time: z.string().optional().catch(undefined),
  updated: z.string().optional().catch(undefined),
});

/** Returns the time at which the provider created a verified webhook, in ms; null when it is not in the body. */
export function creationTimeOf(rawBody: string): number | null {
  try {
    const { created, create_time, updated } = datedSchema.parse(JSON.parse(rawBody));
    const at = created === undefined ? Date.parse(create_time ?? updated ?? '') : created * 1_000;
    return Number.isFinite(at) ? at : null;
  } catch {
    return null;
  }
}

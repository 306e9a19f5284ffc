/** Reads a category of the charity's settings and validates it. */
import type * as z from 'zod';
import { log } from '../log.server';
import type { CharityClient } from './client.server';
import { fallbackOnOutage } from './errors';

/** Returns null when the charity API fails, or when the settings do not match the schema; the latter is logged. */
export async function readSettings<Schema extends z.ZodType>(
  charity: CharityClient,
  category: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  let given: unknown;
  try {
    given = await charity.settings(category);
  } catch (error) {
    return fallbackOnOutage(error, null);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const at = read.error.issues.map(({ path }) => path.join('.'));
  log().warn({ category, at }, 'settings do not match their schema');
  return null;
}

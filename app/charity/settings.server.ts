/** The charity's own settings, as pages need them. */
import type * as z from 'zod';
import { log } from '../log.server';
import type { CharityClient } from './client.server';
import { withoutApi } from './errors';

/** null when they cannot be asked for, or are not written as the schema has it: that the log tells. */
export async function readSettings<Schema extends z.ZodType>(
  charity: CharityClient,
  category: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  let given: unknown;
  try {
    given = await charity.settings(category);
  } catch (error) {
    return withoutApi(error, null);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const at = read.error.issues.map(({ path }) => path.join('.'));
  log().warn({ category, at }, 'settings that cannot be read');
  return null;
}

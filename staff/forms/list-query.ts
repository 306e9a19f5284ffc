/** The search and the filters of a list, which are in its URL. */
import type * as z from 'zod';

/**
 * @param schema invalid values must count as missing
 * @param usual the view of the list without a parameter
 */
export function listQuery<Schema extends z.ZodType<{ offset: unknown; limit: unknown }>>(
  schema: Schema,
  usual: Partial<z.output<Schema>>,
) {
  type Filters = Omit<z.output<Schema>, 'offset' | 'limit'>;
  return {
    readFilters(url: URL): Filters {
      // A form sends an empty string for each empty field.
      const given = [...url.searchParams].filter(([, value]) => value !== '');
      const { offset: _, limit: __, ...filters } = schema.parse(Object.fromEntries(given));
      return filters;
    },
    /** The parameters of the list with these filters. */
    parametersOf: (filters: Filters): Record<string, string | undefined> =>
      Object.fromEntries(
        Object.entries(filters as Record<string, string>).filter(
          ([name, value]) => value !== (usual as Record<string, string>)[name],
        ),
      ),
  };
}

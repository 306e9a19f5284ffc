/** Query plans of the API's lists: whether each query uses an index. */
import { CompiledQuery } from 'kysely';
import type { Db } from '#api/db/tables';
import type { TestApi } from './api';

/**
 * Runs a list and returns the plan of each of its queries.
 * @param table only queries on this table
 */
export async function plansOf(
  { db }: Pick<TestApi, 'db'>,
  table: string,
  list: (db: TestApi['db'] & Db) => Promise<unknown>,
): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  await list(
    db.withPlugin({
      transformQuery({ node, queryId }) {
        queries.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  const plans = await Promise.all(
    queries
      .filter(({ sql }) => sql.includes(`from "${table}"`))
      .map(({ sql, parameters }) =>
        db.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
        ),
      ),
  );
  return plans.map(({ rows }) => rows.map(({ detail }) => detail).join('; '));
}

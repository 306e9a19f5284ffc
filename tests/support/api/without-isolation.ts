/** A database whose concurrent transactions interleave, like those of PostgreSQL. SQLite runs one after another. */
import type { ApiDeps } from '#api/deps';

/** Returns the dependencies with a database that runs the statements of a transaction without one. */
export function withoutIsolation(deps: ApiDeps): ApiDeps {
  const { db } = deps;
  const transaction = () => ({
    execute: <T>(run: (tx: typeof db) => Promise<T>): Promise<T> => run(db),
  });
  const interleaving = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { ...deps, db: interleaving };
}

/**
 * Makes a test fail when a use case calls a provider, sends a mail, writes a file or begins another transaction inside its
 * transaction: it would keep its locks for long, and do so again after a conflict. Production has no such check.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { Kysely } from 'kysely';

type Any = (...parameters: unknown[]) => unknown;

/** The database whose transaction is open. */
const open = new AsyncLocalStorage<Kysely<unknown>>();

/** Replaces functions of an object by ones that throw inside a transaction. */
function forbid(owner: object, names: readonly string[]): void {
  const functions = owner as Record<string, Any>;
  for (const name of names) {
    const original = functions[name]!;
    functions[name] = function (this: unknown, ...parameters) {
      if (open.getStore()) throw new Error(`${name} was called inside a transaction`);
      return original.apply(this, parameters);
    };
  }
}

const { transaction } = Kysely.prototype;
Kysely.prototype.transaction = function (this: Kysely<unknown>) {
  // Some tests have a transaction of each of two databases.
  if (open.getStore() === this) throw new Error('transaction was called inside a transaction');
  const builder = transaction.call(this);
  const execute = builder.execute.bind(builder);
  builder.execute = (work) => execute((tx) => open.run(this, work, tx));
  return builder;
};
// The driver of PostgreSQL, which may connect inside a transaction, uses neither function of `net`.
forbid(net, ['connect', 'createConnection']);
forbid(files, ['open', 'rename', 'writeFile']);
syncBuiltinESMExports();
forbid(globalThis, ['fetch']);

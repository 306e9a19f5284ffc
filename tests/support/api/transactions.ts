/**
 * Makes a test fail when a use case calls a provider, sends a mail, writes a file or begins another transaction inside its
 * transaction: it would keep its locks for long, and do so again after a conflict. Production has no such check.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { TransactionBuilder, type Transaction } from 'kysely';

type Any = (...parameters: unknown[]) => unknown;

const open = new AsyncLocalStorage<true>();

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

const builder = TransactionBuilder.prototype as unknown as { execute: Any };
const { execute } = builder;
builder.execute = function (this: unknown, work) {
  const inside = (tx: Transaction<unknown>) => open.run(true, work as Any, tx);
  return execute.call(this, inside);
};
forbid(builder, ['execute']);
// The driver of PostgreSQL, which may connect inside a transaction, uses neither function of `net`.
forbid(net, ['connect', 'createConnection']);
forbid(files, ['open', 'rename', 'writeFile']);
syncBuiltinESMExports();
forbid(globalThis, ['fetch']);

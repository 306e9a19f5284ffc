/** The full-text search of the database that is in use. */
import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/tables';
import type { SearchEngine } from './engine';
import { postgresEngine } from './postgres-engine';
import { sqliteEngine } from './sqlite-engine';

const engineOf = (db: Db): SearchEngine => (isPostgres(db) ? postgresEngine : sqliteEngine);

export const engine: SearchEngine = {
  add: (db, ...rest) => engineOf(db).add(db, ...rest),
  remove: (db, ...rest) => engineOf(db).remove(db, ...rest),
  clear: (db) => engineOf(db).clear(db),
  count: (db) => engineOf(db).count(db),
  find: (db, query) => engineOf(db).find(db, query),
  findInList: (db, query) => engineOf(db).findInList(db, query),
};

/** The full-text search of the database that is in use. */
import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/tables';
import type { SearchEngine } from './engine';
import { postgresEngine } from './postgres-engine';
import { sqliteEngine } from './sqlite-engine';

export const engineOf = (db: Db): SearchEngine => (isPostgres(db) ? postgresEngine : sqliteEngine);

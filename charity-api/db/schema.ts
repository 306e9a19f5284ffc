/**
 * The SQL that creates the tables of columns.ts, the triggers and the search tables, for both databases. A change needs a
 * migration (migrations.ts).
 */
import { createHash } from 'node:crypto';
import { IDENTITY, type Dialect } from './columns';
import { TABLES } from './tables';

/** `when`: the condition on which the change is rejected. */
type Trigger = { name: string; before: string; when: string; message: string };

const FIRST = 'the months of a child begin on the first of a month';
const APPEND_ONLY = 'the log of staff is append-only';

const TRIGGERS: readonly Trigger[] = [
  {
    name: 'orphans_begin_on_a_first',
    before: 'insert on orphans',
    when: `(select starts_at from offerings where id = new.offering_id) not like '%-01'`,
    message: FIRST,
  },
  {
    name: 'orphans_stay_on_a_first',
    before: 'update of starts_at on offerings',
    when: `new.starts_at not like '%-01' and exists (select 1 from orphans where offering_id = new.id)`,
    message: FIRST,
  },
  { name: 'staff_log_stays', before: 'delete on staff_log', when: 'true', message: APPEND_ONLY },
  {
    name: 'staff_log_unchanged',
    before: 'update on staff_log',
    // An erasure of personal data removes what was changed and the reason. Who did what, and when, stays.
    when: `new.seq is distinct from old.seq or new.at is distinct from old.at
      or new.actor_kind is distinct from old.actor_kind or new.actor_id is distinct from old.actor_id
      or new.actor_name is distinct from old.actor_name or new.action is distinct from old.action
      or new.subject_kind is distinct from old.subject_kind or new.subject_id is distinct from old.subject_id
      or new.before is not null or new.after is not null or new.reason is not null`,
    message: APPEND_ONLY,
  },
];

const SQLITE_TRIGGERS: readonly string[] = TRIGGERS.map(
  ({ name, before, when, message }) =>
    `create trigger ${name} before ${before} when ${when} begin select raise(abort, '${message}'); end`,
);

const POSTGRES_TRIGGERS: readonly string[] = TRIGGERS.flatMap(({ name, before, when, message }) => [
  `create function ${name}() returns trigger language plpgsql as $$
    begin
      if ${when} then
        raise exception using errcode = 'check_violation', message = '${message}';
      end if;
      return new;
    end $$`,
  `create trigger ${name} before ${before} for each row execute function ${name}()`,
]);

/** SQLite's tokenizer must not fold the words again. */
const OPTIONS = `content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'`;

const SQLITE_SEARCH: readonly string[] = [
  // `detail=column` would halve the index, but all scores of a contentless index are then 0.
  `create virtual table search_index using fts5 (
    title_en, text_en, title_ar, text_ar, title_tr, text_tr, title_id, text_id, labels, ${OPTIONS})`,
  // Without positions of words, which need more space.
  `create virtual table search_titles using fts5 (words, detail = none, ${OPTIONS})`,
  `create virtual table search_leads using fts5 (words, detail = none, ${OPTIONS})`,
  // All words of the index, to replace a prefix by the words that begin with it.
  'create table search_words (word text primary key) strict, without rowid',
];

const POSTGRES_SEARCH: readonly string[] = [
  // `lead`: the words that the search of a list finds. null for kinds whose list does not use the index.
  `create table search_index (
    rowid bigint primary key,
    words_en tsvector not null, words_ar tsvector not null,
    words_tr tsvector not null, words_id tsvector not null, lead tsvector)`,
  'create index search_index_words on search_index using gin (words_en)',
  'create index search_index_lead on search_index using gin (lead)',
];

/** Returns the statements that create all tables with their indexes and foreign keys. */
function create(dialect: Dialect): string[] {
  const isSqlite = dialect === 'sqlite';
  const statements: string[] = [];
  const foreignKeys: string[] = [];
  for (const [table, { columns, rules }] of Object.entries(TABLES)) {
    const lines: string[] = [];
    const indexes: string[] = [];
    const keys: string[] = [];
    for (const [name, { parts }] of Object.entries(columns)) {
      const { sql, constraints, isKey, target, index } = parts;
      const reference = target ? ` references ${target}` : '';
      const line = `$ ${sql[dialect]}${constraints}${isSqlite ? reference : ''}`;
      lines.push(line.replaceAll('$', name));
      if (isKey) keys.push(name);
      if (index !== undefined) indexes.push(`index ${table}_$ ($)${index}`.replaceAll('$', name));
      // After all tables, because tables refer to each other. A transaction can check them at its end, for a restore.
      if (target)
        foreignKeys.push(`alter table ${table} add foreign key (${name})${reference} deferrable`);
    }
    if (keys.length > 0) lines.push(`primary key (${keys.join(', ')})`);
    for (const rule of rules) {
      if (rule.includes('index ')) indexes.push(rule);
      else if (rule !== 'rowid') lines.push(rule);
      else if (!isSqlite) lines.push(`rowid ${IDENTITY}`);
    }
    const options = isSqlite ? ` strict${keys.length > 0 ? ', without rowid' : ''}` : '';
    statements.push(`create table ${table} (${lines.join(', ')})${options}`);
    for (const index of indexes) {
      const [, start, listed, condition = ''] = INDEX.exec(index)!;
      statements.push(
        `create ${start} on ${table} (${isSqlite ? listed : withNullsFirst(listed!)})${condition}`,
      );
    }
  }
  return isSqlite ? statements : [...statements, ...foreignKeys];
}

const INDEX = /^((?:unique )?index \w+) \((.*?)\)( where .*)?$/;

/** The order of SQLite, where null comes before every value (postgres/driver.ts). */
const withNullsFirst = (columns: string): string =>
  columns
    // A comma between parentheses is inside an expression.
    .split(/, (?![^(]*\))/)
    .map((column) => `${column} nulls ${column.endsWith(' desc') ? 'last' : 'first'}`)
    .join(', ');

const ROWS = [
  'insert into content_version (version) values (1)',
  // The empty text sorts before every instant, so attack mode is off.
  `insert into attack_mode (id, setting, until) values (1, 'auto', '')`,
];
/** The tables with these rows, which are never empty. */
export const FILLED_TABLES: readonly string[] = ['content_version', 'attack_mode'];

export const SQLITE_SCHEMA = [...create('sqlite'), ...SQLITE_SEARCH, ...SQLITE_TRIGGERS, ...ROWS];
export const POSTGRES_SCHEMA = [
  ...create('postgres'),
  ...[...POSTGRES_SEARCH, ...POSTGRES_TRIGGERS, ...ROWS],
];

/** Differs between any two schemas. */
export const SCHEMA_VERSION = createHash('sha256')
  .update(JSON.stringify([SQLITE_SCHEMA, POSTGRES_SCHEMA]))
  .digest('hex')
  .slice(0, 12);

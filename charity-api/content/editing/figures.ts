/** Publishes metal prices, exchange rates and published figures from comma-separated values. */
import type { CsvKind } from '#contract/staff/content';
import { fieldChanges, type FieldChange } from '#domain/content/changes';
import { itemPath } from '#domain/content/form';
import { isFields, type Written, type WrittenFields } from '#domain/content/shape';
import { LOCALES } from '#domain/locales';
import { plainNumber } from '#domain/numbers/typed';
import { rolledBack } from '../../db/rolled-back';
import type { Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { Actor } from '../../http/actor';
import { writeValue } from '../write-file';
import type { Problem, ProblemText } from '../problem-texts';
import { readCsv, type CsvRow } from './csv';
import type { EditDeps } from './drafts';
import { kindNamed } from './kinds';
import { RecordProblems } from './problems';
import { changePublishedIn, type Confirmed } from './publish';
import { readPublished } from './rows';

export type FigureChange = {
  id: string;
  field: string;
  /** The key of the row, such as a metal, after the symbol of a share. null: the field is in no row. */
  row: string | null;
  before: string | null;
  after: string | null;
};

/** The columns of each kind. The column `key` identifies the row that a line replaces. */
const COLUMNS: Record<
  CsvKind,
  { key: string; needed: readonly string[]; numbers: readonly string[] }
> = {
  metals: { key: 'metal', needed: ['metal', 'price', 'at'], numbers: ['price'] },
  currencies: { key: 'currency', needed: ['currency', 'rate', 'at'], numbers: ['rate'] },
  stocks: {
    ...{ key: 'period', needed: ['symbol', 'period', 'published'] },
    numbers: ['purification', 'zakat'],
  },
  'investment-funds': {
    ...{ key: 'period', needed: ['symbol', 'period', 'published'] },
    numbers: ['purification', 'zakat'],
  },
};

/**
 * Publishes all lines or none. A line replaces the row with the same key, and keeps its fields without a column.
 * @returns the changes @throws RecordProblems with a message for each invalid line
 */
export async function importFigures(
  deps: EditDeps,
  input: Confirmed & { kind: CsvKind; csv: string; dryRun: boolean; actor: Actor },
): Promise<FigureChange[]> {
  const { kind, dryRun, actor } = input;
  // A check shows all changes, also the doubtful ones.
  const confirmed = dryRun || input.confirmed;
  const rows = readRows(kind, input.csv);
  const publish = async (tx: Db) => {
    const changes: FigureChange[] = [];
    for (const [id, own] of await byRecord(tx, kind, rows)) {
      const before = await readPublished(tx, kindNamed(kind), id);
      const list = kind === 'metals' || kind === 'currencies' ? kind : 'figures';
      const lines = new Map<string, number>();
      const change = (written: WrittenFields) => {
        const { all, lineOf } = merged(kind, written[list], own);
        all.forEach((one, at) => {
          const line = lineOf.get(one);
          if (line !== undefined) lines.set(itemPath(list, at), line);
        });
        return { ...written, [list]: all };
      };
      const changed = { kind, id, actor, action: 'published', change, confirmed } as const;
      await changePublishedIn(tx, deps, changed).catch((error: unknown) => {
        throw error instanceof RecordProblems ? atLines(error, lines) : error;
      });
      const after = await readPublished(tx, kindNamed(kind), id);
      for (const one of withoutLanguages(fieldChanges(before?.written ?? null, after?.written)))
        changes.push({ id, row: rowOf(kind, one.field, after?.written), ...one });
    }
    return changes;
  };
  return dryRun ? rolledBack(deps.db, publish) : transact(deps.db, 'content', publish);
}

function readRows(kind: CsvKind, csv: string): CsvRow[] {
  const { needed } = COLUMNS[kind];
  const { columns, rows } = readCsv(csv);
  const missing = needed.filter((name) => !columns.includes(name));
  const values = { columns: needed.join(', ') };
  if (missing.length > 0 || rows.length === 0)
    throw new RecordProblems(kind, [
      problem(1, `columns: ${values.columns}`, 'csvColumns', values),
    ]);
  return rows;
}

/** Returns the rows of each record: of the single one, or of the shares with their symbols. */
async function byRecord(tx: Db, kind: CsvKind, rows: CsvRow[]): Promise<Map<string, CsvRow[]>> {
  if (kind === 'metals' || kind === 'currencies') return new Map([[kind, rows]]);
  const handler = kindNamed(kind);
  const ids = new Map<unknown, string>();
  for (const { id, value } of await handler.read(tx)) {
    const written = writeValue(handler, value);
    if (written !== null && isFields(written)) ids.set(written.symbol, id);
  }
  const all = new Map<string, CsvRow[]>();
  const problems: Problem[] = [];
  for (const row of rows) {
    const symbol = row.cells.symbol ?? '';
    const id = ids.get(symbol.toUpperCase());
    if (id === undefined) problems.push(problem(row.line, `no ${symbol}`, 'csvSymbol', { symbol }));
    else all.set(id, [...(all.get(id) ?? []), row]);
  }
  if (problems.length > 0) throw new RecordProblems(kind, problems);
  return all;
}

/** Returns the rows after the import, and the line of each row that the import writes. */
function merged(kind: CsvKind, before: Written, rows: readonly CsvRow[]) {
  const lineOf = new Map<WrittenFields, number>();
  const { key } = COLUMNS[kind];
  const all = (Array.isArray(before) ? before : []).filter(isFields);
  for (const row of rows) {
    const at = all.findIndex((one) => one[key] === row.cells[key]);
    const next = { ...(at >= 0 ? all[at] : {}), ...fieldsIn(kind, row) };
    if (at >= 0) all[at] = next;
    else all.push(next);
    lineOf.set(next, row.line);
  }
  if (key === 'period') all.sort((a, b) => (String(a.period) < String(b.period) ? 1 : -1));
  return { all, lineOf };
}

const LANGUAGE = new RegExp(`\\.(${LOCALES.join('|')})$`);

/** A source with one new text for all languages is one change. */
function withoutLanguages(changes: readonly FieldChange[]): FieldChange[] {
  const bare = ({ field }: FieldChange) => field.replace(LANGUAGE, '');
  return changes
    .map((one) =>
      changes.some((other) => bare(other) === bare(one) && other.after !== one.after)
        ? one
        : { ...one, field: bare(one) },
    )
    .filter((one, at, all) => all.findIndex(({ field }) => field === one.field) === at);
}

function rowOf(kind: CsvKind, field: string, after: Written): string | null {
  const [, list = '', at] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  if (after === undefined || !isFields(after) || at === undefined) return null;
  const rows = after[list];
  const row = Array.isArray(rows) ? rows[Number(at) - 1] : undefined;
  const key = row !== undefined && isFields(row) ? row[COLUMNS[kind].key] : undefined;
  return [after.symbol, key].filter((one) => typeof one === 'string').join(' ') || null;
}

/** Returns the problems with the line of the CSV and its column in place of the path of the record. */
function atLines({ kind, problems, code }: RecordProblems, lines: ReadonlyMap<string, number>) {
  const named = problems.map((one) => {
    const [, row = '', rest = ''] = /^(\w+\[\d+\])(.*)$/.exec(one.input ?? one.field) ?? [];
    const line = lines.get(row);
    return line === undefined ? one : { ...one, line, input: `line[${line}]${rest}` };
  });
  return new RecordProblems(kind, named, code);
}

/** Returns the fields of a line. `source` is one text for all languages; `source_ar` is the text of a language. */
function fieldsIn(kind: CsvKind, { cells, hasDecimalComma }: CsvRow): WrittenFields {
  const { numbers } = COLUMNS[kind];
  const fields: WrittenFields = {};
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === '' || name === 'symbol' || /^(source|title)(_|$)/.test(name)) continue;
    fields[name] = numbers.includes(name) ? numberOrCell(cell, hasDecimalComma) : cell;
  }
  for (const name of ['source', 'title']) {
    const texts = LOCALES.flatMap((locale) => {
      const text = cells[`${name}_${locale}`] || cells[name];
      return text ? [[locale, text] as const] : [];
    });
    if (texts.length > 0) fields[name] = Object.fromEntries(texts);
  }
  return fields;
}

/** Returns the number in the form of a content file, or the cell unchanged, which the codec then rejects. */
const numberOrCell = (cell: string, hasDecimalComma: boolean): string =>
  plainNumber(hasDecimalComma ? cell.replace(/^(\d+),(\d+)$/, '$1.$2') : cell) ?? cell;

const problem = (
  line: number,
  message: string,
  key: ProblemText['key'],
  values: Record<string, string | number>,
): Problem => ({
  file: 'csv',
  line,
  field: '',
  input: `line[${line}]`,
  message,
  text: { key, values },
});

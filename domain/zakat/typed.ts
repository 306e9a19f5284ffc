/** The zakat form as typed: rows of text, and adding or removing rows, before any value is parsed. */
import {
  FIELDS,
  HOLDINGS,
  KINDS,
  MAX_LINES,
  METALS,
  PURITIES,
  USES,
  TEXT_FIELDS,
  YEARS,
  type Kind,
  type Metal,
  type Year,
} from './kinds';
import type { Rulings } from './settings';

export type Row = Readonly<Record<string, string>>;
export type Rows = Readonly<Record<Kind, readonly Row[]>>;

export type Typed = {
  rows: Rows;
  nisab: Metal;
  year: Year;
  /** The donor's own price of one gram of pure metal; empty to use the published price. */
  own: Readonly<Record<Metal, string>>;
  /** Fields ("gold.0.parts") whose value is not an option of their list. Then no result is calculated. */
  unknownChoices: readonly string[];
};

/** Maximum length of each field, more than any number or short name needs. Longer text is truncated. */
export const MAX_TYPED = 40;

/** Returns a form with one empty row of each kind. */
export function blankForm(rulings: Rulings): Typed {
  return {
    rows: ofEachKind((kind) => [blankRow(kind, rulings)]),
    nisab: rulings.nisab.usual,
    year: 'lunar',
    own: { gold: '', silver: '' },
    unknownChoices: [],
  };
}

function ofEachKind(rowsOf: (kind: Kind) => Row[]): Rows {
  return {
    cash: rowsOf('cash'),
    gold: rowsOf('gold'),
    silver: rowsOf('silver'),
    stocks: rowsOf('stocks'),
    funds: rowsOf('funds'),
    debts: rowsOf('debts'),
  };
}

export function blankRow(kind: Kind, rulings: Rulings): Row {
  const chosen: Row = { use: USES[0], held: rulings.shares.usual, ...firstPurity(kind) };
  return Object.fromEntries(FIELDS[kind].map((field) => [field, chosen[field] ?? '']));
}

function firstPurity(kind: Kind): Row {
  return isMetal(kind) ? { parts: String(PURITIES[kind].parts[0]) } : {};
}

export function isMetal(kind: Kind): kind is Metal {
  return (METALS as readonly string[]).includes(kind);
}

export function isBlank(row: Row): boolean {
  return TEXT_FIELDS.every((field) => (row[field] ?? '').trim() === '');
}

/** Reads a submitted form that is nested by its field names ("gold.0.grams"). Accepts any value. */
export function typedFrom(sent: unknown, rulings: Rulings): Typed {
  const form = recordOf(sent);
  const own = recordOf(form.own);
  const unknownChoices: string[] = [];
  const choose: Choose = (values, chosen, usual, field) => {
    const known = values.find((value) => value === chosen);
    if (known === undefined && chosen !== undefined) unknownChoices.push(field);
    return known ?? usual;
  };
  return {
    rows: ofEachKind((kind) => rowsFrom(kind, recordOf(form[kind]), rulings, choose)),
    nisab: choose(METALS, form.nisab, rulings.nisab.usual, 'nisab'),
    year: choose(YEARS, form.year, 'lunar', 'year'),
    own: { gold: textOf(own.gold), silver: textOf(own.silver) },
    unknownChoices,
  };
}

/**
 * Returns the submitted option of `values`, or the default option when the field is missing or its value is unknown.
 */
type Choose = <Value extends string>(
  values: readonly Value[],
  sent: unknown,
  usual: Value,
  field: string,
) => Value;

function rowsFrom(
  kind: Kind,
  sent: Record<string, unknown>,
  rulings: Rulings,
  choose: Choose,
): Row[] {
  // One more row than the maximum, so that the validation detects too many rows.
  const rows = Object.keys(sent)
    .filter((at) => /^\d{1,3}$/.test(at))
    .sort((a, b) => Number(a) - Number(b))
    .slice(0, MAX_LINES + 1)
    .map((at, position) =>
      rowFrom(`${kind}.${position}`, recordOf(sent[at]), blankRow(kind, rulings), {
        choose,
        choices: {
          use: USES,
          held: HOLDINGS,
          ...(isMetal(kind) && { parts: PURITIES[kind].parts.map(String) }),
        },
      }),
    );
  return rows.length > 0 ? rows : [blankRow(kind, rulings)];
}

function rowFrom(
  at: string,
  sent: Record<string, unknown>,
  blank: Row,
  { choices, choose }: { choices: Record<string, readonly string[]>; choose: Choose },
): Row {
  return Object.fromEntries(
    Object.entries(blank).map(([field, usual]) => [
      field,
      choices[field]
        ? choose(choices[field], sent[field], usual, `${at}.${field}`)
        : textOf(sent[field]),
    ]),
  );
}

/** Adds an empty row. @returns null when the form has the maximum number of lines */
export function withRow(typed: Typed, kind: Kind, rulings: Rulings): Typed | null {
  if (countLines(typed) >= MAX_LINES) return null;
  return {
    ...typed,
    rows: { ...typed.rows, [kind]: [...typed.rows[kind], blankRow(kind, rulings)] },
  };
}

/** Removes a row. The last row of a kind is cleared instead, so that one row always remains. */
export function withoutRow(typed: Typed, kind: Kind, at: number, rulings: Rulings): Typed {
  const left = typed.rows[kind].filter((_, position) => position !== at);
  return {
    ...typed,
    rows: { ...typed.rows, [kind]: left.length > 0 ? left : [blankRow(kind, rulings)] },
  };
}

export function countLines({ rows }: Typed): number {
  return KINDS.reduce((count, kind) => count + rows[kind].length, 0);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TYPED) : '';
}

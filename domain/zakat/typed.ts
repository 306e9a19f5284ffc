/** The form as it was typed: rows of text, more of them and fewer, before anything of it is understood. */
import {
  FIELDS,
  HOLDINGS,
  KINDS,
  MAX_LINES,
  METALS,
  PURITIES,
  USES,
  WRITTEN,
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
  /** The donor's own price of a pure gram; empty: the published one. */
  own: Readonly<Record<Metal, string>>;
};

/** Longer than any figure or short name. Fields take no more; what a program sends beyond it is cut. */
export const MAX_TYPED = 40;

/** One blank row of each kind. */
export function blankForm(rulings: Rulings): Typed {
  return {
    rows: ofEachKind((kind) => [blankRow(kind, rulings)]),
    nisab: rulings.nisab.usual,
    year: 'lunar',
    own: { gold: '', silver: '' },
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
  return WRITTEN.every((field) => (row[field] ?? '').trim() === '');
}

/** What came as a form, nested by its names ("gold.0.grams"): anything at all may have been sent. */
export function typedFrom(sent: unknown, rulings: Rulings): Typed {
  const form = recordOf(sent);
  const own = recordOf(form.own);
  return {
    rows: ofEachKind((kind) => rowsFrom(kind, recordOf(form[kind]), rulings)),
    nisab: oneOf(METALS, form.nisab, rulings.nisab.usual),
    year: oneOf(YEARS, form.year, 'lunar'),
    own: { gold: textOf(own.gold), silver: textOf(own.silver) },
  };
}

function rowsFrom(kind: Kind, sent: Record<string, unknown>, rulings: Rulings): Row[] {
  // One more than is taken, so that too many are seen to be too many.
  const rows = Object.keys(sent)
    .filter((at) => /^\d{1,3}$/.test(at))
    .sort((a, b) => Number(a) - Number(b))
    .slice(0, MAX_LINES + 1)
    .map((at) => rowFrom(kind, recordOf(sent[at]), blankRow(kind, rulings)));
  return rows.length > 0 ? rows : [blankRow(kind, rulings)];
}

function rowFrom(kind: Kind, sent: Record<string, unknown>, blank: Row): Row {
  const choices: Record<string, readonly string[]> = {
    use: USES,
    held: HOLDINGS,
    ...(isMetal(kind) && { parts: PURITIES[kind].parts.map(String) }),
  };
  return Object.fromEntries(
    Object.entries(blank).map(([field, usual]) => [
      field,
      choices[field] ? oneOf(choices[field], sent[field], usual) : textOf(sent[field]),
    ]),
  );
}

/** @returns null when there are as many lines as are taken */
export function withRow(typed: Typed, kind: Kind, rulings: Rulings): Typed | null {
  if (countLines(typed) >= MAX_LINES) return null;
  return {
    ...typed,
    rows: { ...typed.rows, [kind]: [...typed.rows[kind], blankRow(kind, rulings)] },
  };
}

/** The last row of a kind is emptied rather than taken away: there is always one to write in. */
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

function oneOf<Value extends string>(values: readonly Value[], sent: unknown, usual: string) {
  return values.find((value) => value === sent) ?? (usual as Value);
}

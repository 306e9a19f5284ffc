/** Hook that returns the rows with the values that the donor currently has in the form. */
import { useEffect, useRef, useState } from 'react';
import type { KnownRow } from './worked-out';

type Typed = Record<number, { count: string; period: string }>;

export const fieldOf = (at: number, name: 'id' | 'subject' | 'period' | 'count') =>
  `rows[${at}].${name}`;

/** @returns the rows, a ref for their form, and a function to call after each input */
export function useLiveRows(rows: KnownRow[]) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  // Reads values that the donor typed before hydration, and new rows of each action result.
  useEffect(() => {
    if (form.current) setTyped(readTypedRows(form.current, rows));
  }, [rows]);
  return {
    form,
    rows: rows.map((row) => ({ ...row, ...typed[row.id] })),
    read: () => form.current && setTyped(readTypedRows(form.current, rows)),
  };
}

function readTypedRows(form: HTMLFormElement, rows: readonly KnownRow[]): Typed {
  const data = new FormData(form);
  const text = (name: string, otherwise: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  return Object.fromEntries(
    rows.map(({ id, count, period }, at) => [
      id,
      { count: text(fieldOf(at, 'count'), count), period: text(fieldOf(at, 'period'), period) },
    ]),
  );
}

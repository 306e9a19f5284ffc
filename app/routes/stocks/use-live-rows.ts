/** The rows as they stand in the form at this moment, once scripts run. */
import { useEffect, useRef, useState } from 'react';
import type { KnownRow } from './worked-out';

type Typed = Record<number, { count: string; period: string }>;

export const fieldOf = (at: number, name: 'id' | 'subject' | 'period' | 'count') =>
  `rows[${at}].${name}`;

/** @returns the rows, the form that they are in, and what is to be called when something is typed into it */
export function useLiveRows(rows: KnownRow[]) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  // What was typed before the scripts came, and what each answer brings.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current, rows));
  }, [rows]);
  return {
    form,
    rows: rows.map((row) => ({ ...row, ...typed[row.id] })),
    read: () => form.current && setTyped(typedIn(form.current, rows)),
  };
}

function typedIn(form: HTMLFormElement, rows: readonly KnownRow[]): Typed {
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

/** The facts of a record: name and value, one a line. */
import type { ReactNode } from 'react';

export type FactRow = {
  key?: string;
  label: ReactNode;
  value: ReactNode;
  /** The line that the others add up to. */
  sum?: boolean;
};

export function Facts({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="kv">
      {rows.map(({ key, label, value, sum }, at) => (
        <div key={key ?? at} className={sum ? 'sum' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

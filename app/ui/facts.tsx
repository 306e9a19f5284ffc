/** The facts of a record: name and value, one a line. */
import type { ReactNode } from 'react';

export type FactRow = {
  key?: string;
  label: ReactNode;
  value: ReactNode;
  /** The line that the others add up to. */
  sum?: boolean;
};

type Props = {
  rows: FactRow[];
  /** Values to copy stand below their labels, each with room for its button. */
  copied?: boolean;
};

export function Facts({ rows, copied = false }: Props) {
  return (
    <dl className={copied ? 'kv copied' : 'kv'}>
      {rows.map(({ key, label, value, sum }, at) => (
        <div key={key ?? at} className={sum ? 'sum' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

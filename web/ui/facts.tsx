/** A list of labels with values, one in each row. */
import type { ReactNode } from 'react';
import type { InLanguage } from '../charity/localise';

/** `language` is that of the value, when it is not the page's. */
export type FactRow = InLanguage & {
  key?: string;
  label: ReactNode;
  value: ReactNode;
  /** Explains how the value was calculated. Shown below label and value, at full width. */
  note?: ReactNode;
  /** True when this row is the total of the others. */
  sum?: boolean;
};

type Props = {
  rows: FactRow[];
  /** copied: values are below their labels: account numbers, most with a copy button. tight: rows of the staff area. */
  look?: 'copied' | 'tight';
};

export function Facts({ rows, look }: Props) {
  return (
    <dl className={look ? `kv ${look}` : 'kv'}>
      {rows.map(({ key, label, value, language, note, sum }, at) => (
        <div key={key ?? at} className={sum ? 'sum' : undefined}>
          <dt>{label}</dt>
          <dd>{language ? <span {...language}>{value}</span> : value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

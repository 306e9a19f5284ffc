/** A list of waiting work: each line has number, kind, time and one link. */
import type { Key, ReactNode } from 'react';
import { Icon } from '#web/ui/icon';
import { formatNumber } from '#domain/numbers/format';

export type QueueLine = {
  key: Key;
  to: string;
  /** A line with 0 stays in the list, in a muted colour. */
  count: number;
  title: ReactNode;
  text: ReactNode;
};

export function Queue({ lines }: { lines: readonly QueueLine[] }) {
  return (
    <ul className="queue">
      {lines.map(({ key, to, ...line }) => (
        <li key={key} className={line.count === 0 ? 'none' : undefined}>
          <a href={to}>
            <Line {...line} />
            <Icon name="next" flip />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Line({ count, title, text }: Pick<QueueLine, 'count' | 'title' | 'text'>) {
  return (
    <>
      <span className="q num">{formatNumber(count)}</span>
      <span>
        <b>{title}</b>
        <span className="muted">{text}</span>
      </span>
    </>
  );
}

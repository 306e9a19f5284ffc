/** A list of the work that waits: number, what it is, since when, and one link each. */
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon';
import { formatNumber } from '#domain/numbers/format';

export type QueueLine = {
  to: string;
  /** A line with 0 stays, muted. */
  count: number;
  title: ReactNode;
  text: ReactNode;
};

export function Queue({ lines }: { lines: readonly QueueLine[] }) {
  return (
    <ul className="queue">
      {lines.map(({ to, count, title, text }) => (
        <li key={to} className={count === 0 ? 'none' : undefined}>
          <a href={to}>
            <span className="q num">{formatNumber(count)}</span>
            <span>
              <b>{title}</b>
              <span className="muted">{text}</span>
            </span>
            <Icon name="next" flip />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Actions with person and time, newest first. A grey point is the site or a provider, a coloured point is a person. */
import type { Key, ReactNode } from 'react';
import { DateText } from '#web/ui/parts';

export type HistoryEntry = {
  key: Key;
  /** ISO 8601 instant. */
  at: string;
  who: ReactNode;
  isPerson: boolean;
  what: ReactNode;
};

export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className="log">
      {entries.map(({ key, at, who, isPerson, what }) => (
        <li key={key} className={isPerson ? undefined : 'auto'}>
          <span className="when">
            <DateText date={at} time /> ·&nbsp;<bdi>{who}</bdi>
          </span>
          <div>{what}</div>
        </li>
      ))}
    </ol>
  );
}

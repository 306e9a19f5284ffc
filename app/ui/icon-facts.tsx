/** A list of facts, each with an icon, a title and lines of text. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export type IconFact = { icon: IconName; title: ReactNode; lines: ReactNode[] };

export function IconFacts({ facts }: { facts: readonly IconFact[] }) {
  return (
    <dl>
      {facts.map(({ icon, title, lines }, at) => (
        <div
          key={at}
          className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-1.5 border-b border-line py-2 last:border-0"
        >
          <dt className="contents font-semibold">
            <Icon name={icon} className="mt-px text-brand" />
            <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
          </dt>
          {lines.map((line, row) => (
            <dd key={row} className="sm col-start-2 text-muted">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

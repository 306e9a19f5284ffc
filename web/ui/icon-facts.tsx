/** A list of facts, each with an icon, a title and lines of text. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export type IconFact = { icon: IconName; title: ReactNode; lines: ReactNode[] };

export function IconFacts({ facts }: { facts: readonly IconFact[] }) {
  return (
    <dl>
      {facts.map(({ icon, title, lines }, at) => (
        <div key={at} className="relative border-b border-line py-2 ps-[2.2em] last:border-0">
          <dt className="font-semibold [overflow-wrap:anywhere]">
            <Icon name={icon} className="absolute start-0 mt-px text-brand" />
            {title}
          </dt>
          {lines.map((line, row) => (
            <dd key={row} className="sm text-muted">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The layout of the pages behind the newsletter's links: an icon, a title, a text and a button. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon';
import { Wrap } from '../../ui/wrap';

type Props = { icon: IconName; title: string; text: string; children: ReactNode };

export function LinkPage({ icon, title, text, children }: Props) {
  return (
    <Wrap narrow className="py-6">
      <div className="box lift grid justify-items-center gap-3 py-4 text-center">
        <span className="bg-tint text-link grid size-8 place-items-center rounded-full text-xl">
          <Icon name={icon} />
        </span>
        <div className="grid gap-1">
          <h1>{title}</h1>
          <p className="text-muted text-lg text-pretty">{text}</p>
        </div>
        {children}
      </div>
    </Wrap>
  );
}

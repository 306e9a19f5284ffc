/** The layout of the pages behind the newsletter's links: an icon, a title, a text and a button. */
import type { ReactNode } from 'react';
import type { IconName } from '#web/ui/icon';
import { Wrap } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';

type Props = { icon: IconName; title: string; text: string; children: ReactNode };

export function LinkPage({ icon, title, text, children }: Props) {
  return (
    <Wrap narrow className="py-6">
      <div className="box lift grid justify-items-center gap-3 py-4 ">
        <StateHead icon={icon} tone={icon === 'check' ? 'ok' : 'info'} title={title}>
          <p>{text}</p>
        </StateHead>
        {children}
      </div>
    </Wrap>
  );
}

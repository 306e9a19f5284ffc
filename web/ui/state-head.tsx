/** Head of the page of an order or an application: an icon and a title for its state. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** `warm` is for states that wait or timed out, `bad` only for errors. */
const TONES = {
  ok: 'bg-ok-tint text-ok',
  warm: 'bg-warm-tint text-warm-ink',
  bad: 'bg-danger-tint text-danger',
  info: 'bg-tint text-link',
};

type Props = { icon: IconName; tone: keyof typeof TONES; title: string; children: ReactNode };

export function StateHead({ icon, tone, title, children }: Props) {
  return (
    <header className="grid justify-items-center gap-2 text-center">
      <span
        className={`grid size-[4rem] place-items-center rounded-full text-xl print:hidden ${TONES[tone]}`}
      >
        <Icon name={icon} />
      </span>
      <h1 className="[overflow-wrap:anywhere]">{title}</h1>
      <div className="text-muted grid gap-1 text-lg text-pretty">{children}</div>
    </header>
  );
}

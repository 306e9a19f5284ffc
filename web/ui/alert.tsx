/** A message box inside the page. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** `warm` is for time: something is overdue, stale or ends soon. */
export type Tone = 'info' | 'warm' | 'bad' | 'ok';

const ICONS: Record<Tone, IconName> = { info: 'info', warm: 'clock', bad: 'warn', ok: 'check' };

export function Alert({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      className={tone === 'info' ? 'alert' : `alert ${tone}`}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}

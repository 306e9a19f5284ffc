/** The state of a record as text. Colour and icon only repeat the text. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon';

/** ok: done. warm: waits for staff. plain: waits for the donor. bad: failed. off: ended, or a draft. */
export type StateTone = 'ok' | 'warm' | 'plain' | 'bad' | 'off';

const ICONS: Partial<Record<StateTone, IconName>> = { ok: 'check', warm: 'clock' };

/** @param icon replaces the icon of the tone */
export function StateBadge({
  tone,
  icon = ICONS[tone],
  children,
}: {
  tone: StateTone;
  icon?: IconName | undefined;
  children: ReactNode;
}) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge ${tone}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

/** A short label for a state. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type Props = {
  /** `warm` is for deadlines, `off` for closed items. */
  tone?: 'warm' | 'ok' | 'off';
  icon?: IconName;
  children: ReactNode;
};

export function Badge({ tone, icon, children }: Props) {
  return (
    <span className={tone ? `badge ${tone}` : 'badge'}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

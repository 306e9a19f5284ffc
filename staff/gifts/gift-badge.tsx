/** The badge of a gift's state. */
import { useText } from '#web/i18n/strings';
import { StateBadge } from '../ui/page';
import type { StateLabel } from './labels';

export function GiftBadge({ label: { key, tone, icon } }: { label: StateLabel }) {
  const t = useText('staff-gifts');
  return (
    <StateBadge tone={tone} {...(icon ? { icon } : {})}>
      {t(`badge.${key}`)}
    </StateBadge>
  );
}

/** The badges of an application, always with text. */
import { useText } from '#web/i18n/strings';
import { StateBadge } from '../../ui/page';
import type { Label } from './labels';

export function Badges({ labels }: { labels: readonly Label[] }) {
  const t = useText('mail');
  return (
    <span className="inline gap-1">
      {labels.map(({ key, tone }) => (
        <StateBadge key={key} tone={tone}>
          {t(`application.${key}`)}
        </StateBadge>
      ))}
    </span>
  );
}

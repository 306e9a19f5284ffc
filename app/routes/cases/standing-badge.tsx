/** Badge with the availability of a case. An open case has no badge. */
import type { Availability } from '#domain/offerings';
import { useText } from '#web/i18n/strings';
import { Badge } from '#web/ui/parts';

export function AvailabilityBadge({ standing }: { standing: Availability }) {
  const t = useText('cases');
  if (standing === 'open') return null;
  if (standing === 'completed') {
    return (
      <Badge tone="ok" icon="check">
        {t('state.completed')}
      </Badge>
    );
  }
  return standing === 'held' ? (
    <Badge tone="warm" icon="clock">
      {t('state.held')}
    </Badge>
  ) : (
    <Badge tone="off">{t('state.closed')}</Badge>
  );
}

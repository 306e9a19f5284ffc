/** The badge with a campaign's state, or with the days until its deadline. */
import { useText } from '#web/i18n/strings';
import { Badge } from '#web/ui/parts';
import type { CampaignState } from './state';

export function StateBadge({ state, daysLeft }: { state: CampaignState; daysLeft: number | null }) {
  const t = useText('card');
  if (state === 'completed') {
    return (
      <Badge tone="ok" icon="check">
        {t('state.completed')}
      </Badge>
    );
  }
  if (state !== 'open') return <Badge tone="off">{t(`state.${state}`)}</Badge>;
  if (daysLeft === null) return null;
  return (
    <Badge tone="warm" icon="clock">
      {t('daysLeft', { count: daysLeft })}
    </Badge>
  );
}

/** The name of a campaign with what a donor must know at once: when it closes, where it is, whether it takes zakat. */
import { useText } from '../../i18n/strings';
import { Badge } from '../../ui/badge';
import { DateText } from '../../ui/date-text';
import type { ProjectView } from '../../giving/project/view.server';
import { StateBadge } from '../../giving/project/state-badge';

type Props = {
  project: Pick<ProjectView, 'title' | 'state' | 'deadline' | 'place' | 'zakat'>;
};

export function ProjectTitle({ project: { title, state, deadline, place, zakat } }: Props) {
  const t = useText('project');
  return (
    <div className="grid gap-2">
      <h1>{title}</h1>
      <p className="flex flex-wrap gap-1">
        <StateBadge state={state} daysLeft={null} />
        {state === 'open' && deadline && (
          <Badge tone="warm" icon="clock">
            {t('closes')} <DateText date={deadline} /> {t('timeZone')}
          </Badge>
        )}
        {place && (
          <Badge tone="off" icon="pin">
            {place}
          </Badge>
        )}
        {zakat && state === 'open' && <Badge>{t('card:zakat')}</Badge>}
      </p>
    </div>
  );
}

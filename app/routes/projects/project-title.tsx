/** Title of a campaign with badges: state, deadline, place, and whether it accepts zakat. */
import { useText } from '../../i18n/strings';
import { Badge } from '../../ui/badge';
import { DateText } from '../../ui/date-text';
import type { ProjectView } from '../../giving/project/view.server';
import { StateBadge } from '../../giving/project/state-badge';

type Props = {
  project: Pick<ProjectView, 'title' | 'language' | 'state' | 'deadline' | 'place' | 'zakat'>;
};

export function ProjectTitle({ project }: Props) {
  const { title, language, state, deadline, place, zakat } = project;
  const t = useText('project');
  return (
    <div className="grid gap-2">
      <h1 {...language}>{title}</h1>
      <p className="flex flex-wrap gap-1">
        <StateBadge state={state} daysLeft={null} />
        {state === 'open' && deadline && (
          <Badge tone="warm" icon="clock">
            {t('closes')} <DateText date={deadline} /> {t('timeZone')}
          </Badge>
        )}
        {place && (
          <Badge tone="off" icon="pin">
            <span {...language}>{place}</span>
          </Badge>
        )}
        {zakat && state === 'open' && <Badge>{t('card:zakat')}</Badge>}
      </p>
    </div>
  );
}

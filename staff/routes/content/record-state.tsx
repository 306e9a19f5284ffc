/** The state of a record in badges: on the site, draft, scheduled, outdated. */
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { StateBadge } from '../../ui/page';

type Props = {
  isPublished: boolean;
  status: string | null;
  draft: { publishAt: string | null; failed?: boolean; failure?: unknown } | null;
  staleSince: string | null;
};

export function RecordState({ isPublished, status, draft, staleSince }: Props) {
  const t = useText('staff-content');
  const isOver = status === 'closed' || status === 'completed';
  return (
    <span className="inline">
      {!isPublished ? (
        <StateBadge tone="off">{t('state.notOnSite')}</StateBadge>
      ) : isOver ? (
        <StateBadge tone="off">{t(`content-fields:choices.${status}`)}</StateBadge>
      ) : (
        <StateBadge tone="ok">{t('state.onSite')}</StateBadge>
      )}
      {draft && <DraftState {...draft} />}
      {staleSince && (
        <StateBadge tone="warm" icon="warn">
          {t('state.stale')} <DateText date={staleSince} />
        </StateBadge>
      )}
    </span>
  );
}

function DraftState({ publishAt, failed, failure }: NonNullable<Props['draft']>) {
  const t = useText('staff-content');
  if (publishAt)
    return (
      <StateBadge tone="warm">
        {t('state.scheduled')} <DateText date={publishAt} time />
      </StateBadge>
    );
  if (failed || failure) return <StateBadge tone="bad">{t('state.failed')}</StateBadge>;
  return <StateBadge tone="warm">{t('state.draft')}</StateBadge>;
}

/** The sessions of members, each with a button that ends it. */
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { StateBadge, Submit } from './page';

type Session = {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

/** The form sends `intent` and `session` to the page that shows it. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useText('staff-people');
  if (sessions.length === 0) return <p className="muted">{t('sessions.none')}</p>;
  return (
    <ul className="rows">
      {sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
        <li key={id}>
          <span>
            <bdi>{device}</bdi>
            <span className="muted block">
              {t('sessions.since')} <DateText date={createdAt} time />. {t('sessions.used')}{' '}
              <DateText date={lastUsedAt} time />.
            </span>
          </span>
          {isCurrent ? (
            <span>
              <StateBadge tone="ok">{t('sessions.current')}</StateBadge>
            </span>
          ) : (
            <form method="post" noValidate>
              <input type="hidden" name="session" value={id} />
              <Submit kind="quiet" className="small" intent="revoke">
                {t('sessions.end')}
              </Submit>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The groups of the volunteer form as links, and how many are complete. The stylesheet counts them (`:has`). */
import { useText } from '#web/i18n/strings';

/** Ids of the groups. The classes of the stylesheet have the same names. */
export const GROUPS = ['about', 'work', 'when', 'last'] as const;

export function Progress() {
  const t = useText('volunteer');
  return (
    <nav className="prog" aria-label={t('progress')}>
      <ol>
        {GROUPS.map((group) => (
          <li key={group}>
            <a href={`#${group}`}>{t(`groups.${group}`)}</a>
          </li>
        ))}
      </ol>
      <p className="sm muted">
        <span className="sum num" /> {t('done')}
      </p>
    </nav>
  );
}

/** Who changed a record and when, newest first, with a link to each published version. */
import { useText } from '#app/i18n/strings';
import { DateText } from '#app/ui/date-text';
import type { ContentRecord } from '#contract/staff/content';
import { staffLinks } from '../../links';
import { useNames } from './texts';

/** Versions that the editor lists. */
const MAX_SHOWN = 20;

export function History({ record }: { record: ContentRecord }) {
  const t = useText('staff-content');
  const { fieldName, personName } = useNames();
  const { kind, id, draft, versions } = record;
  const namesOf = (fields: readonly string[]) => fields.map(fieldName).join(' · ');
  if (!draft && versions.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">{t('history.title')}</h2>
      <ol className="log">
        {draft && (
          <li>
            <span className="when">
              <DateText date={draft.savedAt} time /> · <bdi>{personName(draft.savedBy)}</bdi>
            </span>
            <span>
              {t('history.draft')} {namesOf(draft.fields)}
            </span>
          </li>
        )}
        {versions.slice(0, MAX_SHOWN).map((version) => (
          <li key={version.seq}>
            <span className="when">
              <DateText date={version.at} time /> · <bdi>{personName(version.by)}</bdi>
            </span>
            <span>
              {t(`history.${version.action}`)} {namesOf(version.fields)}
            </span>
            {version.action !== 'withdrawn' && (
              <a className="link" href={staffLinks.recordVersion({ kind, id, seq: version.seq })}>
                {t('history.look')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

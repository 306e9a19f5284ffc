/** The draft and the published versions of a record, newest first, with a link to each version. */
import type { ContentRecord } from '#contract/staff/content';
import { useText } from '#web/i18n/strings';
import { staffLinks } from '../../links';
import { History } from '../../ui/history';
import { Section, TextLink } from '../../ui/page';
import { useNames } from './texts';

/** Number of versions that the editor lists. */
const MAX_SHOWN = 20;

export function RecordHistory({ record }: { record: ContentRecord }) {
  const t = useText('staff-content');
  const { fieldName, personName } = useNames();
  const { kind, id, draft, versions } = record;
  const namesOf = (fields: readonly string[]) => fields.map(fieldName).join(' ·\u00a0');
  if (!draft && versions.length === 0) return null;
  const drafted = draft && {
    ...{ key: 'draft', at: draft.savedAt, who: personName(draft.savedBy) },
    isPerson: draft.savedBy.kind === 'member',
    what: `${t('history.draft')} ${namesOf(draft.fields)}`,
  };
  const published = versions.slice(0, MAX_SHOWN).map(({ seq, at, by, action, fields }) => ({
    ...{ key: seq, at, who: personName(by), isPerson: by.kind === 'member' },
    what: (
      <>
        {t(`history.${action}`)} {namesOf(fields)}{' '}
        {action !== 'withdrawn' && (
          <TextLink to={staffLinks.recordVersion({ kind, id, seq })}>{t('history.look')}</TextLink>
        )}
      </>
    ),
  }));
  return (
    <Section title={t('history.title')}>
      <History entries={[...(drafted ? [drafted] : []), ...published]} />
    </Section>
  );
}

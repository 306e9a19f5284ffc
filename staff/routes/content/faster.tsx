/** The message that another person saved first: who, when, and which texts differ. */
import type { ContentRecord } from '#contract/staff/content';
import type { FieldChange } from '#domain/content/changes';
import { commaIn } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { Alert, DateText } from '#web/ui/parts';
import { pathLabel } from '../../ui/field-path';
import { Table } from '../../ui/table';
import { shortened, useNames } from './texts';

/** Maximum number of characters of a text in the table. */
const MAX_SHOWN = 300;

/** The form below has the typed values. Saving again replaces the version of the other person. */
export function Faster({
  record: { draft, versions },
  differences,
}: {
  record: Pick<ContentRecord, 'draft' | 'versions'>;
  /** `before`: the version of the other person. `after`: the typed values. */
  differences: readonly FieldChange[];
}) {
  const t = useText('staff-content');
  const locale = useLocale();
  const { personName } = useNames();
  const by = draft?.savedBy ?? versions[0]?.by;
  const at = draft?.savedAt ?? versions[0]?.at;
  const text = (own: string | null) =>
    own === null ? t('none') : <span dir="auto">{shortened(own, MAX_SHOWN)}</span>;
  return (
    <>
      <Alert tone="warm">
        <p>
          <b>{t('faster.title')}</b>
        </p>
        {by && at && (
          <p>
            <bdi>{personName(by)}</bdi>
            {commaIn(locale)}
            <DateText date={at} time />
          </p>
        )}
        <p>{t('faster.text')}</p>
      </Alert>
      {differences.length > 0 && (
        <Table
          caption={t('faster.differences')}
          rows={differences}
          keyOf={({ field }) => field}
          columns={[
            { label: t('columns.field'), cell: ({ field }) => pathLabel(field, { locale, t }) },
            { label: t('faster.theirs'), cell: ({ before }) => text(before) },
            { label: t('faster.yours'), cell: ({ after }) => text(after) },
          ]}
        />
      )}
    </>
  );
}

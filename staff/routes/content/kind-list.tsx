/** Kinds of content with the number of their records, drafts and complete languages. */
import type { KindSummary } from '#contract/staff/content';
import { LOCALES } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import { staffLinks } from '../../links';
import { StateBadge, TextLink } from '../../ui/page';
import { Table } from '../../ui/table';
import { LANGUAGE_NAMES } from './texts';

/** Returns the page of a kind: its records, or its single record. */
const kindPage = ({ kind, isSingle }: KindSummary) =>
  isSingle ? staffLinks.record({ kind, id: kind }) : staffLinks.contentKind(kind);

export function KindList({ title, kinds }: { title: string; kinds: readonly KindSummary[] }) {
  const t = useText('staff-content');
  return (
    <Table
      caption={<span className="vh">{title}</span>}
      rows={kinds}
      keyOf={({ kind }) => kind}
      columns={[
        {
          label: t('columns.kind'),
          cell: (row) => (
            <TextLink to={kindPage(row)}>{t(`content-fields:kinds.${row.kind}`)}</TextLink>
          ),
        },
        {
          label: t('columns.records'),
          kind: 'number',
          cell: ({ isSingle, records }) => (isSingle ? '' : records),
          isEmpty: ({ isSingle }) => isSingle,
        },
        {
          label: t('columns.languages'),
          cell: (row) => <Languages {...row} />,
          isEmpty: ({ complete }) => LOCALES.every((locale) => complete[locale] === 0),
        },
        {
          label: t('columns.state'),
          cell: (row) => <State {...row} />,
          isEmpty: ({ isSingle, records, drafts, stale }) =>
            drafts === 0 && stale === 0 && !(isSingle && records === 0),
        },
      ]}
    />
  );
}

function State({ isSingle, records, drafts, stale }: KindSummary) {
  const t = useText('staff-content');
  return (
    <span className="inline">
      {isSingle && records === 0 && <StateBadge tone="off">{t('state.notOnSite')}</StateBadge>}
      {drafts > 0 && <StateBadge tone="warm">{t('drafts', { count: drafts })}</StateBadge>}
      {stale > 0 && (
        <StateBadge tone="warm" icon="warn">
          {t('stale', { count: stale })}
        </StateBadge>
      )}
    </span>
  );
}

/** The languages in which all records are complete, or how many are in each. */
function Languages({ records, complete }: KindSummary) {
  const t = useText('staff-content');
  if (records === 0) return null;
  const begun = LOCALES.filter((locale) => complete[locale] > 0);
  const gaps = begun.filter((locale) => complete[locale] < records);
  if (gaps.length === 0) return begun.map((locale) => LANGUAGE_NAMES[locale]).join(' ·\u00a0');
  // Unicode isolates keep the order of the numbers after a name in another direction.
  return gaps
    .map((locale) => {
      const language = `\u2068${LANGUAGE_NAMES[locale]}\u2069`;
      return t('completeOf', { language, complete: complete[locale], records });
    })
    .join(' ·\u00a0');
}

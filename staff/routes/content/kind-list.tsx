/** Kinds of content with the number of their records, drafts and complete languages. */
import { useText } from '#app/i18n/strings';
import { Badge } from '#app/ui/badge';
import type { KindSummary } from '#contract/staff/content';
import { LOCALES } from '#domain/locales';
import { staffLinks } from '../../links';
import { LANGUAGE_NAMES } from './texts';

/** The page of a kind: its records, or its single record. */
export const kindPage = ({ kind, isSingle }: KindSummary) =>
  isSingle ? staffLinks.record({ kind, id: kind }) : staffLinks.contentKind(kind);

export function KindList({ kinds }: { kinds: readonly KindSummary[] }) {
  const t = useText('staff-content');
  return (
    <table className="table gifts" role="table">
      <thead className="vh">
        <tr>
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col">{t('columns.records')}</th>
          <th scope="col">{t('columns.languages')}</th>
          <th scope="col">{t('columns.state')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">
              <a className="link" href={kindPage(kind)}>
                {t(`content-fields:kinds.${kind.kind}`)}
              </a>
            </th>
            <td className="num">{kind.isSingle ? '' : t('records', { count: kind.records })}</td>
            <td>
              <Languages {...kind} />
            </td>
            <td>
              <span className="inline">
                {kind.drafts > 0 && (
                  <Badge tone="warm" icon="clock">
                    {t('drafts', { count: kind.drafts })}
                  </Badge>
                )}
                {kind.stale > 0 && (
                  <Badge tone="warm" icon="warn">
                    {t('stale', { count: kind.stale })}
                  </Badge>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The languages in which records have gaps. */
function Languages({ records, complete }: KindSummary) {
  const t = useText('staff-content');
  if (records === 0) return null;
  const begun = LOCALES.filter((locale) => complete[locale] > 0);
  const gaps = begun.filter((locale) => complete[locale] < records);
  if (gaps.length === 0)
    return <span className="muted">{begun.map((locale) => LANGUAGE_NAMES[locale]).join(' · ')}</span>;
  return (
    <span className="muted">
      {gaps
        .map((locale) =>
          t('completeOf', { language: LANGUAGE_NAMES[locale], count: complete[locale], records }),
        )
        .join(' · ')}
    </span>
  );
}

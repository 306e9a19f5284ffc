/** The table of applications. Below 760 px each row becomes lines, and the whole row is the link. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of table elements when CSS changes their display */
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/text';
import { staffLinks } from '../../links';
import { Badges } from './badges';
import type { ListData } from './list.server';

const COLUMNS = ['name', 'reference', 'kind', 'state', 'sent'] as const;

export function ApplicationTable({ rows }: Pick<ListData, 'rows'>) {
  const t = useText('staff-applications');
  return (
    <table className="table mid gifts" role="table">
      <caption>{t('list.caption')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={name === 'sent' ? 'n' : undefined}
            >
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.reference} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ListData['rows'][number] }) {
  const t = useText('staff-applications');
  return (
    <tr role="row">
      <td role="cell" className="who">
        <a href={staffLinks.application(row.reference)}>
          <bdi>{row.name}</bdi>
        </a>
      </td>
      <td role="cell" className="ref">
        <bdi className="ltr num">{row.reference}</bdi>
      </td>
      <td role="cell" className="for">
        {t(`mail:application.kinds.${row.kind}`)}
        {row.title && (
          <span className="muted">
            <bdi>{row.title}</bdi>
            {row.seats > 1 && <> ·&nbsp;{t('seats', { count: row.seats })}</>}
          </span>
        )}
      </td>
      <td role="cell" className="st">
        <Badges labels={row.labels} />
      </td>
      <td role="cell" className="amt">
        <DateText date={row.createdAt} />
      </td>
    </tr>
  );
}

/** The gifts of a statement as a table. On narrow screens, each gift is a block of lines. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { DateText, Money, Verbatim } from '#web/ui/text';
import type { StatementView } from './view.server';
import { TableHead } from '#web/ui/table-head';

export function GiftTable({ gifts }: Pick<StatementView, 'gifts'>) {
  const t = useText('account');
  const links = useLinks();
  return (
    <table className="table resp">
      <TableHead
        columns={[
          t('statement.column.date'),
          t('statement.column.reference'),
          t('statement.column.gift'),
        ]}
        numbers={[t('statement.column.amount')]}
      />
      <tbody>
        {gifts.map(({ reference, order, paidAt, title, language, intention, total }, at) => (
          <tr key={at}>
            <td data-label={t('statement.column.date')}>
              <DateText date={paidAt} />
            </td>
            <td data-label={t('statement.column.reference')}>
              <Link to={links.order(order)}>
                <Verbatim>{reference}</Verbatim>
              </Link>
            </td>
            <td>
              <span className="font-semibold" {...language}>
                {title}
              </span>{' '}
              <span className="muted">{t(`gifts:intention.${intention}`)}</span>
            </td>
            <td className="n" data-label={t('statement.column.amount')}>
              <Money amount={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

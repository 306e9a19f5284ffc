/** The table of gifts. Below 760 px each row becomes lines, and the whole row is the link. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of table elements when CSS changes their display */
import { useText } from '#web/i18n/strings';
import { DateText, Money } from '#web/ui/text';
import type { ReactNode } from 'react';
import { staffLinks } from '../links';
import type { ShownGift } from './rows.server';
import { GiftBadge } from './gift-badge';

const COLUMNS = ['donor', 'reference', 'for', 'method', 'state'] as const;

export function GiftTable({ gifts, caption }: { gifts: ShownGift[]; caption: ReactNode }) {
  const t = useText('staff-gifts');
  return (
    <table className="table mid gifts" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
          <th role="columnheader" scope="col" className="n">
            {t('columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {gifts.map((gift) => (
          <GiftTableRow key={gift.reference} gift={gift} />
        ))}
      </tbody>
    </table>
  );
}

function GiftTableRow({ gift }: { gift: ShownGift }) {
  const t = useText('staff-gifts');
  return (
    <tr role="row">
      <td role="cell" className="who">
        <a href={staffLinks.donation(gift.reference)} dir="auto">
          {gift.name}
        </a>
      </td>
      <td role="cell" className="ref">
        <bdi className="ltr num">{gift.reference}</bdi>{' '}
        <span className="muted only-l">
          <DateText date={gift.date} />
        </span>
      </td>
      <td role="cell" className="for">
        {gift.for}
        <span className="muted">{gift.intentions}</span>
      </td>
      <td role="cell" className="how">
        {gift.method}
      </td>
      <td role="cell" className="st">
        {gift.labels.map((label) => (
          <GiftBadge key={label.key} label={label} />
        ))}
      </td>
      <td role="cell" className="amt">
        <Money amount={gift.total} />
        {gift.arrived && (
          <span className="muted xs">
            {t('list.arrivedPart')} <Money amount={gift.arrived} />
          </span>
        )}
      </td>
    </tr>
  );
}

/** The table of gifts. */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { DateText, Money } from '#web/ui/parts';
import { staffLinks } from '../links';
import { LinkTable } from '../ui/table';
import { GiftBadge } from './gift-badge';
import type { ShownGift } from './rows.server';

export function GiftTable({ gifts, caption }: { gifts: ShownGift[]; caption: ReactNode }) {
  const t = useText('staff-gifts');
  return (
    <LinkTable
      caption={caption}
      rows={gifts}
      keyOf={({ reference }) => reference}
      columns={[
        {
          label: t('columns.donor'),
          className: 'who',
          cell: ({ reference, name }) => (
            <a href={staffLinks.donation(reference)} dir="auto">
              {name}
            </a>
          ),
        },
        {
          label: t('columns.reference'),
          className: 'ref',
          cell: ({ reference, date }) => (
            <>
              <bdi className="ltr num">{reference}</bdi>{' '}
              <span className="muted only-l">
                <DateText date={date} />
              </span>
            </>
          ),
        },
        {
          label: t('columns.for'),
          className: 'for',
          cell: (gift) => (
            <>
              {gift.for}
              <span className="muted">{gift.intentions}</span>
            </>
          ),
        },
        { label: t('columns.method'), className: 'how', cell: ({ method }) => method },
        {
          label: t('columns.state'),
          className: 'st',
          cell: ({ labels }) => labels.map((label) => <GiftBadge key={label.key} label={label} />),
        },
        {
          label: t('columns.amount'),
          className: 'amt',
          cell: ({ total, arrived }) => (
            <>
              <Money amount={total} />
              {arrived && (
                <span className="muted xs">
                  {t('list.arrivedPart')} <Money amount={arrived} />
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

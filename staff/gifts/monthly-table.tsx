/** The table of monthly gifts. */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { DateText, Money } from '#web/ui/parts';
import { staffLinks } from '../links';
import { StateBadge } from '../ui/page';
import { Table } from '../ui/table';
import type { ShownMonthly } from './monthly.server';

export function MonthlyTable({ gifts, caption }: { gifts: ShownMonthly[]; caption: ReactNode }) {
  const t = useText('staff-monthly');
  return (
    <Table
      caption={caption}
      rows={gifts}
      keyOf={({ reference }) => reference}
      columns={[
        {
          label: t('columns.donor'),
          cell: ({ reference, name }) => (
            <a className="link" href={staffLinks.monthlyGift(reference)} dir="auto">
              {name}
            </a>
          ),
        },
        { label: t('columns.for'), cell: ({ title }) => title },
        { label: t('columns.since'), cell: ({ startedAt }) => <DateText date={startedAt} /> },
        {
          label: t('columns.state'),
          cell: ({ state, tone }) => <StateBadge tone={tone}>{t(`state.${state}`)}</StateBadge>,
        },
        {
          label: t('columns.amount'),
          kind: 'total',
          cell: ({ amount }) => <Money amount={amount} />,
        },
      ]}
    />
  );
}

/** The tables of the money report. Zakat and purification come first, followed by a dividing line. */
import { formatNumber } from '#domain/numbers/format';
import { useText } from '#web/i18n/strings';
import { Money } from '#web/ui/parts';
import { type Column, Table } from '../../ui/table';
import type { ReportRow } from './view.server';

type Props = {
  caption: string;
  /** Title of the first column. */
  first: string;
  /** Names are dates or months, which are written from left to right. */
  isDates?: boolean;
  rows: readonly ReportRow[];
  total: ReportRow;
  intentions: readonly (keyof ReportRow['byIntention'])[];
};

export function ReportTable({ caption, first, isDates = false, rows, total, intentions }: Props) {
  const t = useText('staff-reports');
  const columns: Column<ReportRow>[] = [
    {
      label: first,
      cell: ({ name, language }) =>
        isDates ? <bdi className="ltr num">{name}</bdi> : <bdi {...language}>{name}</bdi>,
    },
    {
      label: t('gifts'),
      kind: 'number',
      cell: ({ gifts }) => <span className="num">{formatNumber(gifts)}</span>,
      isEmpty: ({ gifts }) => gifts === 0,
    },
    ...intentions.map((intention): Column<ReportRow> => ({
      label: t(`intention.${intention}`),
      kind: 'number',
      ...(intention === 'purification' && { edge: 'apart' }),
      ...(intention === 'sadaqa' && { edge: 'after' }),
      cell: ({ byIntention }) => <Sum amount={byIntention[intention]} />,
      isEmpty: ({ byIntention }) => byIntention[intention].minor === 0,
    })),
    { label: t('together'), kind: 'total', cell: (row) => <Sum amount={row.total} /> },
  ];
  return (
    <Table caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} sum={total} />
  );
}

function Sum({ amount }: { amount: ReportRow['total'] }) {
  return amount.minor === 0 ? <>–</> : <Money amount={amount} />;
}

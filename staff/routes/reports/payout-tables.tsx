/** The tables of differences, payouts, and the movements in them. */
import type { PayoutPage, PayoutPart, Payouts } from '#contract/staff/payouts';
import type { LedgerMoney as Amount } from '#domain/money/ledger';
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { LedgerMoney } from '../../ui/ledger-money';
import { TextLink } from '../../ui/page';
import { Table } from '../../ui/table';
import { gapOf } from './payout-view';

type Named = { provider: string };
type DifferenceRow = Payouts['differences']['data'][number] & Named;
type PayoutRow = Payouts['payouts']['data'][number] & Named;

const DASH = '–';
const shown = (amount: Amount | null) => (amount ? <LedgerMoney amount={amount} /> : DASH);

function Reference({ reference }: { reference: string }) {
  return (
    <TextLink to={staffLinks.donation(reference)}>
      <bdi className="ltr">{reference}</bdi>
    </TextLink>
  );
}

export function DifferenceTable({ rows }: { rows: readonly DifferenceRow[] }) {
  const t = useText('staff-payouts');
  return (
    <Table
      caption={t('differences.caption')}
      rows={rows.map((row, at) => ({ ...row, at: row.at, key: at }))}
      keyOf={({ key }) => key}
      columns={[
        { label: t('column.what'), cell: ({ kind }) => t(`kind.${kind}`) },
        {
          label: t('column.donation'),
          kind: 'link',
          cell: ({ reference }) => <Reference reference={reference} />,
        },
        { label: t('column.provider'), cell: ({ provider }) => provider },
        { label: t('column.date'), cell: ({ at }) => <DateText date={at} /> },
        {
          label: t('column.theirs'),
          kind: 'number',
          cell: ({ theirs }) => shown(theirs),
        },
        { label: t('column.ours'), kind: 'number', cell: ({ ours }) => shown(ours) },
        {
          label: t('column.by'),
          kind: 'total',
          cell: (row) => {
            const gap = gapOf(row);
            return <span className="diff">{shown(gap)}</span>;
          },
        },
      ]}
    />
  );
}

export function UnknownTable({ rows }: { rows: readonly (PayoutPart & Named)[] }) {
  const t = useText('staff-payouts');
  return (
    <Table
      caption={t('unknown.caption')}
      rows={rows}
      keyOf={({ method, id }) => `${method} ${id}`}
      columns={[
        { label: t('column.date'), cell: ({ at }) => <DateText date={at} /> },
        { label: t('column.provider'), cell: ({ provider }) => provider },
        { label: t('column.kind'), cell: ({ kind }) => t(`movement.${kind}`) },
        {
          label: t('column.gross'),
          kind: 'total',
          cell: ({ paid, gross, currency }) => shown(paid ?? { minor: gross, currency }),
        },
      ]}
    />
  );
}

export function PayoutTable({ rows }: { rows: readonly PayoutRow[] }) {
  const t = useText('staff-payouts');
  const sum = (name: keyof NonNullable<PayoutRow['sums']>) => ({
    label: t(`column.${name}`),
    kind: 'number' as const,
    cell: ({ sums, currency }: PayoutRow) =>
      sums && sums[name] !== 0 ? shown({ minor: signed(name, sums[name]), currency }) : DASH,
    isEmpty: ({ sums }: PayoutRow) => !sums || sums[name] === 0,
  });
  return (
    <Table
      caption={t('payouts.caption')}
      rows={rows}
      keyOf={({ method, id }) => `${method} ${id}`}
      columns={[
        {
          label: t('column.payout'),
          cell: (row) => (
            <TextLink to={staffLinks.payout(row)}>
              {row.provider} <DateText date={row.at} />
            </TextLink>
          ),
        },
        ...(['payments', 'returned', 'fees', 'other'] as const).map(sum),
        {
          label: t('column.amount'),
          kind: 'total',
          cell: ({ amount: minor, currency }) => shown({ minor, currency }),
        },
      ]}
    />
  );
}

/** Fees are subtracted, so a table of a sum shows them as negative amounts. */
const signed = (name: string, minor: number) => (name === 'fees' ? 0 - minor : minor);

export function PartsTable({ rows }: { rows: PayoutPage['parts']['data'] }) {
  const t = useText('staff-payouts');
  return (
    <Table
      caption={t('payout.caption')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('column.kind'),
          cell: ({ kind }) => t(`movement.${kind}`),
        },
        {
          label: t('column.donation'),
          kind: 'link',
          cell: ({ reference, kind }) =>
            reference ? (
              <Reference reference={reference} />
            ) : kind === 'fee' || kind === 'other' ? (
              DASH
            ) : (
              <span className="muted">{t('payout.none')}</span>
            ),
        },
        { label: t('column.date'), cell: ({ at }) => <DateText date={at} /> },
        {
          label: t('column.gross'),
          kind: 'number',
          cell: ({ gross: minor, currency }) => shown({ minor, currency }),
        },
        {
          label: t('column.fee'),
          kind: 'number',
          cell: ({ fee, currency }) => (fee === 0 ? DASH : shown({ minor: 0 - fee, currency })),
          isEmpty: ({ fee }) => fee === 0,
        },
        {
          label: t('column.net'),
          kind: 'total',
          cell: ({ net: minor, currency }) => shown({ minor, currency }),
        },
      ]}
    />
  );
}

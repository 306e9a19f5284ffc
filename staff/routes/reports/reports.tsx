/** The money report: arrived money of a period, by month or day, campaign, intention and method. */
import { useLoaderData } from '@remix-run/react';
import type { Intention } from '#domain/cart';
import { useText } from '#web/i18n/strings';
import { Facts, Money } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { LedgerMoney } from '../../ui/ledger-money';
import { FindForm } from '../../ui/list-filters';
import { LinkLine, type Option, PageHead, Section } from '../../ui/page';
import { Views } from '../../ui/views';
import { Chart, type Series } from './chart';
import { Downloads } from './downloads';
import type { loader } from './page.server';
import { ReportTable } from './tables';

export { loader } from './page.server';

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Reports() {
  const t = useText('staff-reports');
  const page = useLoaderData<typeof loader>();
  const { tables, intentions, currencies } = page;
  const { total } = tables;
  return (
    <>
      <PageHead
        title={page.title}
        lead={t('lead', {
          from: page.from,
          until: page.until,
          currency: page.currency,
          at: page.madeAt,
        })}
        actions={total.gifts > 0 && <Downloads files={page.files} />}
      />
      <div className="stack g4">
        {currencies.length > 1 && <Views label={t('currencies')} views={currencies} />}
        <ReportForm {...page.form} />
        <WithProviders {...page.payouts} />
        {total.gifts === 0 ? (
          <Section title={t('none.title')}>
            <p className="muted">{t('none.text')}</p>
          </Section>
        ) : (
          <>
            <Section
              title={t(`by.${page.unit}`)}
              beside={
                <p className="muted">
                  {t('sum', { count: total.gifts })}{' '}
                  <b>
                    <Money amount={total.total} />
                  </b>
                </p>
              }
            >
              <Charts {...page} />
              <ReportTable
                {...{ total, intentions, isDates: true, rows: tables.periods }}
                caption={t('scale')}
                first={t(`unit.${page.unit}`)}
              />
            </Section>
            <Section title={t('by.campaign')}>
              <ReportTable
                {...{ total, intentions, rows: tables.campaigns }}
                caption={t('largest')}
                first={t('campaign')}
              />
            </Section>
            <Section title={t('by.method')}>
              <ReportTable
                {...{ total, intentions, rows: tables.methods }}
                caption={t('largest')}
                first={t('method')}
              />
            </Section>
          </>
        )}
        <Notes notes={page.notes} fees={page.fees} />
      </div>
    </>
  );
}

/** Zakat and purification have a chart of their own. Both charts have the same scale. */
function Charts({ tables, periodLabels, whole }: Loaded) {
  const t = useText('staff-reports');
  const valuesOf = (...of: Intention[]) =>
    tables.periods.map(
      ({ byIntention }) => of.reduce((sum, one) => sum + byIntention[one].minor, 0) / whole,
    );
  const apart: Series[] = [
    { name: t('intention.zakat'), ink: 'c1', values: valuesOf('zakat') },
    { name: t('intention.purification'), ink: 'c3', values: valuesOf('purification') },
  ];
  const others: Series[] = [
    { name: t('intention.sadaqa'), ink: 'c2', values: valuesOf('sadaqa') },
    { name: t('intention.waqf'), ink: 'c3', values: valuesOf('waqf') },
    { name: t('sacrifices'), ink: 'c1', values: valuesOf('sacrifice', 'kafara') },
  ];
  const heightOf = (series: readonly Series[], i: number) =>
    series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0);
  const highest = Math.max(
    ...tables.periods.flatMap((_, i) => [heightOf(apart, i), heightOf(others, i)]),
  );
  return (
    <div className="charts">
      {[
        { name: 'apart', series: apart },
        { name: 'others', series: others },
      ].map(({ name, series }) => (
        <figure key={name} className="stack">
          <figcaption className="stack g1">
            <h3>{t(`chart.${name}`)}</h3>
            <ul className="legend">
              {series.map(({ name: title, ink }) => (
                <li key={ink}>
                  <i className={ink} />
                  {title}
                </li>
              ))}
            </ul>
          </figcaption>
          <Chart
            label={t('chart.label', { what: series.map(({ name: title }) => title).join(', ') })}
            {...{ series, highest, periods: periodLabels }}
          />
        </figure>
      ))}
    </div>
  );
}

/** The differences with the providers, as a box above the report, or only the link to their payouts. */
function WithProviders({ total, sums, hasProviders }: Loaded['payouts']) {
  const t = useText('staff-reports');
  if (!hasProviders && total === 0) return null;
  if (total === 0) return <LinkLine to={staffLinks.payouts()}>{t('payouts.same')}</LinkLine>;
  return (
    <Section
      box="lift"
      title={t('payouts.title')}
      beside={
        <p className="inline">
          {t('payouts.count', { count: total })}
          {sums.map((sum) => (
            <b key={sum.currency} className="diff">
              <LedgerMoney amount={sum} />
            </b>
          ))}
        </p>
      }
    >
      <p className="muted">{t('payouts.text')}</p>
      <LinkLine to={staffLinks.payouts()}>{t('payouts.link')}</LinkLine>
    </Section>
  );
}

/** Amounts that the sums do not contain, and the fees. */
function Notes({ notes, fees }: Pick<Loaded, 'notes' | 'fees'>) {
  const t = useText('staff-reports');
  const { refunded, disputed, waiting } = notes;
  return (
    <div className="stack">
      <p className="muted">{t('note.counted')}</p>
      <Facts
        look="tight"
        rows={[
          ...Object.entries({ refunded, disputed, waiting }).map(([name, amount]) => ({
            label: t(`note.${name}`),
            value: <Money amount={amount} />,
          })),
          ...(fees?.told ?? []).map(({ label, amount }) => ({
            label,
            value: <LedgerMoney amount={amount} />,
          })),
        ]}
      />
      {fees === null && <p className="muted">{t('note.feesNone')}</p>}
      {fees !== null && fees.unknown.length > 0 && (
        <div className="muted">
          <p>{t('note.feesUnknown')}</p>
          <ul className="bullets">
            {fees.unknown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Props = {
  query: Readonly<Record<string, string | undefined>>;
  /** The active filters as text. */
  active: string;
  isFiltered: boolean;
  offerings: readonly Option[];
  methods: readonly Option[];
};

/** The filters of the money report: period, campaign and payment method. */
function ReportForm({ query, active, isFiltered, offerings, methods }: Props) {
  const t = useText('staff-reports');
  const empty = t('form.all');
  return (
    <FindForm
      {...{ query, label: t('form.title'), isOpen: isFiltered }}
      keep={{ currency: query.currency }}
      summary={active === '' ? t('form.summary') : t('form.active', { active })}
      choices={[
        { name: 'offering', label: t('form.campaign'), options: offerings, empty },
        { name: 'method', label: t('form.method'), options: methods, empty },
      ]}
    />
  );
}

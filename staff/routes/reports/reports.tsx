/** The money report: arrived money of a period, by month or day, campaign, intention and method. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#app/i18n/strings';
import { ButtonLink } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Money } from '#app/ui/money';
import type { Intention } from '#domain/cart';
import { PageHead } from '../../ui/page-head';
import { Section } from '../../ui/section';
import { Views } from '../../ui/views';
import { Chart, type Series } from './chart';
import { ReportForm } from './report-form';
import { ReportTable } from './tables';
import type { loader } from './page.server';

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
        actions={
          <>
            <ButtonLink to={page.files.xlsx}>
              <Icon name="document" />
              {t('download', { kind: 'XLSX' })}
            </ButtonLink>
            <ButtonLink to={page.files.csv} kind="quiet">
              {t('download', { kind: 'CSV' })}
            </ButtonLink>
          </>
        }
      />
      <div className="stack g4">
        {currencies.length > 1 && <Views label={t('currencies')} views={currencies} />}
        <ReportForm {...page.form} />
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
        <Notes {...page.notes} />
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

/** Amounts that the sums do not contain. */
function Notes({ refunded, disputed, waiting }: Loaded['notes']) {
  const t = useText('staff-reports');
  return (
    <dl className="kv tight">
      {Object.entries({ refunded, disputed, waiting }).map(([name, amount]) => (
        <div key={name}>
          <dt>{t(`note.${name}`)}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

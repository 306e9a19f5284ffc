/** Calculation of the total: formula and source of each row, exchange rates, and rounding. */
import { commaIn } from '#domain/locales';
import { pairRate } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Money, Verbatim, Facts } from '#web/ui/parts';
import { Formula } from './figure-text';
import { figureOf } from './kinds';
import type { HoldingsView } from './view.server';
import type { HoldingsResult } from './worked-out';

type Props = { view: HoldingsView; worked: HoldingsResult };

export function CalculationDetails({ view, worked: { rows, total } }: Props) {
  const t = useText('stocks');
  const locale = useLocale();
  const { kind } = view;
  const counted = rows.flatMap(({ id, known, figures, read, part }) => {
    const figure = figures && figureOf(kind, figures);
    return known && figures && figure && read !== null && part?.state === 'owed'
      ? [{ id, known, period: figures.period, figure, read, amount: part.rounded }]
      : [];
  });
  return (
    <div className="grid gap-2">
      <Facts
        rows={[
          ...counted.map(({ id, known, period, figure, read, amount }) => ({
            key: String(id),
            label: (
              <>
                <span {...known.language}>{known.shortName}</span>
                {commaIn(locale)}
                <span className="num">{period}</span>
                <br />
                <span className="sm">
                  <Formula count={read} figure={figure} currency={known.currency} />
                </span>
              </>
            ),
            value: <Money amount={amount} />,
          })),
          ...(total
            ? [{ key: 'sum', label: t('sum'), value: <Money amount={total} />, sum: true }]
            : []),
        ]}
      />
      <Rates view={view} listings={counted.map(({ known }) => known.currency)} />
      <p className="sm">{t('rounding')}</p>
      <p className="sm">{t(`rule.${kind}`)}</p>
    </div>
  );
}

/** Exchange rates that converted listings in other currencies to the donor's currency. */
function Rates({
  view: { rates, currency },
  listings,
}: Pick<Props, 'view'> & { listings: string[] }) {
  const t = useText('stocks');
  const of = (code: string) => rates.find((rate) => rate.currency === code);
  const to = of(currency);
  const foreign = [...new Set(listings)].filter((code) => code !== currency);
  return (
    <>
      {foreign.map((code) => {
        const from = of(code);
        if (!from || !to) return null;
        // All rates are relative to OMR, so the source to show is that of the currency that is not OMR.
        const dated = code === 'OMR' ? to : from;
        const rate = pairRate({ from: from.rate, to: to.rate });
        return (
          <p className="sm" key={code}>
            {t('rate')} <Verbatim>{`1 ${code} = ${rate} ${currency}`}</Verbatim>
            {' ·\u00a0'}
            <bdi {...dated.language}>{dated.source}</bdi> ·&nbsp;
            <DateText date={dated.at} />
          </p>
        );
      })}
    </>
  );
}

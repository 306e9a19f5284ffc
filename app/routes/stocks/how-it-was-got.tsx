/** How an amount was got: each row by its figure, the rates, the one rounding, and who published what. */
import { commaIn } from '#domain/locales';
import { pairRate } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { DateText } from '../../ui/date-text';
import { Facts } from '../../ui/facts';
import { Money } from '../../ui/money';
import { Formula } from './figure-text';
import { figureOf } from './kinds';
import type { HoldingsView } from './view.server';
import type { WorkedOut } from './worked-out';

type Props = { view: HoldingsView; worked: WorkedOut };

export function HowItWasGot({ view, worked: { rows, total } }: Props) {
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
                {known.shortName}
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

/** Those by which listings in other currencies were changed into the donor's. */
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
        // Rates are against the rial: the one that is not the rial's own has the source that counts.
        const dated = code === 'OMR' ? to : from;
        const rate = pairRate({ from: from.rate, to: to.rate });
        return (
          <p className="sm" key={code}>
            {t('rate')} <bdi className="ltr num">{`1 ${code} = ${rate} ${currency}`}</bdi>
            {' · '}
            <bdi>{dated.source}</bdi> · <DateText date={dated.at} />
          </p>
        );
      })}
    </>
  );
}

/** Explanation of the result: formula of each line, nisab by both metals, prices, rounding, and rulings. */
import { currencyCode, formatMoney, pairRate } from '#domain/money';
import { type Line, type Metal, otherThan, type Rulings, type Zakat } from '#domain/zakat';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Disclosure, Facts, Money, Verbatim } from '#web/ui/parts';
import { FormulaText, ltr } from './formula-text';

export function Explanation({ zakat, rulings }: { zakat: Zakat; rulings: Rulings }) {
  const t = useText('zakat-calculator');
  const { lines, net, year, percent, isDue, due } = zakat;
  const rows = [
    ...lines.map((line) => ({
      key: `${line.kind}.${line.at}`,
      label: (
        <span className="font-semibold text-ink">
          <LineTitle line={line} />
        </span>
      ),
      value: <Money amount={line.amount} />,
      note: <FormulaText formula={line.formula} currency={zakat.currency} />,
    })),
    {
      key: 'net',
      label: <span className="font-semibold text-ink">{t('how.net')}</span>,
      value: <Money amount={net} />,
    },
    ...(isDue
      ? [
          {
            key: 'rate',
            label: t(`how.rate.${year}`),
            value: <Verbatim>× {percent}%</Verbatim>,
          },
        ]
      : []),
    { key: 'due', label: t('how.due'), value: <Money amount={due} />, sum: true },
  ];
  return (
    <Disclosure open summary={<span className="text-xl">{t('how.title')}</span>} className="box">
      <Facts rows={rows} />
      <div className="sm grid gap-1 pt-2">
        <NisabText zakat={zakat} />
        <PriceText metal="gold" zakat={zakat} />
        <PriceText metal="silver" zakat={zakat} />
        <p>
          <b>{t('how.rounding.title')}</b>{' '}
          {t(zakat.isRounded ? 'how.rounding.done' : 'how.rounding.none')}
        </p>
        <p>
          <b>{t('how.rulings.title')}</b> {t('how.rulings.text', { authority: rulings.authority })}{' '}
          <DateText date={rulings.ruledAt} />
        </p>
        <p className="muted">{t('how.rulings.differ')}</p>
      </div>
    </Disclosure>
  );
}

/** Title of a line in the explanation, such as "Gold, 170 g, 21 carat". */
function LineTitle({ line: { kind, name, formula } }: { line: Line }) {
  const t = useText('zakat-calculator');
  if ((kind === 'gold' || kind === 'silver') && 'grams' in formula) {
    const { grams, parts } = formula;
    return t(`weighed.${kind}`, { grams, purity: t(`purities.${kind}`, { parts }) });
  }
  if (kind !== 'stocks' && kind !== 'funds') return t(`title.${kind}`);
  const held = t(`heldAs.${heldAs(formula.is)}`);
  // The name may have another text direction than the text around it.
  return name
    ? t(`named.${kind}`, { name: `\u2068${name}\u2069`, held })
    : t(`unnamed.${kind}`, { held });
}

function heldAs(is: Line['formula']['is']): 'trade' | 'keep' | 'paid' {
  return is === 'market' ? 'trade' : is === 'paid' ? 'paid' : 'keep';
}

/** Texts of the nisab by both metals, and of the source of each metal price. */
function NisabText({ zakat: { nisab } }: { zakat: Zakat }) {
  const t = useText('zakat-calculator');
  const locale = useLocale();
  const other = otherThan(nisab.by);
  const written = (metal: Metal) => {
    const limit = nisab[metal];
    if (!limit) return null;
    const { grams, perGram, value } = limit;
    return t(`how.nisab.${metal}`, {
      grams,
      sum: ltr(`${grams} × ${perGram}`),
      value: formatMoney(value, locale),
    });
  };
  const another = written(other);
  return (
    <p>
      <b>{t('how.nisab.title')}</b> {written(nisab.by)}{' '}
      {another && t('how.nisab.other', { other: another })}
    </p>
  );
}

/** Renders nothing for a metal whose price was not used. */
function PriceText({ metal, zakat }: { metal: Metal; zakat: Zakat }) {
  const t = useText('zakat-calculator');
  const locale = useLocale();
  const price = zakat.prices[metal];
  const limit = zakat.nisab[metal];
  if (!price || !limit) return null;
  const inCurrency = `${ltr(limit.perGram)} ${currencyCode(zakat.currency, locale)}`;
  const title = <b>{t(`how.price.${metal}`)}</b>;
  if (price === 'own') {
    return (
      <p>
        {title} {t('how.price.own', { price: inCurrency })}
      </p>
    );
  }
  const { perGram, currency, at, source, rates } = price;
  return (
    <p>
      {title}{' '}
      {t('how.price.published', {
        price: `${ltr(perGram)} ${currencyCode(currency, locale)}`,
        source,
      })}{' '}
      <DateText date={at} time /> {t('how.price.muscat')}{' '}
      {rates && (
        <>
          {t('how.price.converted', {
            price: inCurrency,
            rate: ltr(pairRate(rates)),
            source: rates.source,
          })}{' '}
          <DateText date={rates.at} />
        </>
      )}
    </p>
  );
}

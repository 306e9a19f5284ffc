/** Texts of the nisab by both metals, and of the source of each metal price. */
import { currencyCode, formatMoney, pairRate } from '#domain/money';
import { otherThan, type Metal, type Zakat } from '#domain/zakat';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/text';
import { ltr } from './formula-text';

export function NisabText({ zakat: { nisab } }: { zakat: Zakat }) {
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
export function PriceText({ metal, zakat }: { metal: Metal; zakat: Zakat }) {
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

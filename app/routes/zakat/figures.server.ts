/** Fetches metal prices as published, with the exchange rate that converts them to the visitor's currency. */
import type { MetalPrice } from '#contract/zakat';
import type { Figures, Metal, PublishedPrice } from '#domain/zakat';
import { fallbackOnOutage } from '#web/charity/errors';
import type { Localised } from '#web/charity/localise';
import type { Visitor } from '../../visitor/visitor.server';
import { filterFreshRates, type Rate } from '../../giving/rates.server';

/** Prices that are unavailable become `noPrice` or `noRate`. The donor can type an own price then. */
export async function readFigures({ charity, currency }: Visitor): Promise<Figures> {
  const [{ data: published }, rates] = await Promise.all([
    charity.call('metals').catch((error: unknown) => fallbackOnOutage(error, { data: [] })),
    charity.call('currencies').then(
      ({ data }) => filterFreshRates(data, new Date()),
      (error: unknown) => fallbackOnOutage(error, []),
    ),
  ]);
  const priceOf = (metal: Metal): PublishedPrice | 'noPrice' | 'noRate' => {
    const price = published.find((one) => one.metal === metal);
    if (!price || Number(price.pricePerGram) === 0) return 'noPrice';
    const conversion = price.currency === currency ? null : ratesBetween(price, currency, rates);
    return conversion === undefined ? 'noRate' : pricedBy(price, conversion);
  };
  return { currency, prices: { gold: priceOf('gold'), silver: priceOf('silver') } };
}

function pricedBy(
  { pricePerGram, currency, at, source }: Localised<MetalPrice>,
  rates: PublishedPrice['rates'],
): PublishedPrice {
  return { perGram: pricePerGram, currency, at, source, rates };
}

/** Rates are relative to OMR, so date and source are those of the currency that is not OMR. */
function ratesBetween(
  { currency: from }: Localised<MetalPrice>,
  to: string,
  rates: readonly Rate[],
): NonNullable<PublishedPrice['rates']> | undefined {
  const rateOf = (currency: string) => rates.find((rate) => rate.currency === currency);
  const [here, there] = [rateOf(from), rateOf(to)];
  if (!here || !there) return undefined;
  const { at, source } = to === 'OMR' ? here : there;
  return { from: here.rate, to: there.rate, at, source };
}

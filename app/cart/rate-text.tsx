/** An exchange rate with its date and source. */
import type { Currency } from '#domain/money';
import { useText } from '../i18n/strings';
import { DateText } from '../ui/date-text';

type Props = {
  from: Currency;
  /** `rate`: units of `currency` for one unit of `from`, as a decimal number. */
  rate: { rate: string; currency: Currency; source: string; at: string };
};

export function RateText({ from, rate: { rate, currency, source, at } }: Props) {
  const t = useText('gifts');
  return (
    <>
      <bdi className="ltr num">{t('currency.rate', { from, rate, code: currency })}</bdi>
      <br />
      <span className="xs">
        <bdi>{source}</bdi> · <DateText date={at} />
      </span>
    </>
  );
}

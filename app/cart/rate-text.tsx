/** An exchange rate with its date and source. */
import type { Currency } from '#domain/money';
import type { InLanguage } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { DateText, Verbatim } from '#web/ui/parts';

type Props = {
  from: Currency;
  /** `rate`: units of `currency` for one unit of `from`, as a decimal number. */
  rate: InLanguage & { rate: string; currency: Currency; source: string; at: string };
};

export function RateText({ from, rate: { rate, currency, source, language, at } }: Props) {
  const t = useText('gifts');
  return (
    <>
      <Verbatim>{t('currency.rate', { from, rate, code: currency })}</Verbatim>
      <br />
      <span className="xs">
        <bdi {...language}>{source}</bdi> ·&nbsp;
        <DateText date={at} />
      </span>
    </>
  );
}

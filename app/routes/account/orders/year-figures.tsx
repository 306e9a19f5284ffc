/** The totals of a donor's gifts in one year, and of the monthly gifts. */
import { formatNumber } from '#domain/numbers/format';
import type { Money as Amount } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { Money } from '#web/ui/text';
import type { YearSummary } from './view.server';

export function YearFigures({ summary }: { summary: YearSummary }) {
  const t = useText('account');
  const { year, totals, gifts, monthly } = summary;
  return (
    <dl className="figures">
      <div>
        <dt>{t('orders.year.given', { year })}</dt>
        <Amounts amounts={totals} />
      </div>
      <div>
        <dt>{t('orders.year.gifts', { count: gifts, year })}</dt>
        <dd className="num">{formatNumber(gifts)}</dd>
      </div>
      {monthly.length > 0 && (
        <div>
          <dt>{t('orders.year.monthly')}</dt>
          <Amounts amounts={monthly} />
        </div>
      )}
    </dl>
  );
}

function Amounts({ amounts }: { amounts: readonly Amount[] }) {
  return (
    <dd>
      {amounts.map((amount) => (
        <div key={amount.currency}>
          <Money amount={amount} />
        </div>
      ))}
    </dd>
  );
}

/** The calculation of the total, and a warning when an obligation is incomplete. */
import { isIncompleteObligation, obligationsMet } from '#domain/offerings/kafarat';
import { unitPriceOf } from '#domain/cart';
import type { Currency } from '#domain/money';
import { formatNumber } from '#domain/numbers/format';
import { useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { Facts } from '#web/ui/facts';
import { Money, UnitPrice, Verbatim } from '#web/ui/text';
import type { ExpiationTotal } from './view.server';
import { warningKeyOf } from './typed';

/** Currency of the published prices. */
const PRICED_IN: Currency = 'OMR';

type Props = {
  sum: ExpiationTotal;
  /** Number of people that one obligation feeds. */
  each: number;
  /** The donor submitted the form before the page showed the warning, and must submit it again. */
  isToBeConfirmed: boolean;
};

export function TotalCalculation({ sum, each, isToBeConfirmed }: Props) {
  const { obligations, people, total } = sum;
  const t = useText('kafarat');
  const one = total && unitPriceOf(total, people);
  const broken = isIncompleteObligation(people, each);
  const steps =
    obligations === null || each === 1
      ? formatNumber(people)
      : `${formatNumber(obligations)} × ${each} = ${formatNumber(people)}`;
  return (
    <div className="grid gap-2">
      <Facts
        rows={[
          { label: t('sumFed'), value: <Verbatim>{steps}</Verbatim> },
          ...(total && one
            ? [
                { label: t('sumPrice'), value: <UnitPrice unit={one} /> },
                { label: t('sumTotal'), value: <Money amount={total} />, sum: true },
              ]
            : []),
        ]}
      />
      {total && total.currency !== PRICED_IN && <p className="sm muted">{t('rounded')}</p>}
      <div role="status">
        {broken && (
          <Alert tone="warm">
            <p>{t('broken', { count: obligationsMet(people, each).missing })}</p>
            {isToBeConfirmed && <p>{t('pressAgain')}</p>}
          </Alert>
        )}
      </div>
      {/* Identifies the warning. The action shows a new one when the number or the cause changes. */}
      <input type="hidden" name="seen" value={broken ? warningKeyOf(sum) : ''} />
    </div>
  );
}

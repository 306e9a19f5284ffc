/** People times the price of one, step by step; and that a part of what is owed would be left, where it would. */
import { isBroken, obligationsMet } from '#domain/offerings/kafarat';
import { unitPriceOf } from '#domain/cart';
import type { Currency } from '#domain/money';
import { formatNumber } from '#domain/numbers/format';
import { useText } from '../../i18n/strings';
import { Alert } from '../../ui/alert';
import { Facts } from '../../ui/facts';
import { Money } from '../../ui/money';
import { UnitPrice } from '../../ui/unit-price';
import type { Sum } from './view.server';
import { seenOf } from './typed';

/** What the charity sets prices in. */
const PRICED_IN: Currency = 'OMR';

type Props = {
  sum: Sum;
  /** How many people one obligation feeds. */
  each: number;
  /** The donor pressed a button before this was said. */
  isToBeConfirmed: boolean;
};

export function SumText({ sum, each, isToBeConfirmed }: Props) {
  const { obligations, people, total } = sum;
  const t = useText('kafarat');
  const one = total && unitPriceOf(total, people);
  const broken = isBroken(people, each);
  const steps =
    obligations === null || each === 1
      ? formatNumber(people)
      : `${formatNumber(obligations)} × ${each} = ${formatNumber(people)}`;
  return (
    <div className="grid gap-2">
      <Facts
        rows={[
          { label: t('sumFed'), value: <span className="num ltr">{steps}</span> },
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
      {/* Of what it was said: another number or cause is asked about again. */}
      <input type="hidden" name="seen" value={broken ? seenOf(sum) : ''} />
    </div>
  );
}

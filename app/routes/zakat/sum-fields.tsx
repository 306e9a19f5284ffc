/** Amount field of a line of cash or debts. */
import { currencyCode } from '#domain/money';
import { MAX_TYPED } from '#domain/zakat';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { FieldFrame } from '../../ui/field';
import type { LineProps } from './kind-fields';

export function SumFields({ field, calculator }: LineProps) {
  const t = useText('zakat-calculator');
  const { currency } = calculator.figures;
  const { errors, ...state } = field('amount');
  return (
    <div className="grid sm:grid-cols-2">
      <FieldFrame id={state.id} label={t('amount')} errors={errors}>
        <div className="join">
          <input className="in" {...state} inputMode="decimal" maxLength={MAX_TYPED} />
          <span className="in unit">{currencyCode(currency, useLocale())}</span>
        </div>
      </FieldFrame>
    </div>
  );
}

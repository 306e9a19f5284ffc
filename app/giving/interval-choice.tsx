/** The choice between a single and a monthly gift. Forms show it if some payment method can repeat a payment. */
import { useEffect, useRef } from 'react';
import { INTERVALS, type Interval } from '#domain/orders';
import { useText } from '#web/i18n/strings';
import type { FieldState } from '#web/ui/form-reply';

type Props = {
  field: FieldState;
  /** Called after every change. Needs scripts. */
  onChoose?: (interval: Interval) => void;
};

export function IntervalChoice({ field, onChoose }: Props) {
  const t = useText('giving');
  const chosen = field.defaultValue === 'month' ? 'month' : 'once';
  const month = useRef<HTMLInputElement>(null);

  // Report the choice that the donor made before scripts ran.
  useEffect(() => {
    if (month.current?.checked) onChoose?.('month');
  }, [onChoose]);

  return (
    <fieldset>
      <legend className="vh">{t('interval.label')}</legend>
      <div className="chips seg">
        {INTERVALS.map((interval) => (
          <label key={interval}>
            <input
              ref={interval === 'month' ? month : undefined}
              type="radio"
              name={field.name}
              value={interval}
              defaultChecked={interval === chosen}
              onChange={() => onChoose?.(interval)}
            />
            <span>{t(`interval.${interval}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

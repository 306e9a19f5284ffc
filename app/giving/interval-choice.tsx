/** Once, or every month: for forms of gifts that can be repeated, where some way to pay repeats them. */
import { useEffect, useRef } from 'react';
import { INTERVALS, type Interval } from '#domain/orders';
import { useText } from '../i18n/strings';
import type { FieldState } from '../ui/use-submission';

type Props = {
  field: FieldState;
  /** Told of every change, where scripts run. */
  onChoose?: (interval: Interval) => void;
};

export function IntervalChoice({ field, onChoose }: Props) {
  const t = useText('giving');
  const chosen = field.defaultValue === 'month' ? 'month' : 'once';
  const month = useRef<HTMLInputElement>(null);

  // What was chosen before the scripts came.
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

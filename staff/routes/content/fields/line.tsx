/** Single values: lines, numbers, days, times and amounts. */
import { FieldErrors, fieldAriaProps } from '#web/ui/field';
import { useText } from '#web/i18n/strings';
import { fieldPath, PART } from '#domain/content/form';
import type { Shape, ShapeOf } from '#domain/content/shape';
import { useEditor, type ValueProps } from './context';
import type { ReactNode } from 'react';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Input types for which a phone shows a special keyboard or a calendar. */
function inputProps(
  shape: Shape,
  value: string,
): { type?: string; inputMode?: 'numeric' | 'decimal' } {
  switch (shape.type) {
    case 'number':
      return { inputMode: 'numeric' };
    case 'decimal':
      return { inputMode: 'decimal' };
    case 'day':
      // A date input would not show an invalid value that someone has typed.
      return value === '' || DAY.test(value) ? { type: 'date' } : {};
    case 'localTime':
      return { type: 'datetime-local' };
    case 'line':
      if (shape.form === 'time') return { type: 'time' };
      if (shape.form === 'email') return { type: 'email' };
      return shape.form === 'url' ? { type: 'url' } : {};
    default:
      return {};
  }
}

type FrameProps = Pick<ValueProps, 'label' | 'required'> & {
  id: string;
  errors: string[];
  /** Id of the whole field. */
  frameId?: string;
  children: ReactNode;
};

/** Label and errors of an input. */
export function InputFrame({ id, label, required, errors, frameId, children }: FrameProps) {
  const t = useText('staff-content');
  return (
    <div className="field" id={frameId}>
      <label htmlFor={id} className={required ? 'req' : undefined}>
        {label} {!required && <span className="opt">{t('optional')}</span>}
      </label>
      {children}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

export function LineField({ shape, path, label, required, written, usual }: ValueProps) {
  const { errorsAt } = useEditor();
  const stored = typeof written === 'string' ? written : '';
  const value = shape.type === 'localTime' ? stored.replace(' ', 'T') : stored;
  const errors = errorsAt(path);
  const isText = shape.type === 'line' && shape.form === 'line';
  return (
    <InputFrame {...{ id: path, label, required, errors }}>
      <input
        className={shape.type === 'line' ? 'in' : 'in num'}
        name={path}
        defaultValue={value}
        dir={isText ? 'auto' : 'ltr'}
        placeholder={typeof usual === 'string' ? usual : undefined}
        {...inputProps(shape, value)}
        {...fieldAriaProps(path, { errors, hint: null })}
      />
    </InputFrame>
  );
}

export function MoneyField({
  shape: { currencies },
  path,
  label,
  required,
  written,
}: ValueProps<ShapeOf<'money'>>) {
  const t = useText('staff-content');
  const { errorsAt } = useEditor();
  const [, amount = '', currency = ''] =
    /^(\S*)\s*([A-Z]{3})?$/.exec(typeof written === 'string' ? written : '') ?? [];
  const errors = errorsAt(path);
  return (
    <InputFrame {...{ id: path, label, required, errors }}>
      <span className="join">
        <input
          className="in num"
          name={fieldPath(path, PART.amount)}
          defaultValue={amount || (typeof written === 'string' ? written : '')}
          dir="ltr"
          inputMode="decimal"
          {...fieldAriaProps(path, { errors, hint: null })}
        />
        <select
          className="in"
          name={fieldPath(path, PART.currency)}
          defaultValue={currency || currencies[0]}
          aria-label={t('currency')}
        >
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </span>
    </InputFrame>
  );
}

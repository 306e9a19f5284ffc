/** A group of checkboxes with labels and explanations. */
import type { ReactNode } from 'react';
import { FieldErrors } from '#web/ui/field';

type Props = {
  /** Name of the inputs. */
  name: string;
  id: string;
  legend: string;
  options: readonly { value: string; label: string; hint?: ReactNode }[];
  chosen: readonly string[];
  required?: boolean;
  errors?: string[];
};

export function TickList({ name, id, legend, options, chosen, required, errors = [] }: Props) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
    >
      <legend className={required ? 'req' : undefined}>{legend}</legend>
      <div className="ticks">
        {options.map(({ value, label, hint }) => (
          <label key={value} className="tick">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>
              {label}
              {hint && <span className="hint block">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}

/** A group of checkboxes or radio buttons that look like buttons, with legend, hint and errors. */
import type { ReactNode } from 'react';
import { FieldErrors } from './field';

type Props = {
  /** Name of the inputs. */
  name: string;
  /** Id of the group. */
  id: string;
  legend: string;
  type: 'checkbox' | 'radio';
  options: readonly { value: string; label: string }[];
  /** Values that are checked at first. */
  chosen: readonly string[];
  required?: boolean;
  hint?: ReactNode;
  errors?: string[];
};

/**
 * The inputs of a group of checkboxes are not `required`, because the browser would then require each of them. The
 * group can have the focus, so that the link of an error leads to it.
 */
export function Choices(props: Props) {
  const { name, id, legend, type, options, chosen, required, hint, errors = [] } = props;
  const about = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean);
  return (
    <fieldset
      id={id}
      className="grid gap-1 focus-visible:[box-shadow:none]"
      tabIndex={-1}
      aria-describedby={about.join(' ') || undefined}
    >
      <legend className={required ? 'req mb-1' : 'mb-1'}>{legend}</legend>
      <div className="checks">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={type === 'radio' && required}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}

/** A group of checkboxes with one name, of which several can be chosen. */
import { FieldErrors } from './field';
import type { FieldState } from './use-submission';

type Props = {
  /** `field(name)` of the group. */
  field: FieldState;
  label: string;
  required?: boolean;
  hint?: string;
  options: readonly { value: string; label: string }[];
  checked: readonly string[];
};

export function CheckGroup({ field, label, required, hint, options, checked }: Props) {
  const { id, name, errors } = field;
  const about = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean);
  return (
    // Focusable, because the summary of errors links to it.
    <fieldset
      id={id}
      tabIndex={-1}
      className="field"
      aria-describedby={about.join(' ') || undefined}
    >
      <legend className={required ? 'req mb-0.5' : 'mb-0.5'}>{label}</legend>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="flex flex-wrap gap-1">
        {options.map(({ value, label: text }) => (
          <label
            key={value}
            className="tick sm rounded border border-field-line bg-surface px-1.5 font-semibold has-[:checked]:border-btn has-[:checked]:bg-tint has-[:checked]:text-link"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={checked.includes(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}

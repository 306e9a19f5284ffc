/**
 * The date of birth as three text fields. An `<input type="date">` would be worse here: its calendar begins with today,
 * so that a person of 40 has to go back 480 months; its texts, digits and the order of day and month are those of the
 * device and not of the page; and browsers without it show a text field that asks for no format.
 */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';

type Props = {
  field: (name: string) => FieldState;
  hint: string;
  /** Shown below the errors. */
  children?: ReactNode;
};

const PARTS = [
  { name: 'birthDay', label: 'day', autoComplete: 'bday-day', digits: 2 },
  { name: 'birthMonth', label: 'month', autoComplete: 'bday-month', digits: 2 },
  { name: 'birthYear', label: 'year', autoComplete: 'bday-year', digits: 4 },
] as const;

export function BirthDateField({ field, hint, children }: Props) {
  const t = useText('training');
  const { id, errors, autoFocus } = field('birthDate');
  const about = [`${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ');
  return (
    // Focusable, because the summary of errors links to it.
    <fieldset id={id} tabIndex={-1} className="field" aria-describedby={about}>
      <legend className="req mb-0.5">{t('apply.birthDate')}</legend>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-1">
        {PARTS.map(({ name, label, autoComplete, digits }, at) => {
          const part = field(name);
          return (
            <label key={name} className="grid gap-px">
              <span className="xs">{t(`apply.${label}`)}</span>
              <input
                className="in num"
                type="text"
                inputMode="numeric"
                name={name}
                id={part.id}
                autoComplete={autoComplete}
                // Room for direction marks, which keyboards for right-to-left languages insert.
                maxLength={digits + 4}
                defaultValue={part.defaultValue}
                aria-invalid={errors.length > 0 || undefined}
                aria-required
                // eslint-disable-next-line jsx-a11y/no-autofocus -- the first invalid field, when scripts are off
                autoFocus={at === 0 ? autoFocus : undefined}
              />
            </label>
          );
        })}
      </div>
      <FieldErrors id={id} errors={errors} />
      {children}
    </fieldset>
  );
}

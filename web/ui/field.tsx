/** Form fields with label, hint and errors, which ARIA attributes link to the input for screen readers. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export type Labelled = {
  label: string;
  name: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  errors?: string[] | undefined;
};

type FieldProps = Labelled & {
  /** An element with the field's `id`, in place of the <input>. */
  children?: ReactNode;
} & Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'name'>;

export function Field({ label, required, hint, errors, children, ...input }: FieldProps) {
  const id = input.id ?? input.name;
  return (
    <FieldFrame {...{ id, label, required, hint, errors }}>
      {children ?? (
        <input
          className="in"
          {...input}
          {...fieldAriaProps(id, { hint, errors })}
          required={required}
        />
      )}
    </FieldFrame>
  );
}

/** Returns the attributes that link an input to its hint and its errors. */
export function fieldAriaProps(
  id: string,
  { hint, errors = [] }: Pick<Labelled, 'hint' | 'errors'>,
) {
  const about = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': about.join(' ') || undefined,
  };
}

/** Label, hint and errors around an element with this `id`. */
export function FieldFrame({
  id,
  label,
  required,
  hint,
  errors,
  children,
}: Omit<Labelled, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className={required ? 'req' : undefined}>
        {label}
      </label>
      {children}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

/** The error messages below a field. */
export function FieldErrors({ id, errors = [] }: { id: string; errors?: string[] | undefined }) {
  if (errors.length === 0) return null;
  return (
    <span className="err" id={`${id}-error`}>
      {errors.join(' ')}
    </span>
  );
}

type SelectProps = Labelled & Omit<ComponentPropsWithoutRef<'select'>, 'name'>;

/** A <select> with label, hint and errors. Its children are the options. */
export function Select({ label, required, hint, errors, ...select }: SelectProps) {
  const id = select.id ?? select.name;
  return (
    <FieldFrame {...{ id, label, required, hint, errors }}>
      <select
        className="in"
        {...select}
        {...fieldAriaProps(id, { hint, errors })}
        required={required}
      />
    </FieldFrame>
  );
}

type AreaProps = Labelled & Omit<ComponentPropsWithoutRef<'textarea'>, 'name'>;

/** Has no `maxLength`: browsers count code units, and cut off a pasted text without a message. */
export function TextArea({ label, required, hint, errors, ...area }: AreaProps) {
  const id = area.id ?? area.name;
  return (
    <FieldFrame {...{ id, label, required, hint, errors }}>
      <textarea
        className="in resize-y"
        dir="auto"
        {...area}
        {...fieldAriaProps(id, { hint, errors })}
        required={required}
      />
    </FieldFrame>
  );
}

/** The longest e-mail address (RFC 5321), in characters. */
const MAX_EMAIL_LENGTH = 254;

export function EmailField(props: ComponentPropsWithoutRef<typeof Field>) {
  return (
    <Field
      type="email"
      className="in text-start"
      dir="ltr"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
      required
      {...props}
    />
  );
}

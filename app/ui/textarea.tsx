/** A field for text with several lines, with label, hint and errors. */
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, fieldAriaProps, type Labelled } from './field';

type Props = Labelled & Omit<ComponentPropsWithoutRef<'textarea'>, 'name'>;

export function TextArea({ label, required, hint, errors, ...textarea }: Props) {
  const id = textarea.id ?? textarea.name;
  return (
    <FieldFrame {...{ id, label, required, hint, errors }}>
      <textarea
        className="in"
        rows={4}
        {...textarea}
        {...fieldAriaProps(id, { hint, errors })}
        required={required}
      />
    </FieldFrame>
  );
}

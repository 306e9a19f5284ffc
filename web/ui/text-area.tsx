/** A text field of several lines, with label, hint and errors. */
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, fieldAriaProps, type Labelled } from './field';

type Props = Labelled & Omit<ComponentPropsWithoutRef<'textarea'>, 'name'>;

/** Without `maxLength`: browsers count code units, and cut off a pasted text without a message. */
export function TextArea({ label, required, hint, errors, ...area }: Props) {
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

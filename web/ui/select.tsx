/** A <select> with label, hint and errors. Its children are the options. */
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, fieldAriaProps, type Labelled } from './field';

type Props = Labelled & Omit<ComponentPropsWithoutRef<'select'>, 'name'>;

export function Select({ label, required, hint, errors, ...select }: Props) {
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

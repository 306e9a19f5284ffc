/** A <select> with label, hint and errors. Its children are the options. */
import type { ComponentPropsWithoutRef } from 'react';
import { Frame, wiring, type Labelled } from './field';

type Props = Labelled & Omit<ComponentPropsWithoutRef<'select'>, 'name'>;

export function Select({ label, required, hint, errors, ...select }: Props) {
  const id = select.id ?? select.name;
  return (
    <Frame {...{ id, label, required, hint, errors }}>
      <select className="in" {...select} {...wiring(id, { hint, errors })} required={required} />
    </Frame>
  );
}

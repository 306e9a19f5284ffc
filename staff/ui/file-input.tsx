/** A file field. Browsers show the name of the chosen file in it, so no script is needed. */
import type { ReactNode } from 'react';
import { fieldAriaProps, FieldFrame } from '#app/ui/field';

/** Types of pictures that browsers offer. A phone then converts its own format to JPEG. */
export const PICTURES = 'image/jpeg,image/png,image/webp';

type Props = {
  name: string;
  label: string;
  accept: string;
  hint?: ReactNode;
  errors?: string[];
  required?: boolean;
};

export function FileInput({ name, label, accept, hint, errors = [], required }: Props) {
  return (
    <FieldFrame {...{ id: name, label, hint, errors, required }}>
      <input
        className="in upload"
        {...{ name, accept, required, type: 'file' }}
        {...fieldAriaProps(name, { hint, errors })}
      />
    </FieldFrame>
  );
}

/** A required field for an e-mail address. */
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from './field';

/** The longest e-mail address (RFC 5321), in characters. */
const MAX_LENGTH = 254;

export function EmailField(props: ComponentPropsWithoutRef<typeof Field>) {
  return (
    <Field
      type="email"
      className="in text-start"
      dir="ltr"
      autoComplete="email"
      maxLength={MAX_LENGTH}
      required
      {...props}
    />
  );
}

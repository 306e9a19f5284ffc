/** The field of a code of the authenticator app, or of a recovery code. */
import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field';

export function CodeField(field: ComponentProps<typeof Field>) {
  return <Field className="in code" dir="ltr" autoComplete="one-time-code" required {...field} />;
}

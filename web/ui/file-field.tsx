/** A file field with texts in the page's language. Browsers label theirs in the language of the browser. */
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, fieldAriaProps, type Labelled } from './field';

type Props = Labelled & {
  /** Text of the button. */
  choose: string;
  /** Text in place of the file name when no file is chosen. */
  none: string;
} & Pick<ComponentPropsWithoutRef<'input'>, 'id' | 'accept' | 'onChange'>;

/** The browser shows the name of the chosen file, so no scripts are needed. */
export function FileField({ label, hint, errors, required, choose, none, ...input }: Props) {
  const id = input.id ?? input.name;
  return (
    <FieldFrame {...{ id, label, required, hint, errors }}>
      <div className="file">
        {/* Always `required`, so that the stylesheet can detect with `:valid` whether a file is chosen. */}
        <input type="file" {...input} {...fieldAriaProps(id, { hint, errors })} required />
        <span aria-hidden>{none}</span>
        <label className="btn quiet" htmlFor={id}>
          {choose}
        </label>
      </div>
    </FieldFrame>
  );
}

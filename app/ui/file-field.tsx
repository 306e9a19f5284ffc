/** A field for a file in the page's own words: browsers label theirs in the language that they were installed in. */
import type { ComponentPropsWithoutRef } from 'react';
import { Frame, wiring, type Labelled } from './field';

type Props = Labelled & {
  /** On the button. */
  choose: string;
  /** In the place of the file's name. */
  none: string;
} & Pick<ComponentPropsWithoutRef<'input'>, 'id' | 'accept'>;

/** The browser shows the file's name, so that it is there without scripts too. */
export function FileField({ label, hint, errors, required, choose, none, ...input }: Props) {
  const id = input.id ?? input.name;
  return (
    <Frame {...{ id, label, required, hint, errors }}>
      <div className="file">
        {/* Required in any case: the stylesheet tells by it whether a file was chosen. */}
        <input type="file" {...input} {...wiring(id, { hint, errors })} required />
        <span aria-hidden>{none}</span>
        <label className="btn quiet" htmlFor={id}>
          {choose}
        </label>
      </div>
    </Frame>
  );
}

/** A link in the colour of links, inside a text or on a line of its own. */
import type { ReactNode } from 'react';

type Props = { to: string; children: ReactNode };

export function TextLink({ to, children }: Props) {
  return (
    <a className="link" href={to}>
      {children}
    </a>
  );
}

export function LinkLine(link: Props) {
  return (
    <p>
      <TextLink {...link} />
    </p>
  );
}

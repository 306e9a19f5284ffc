/** A reference, a number or an address: written from left to right, and left as it is by translators of the browser. */
import type { ReactNode } from 'react';

type Props = { className?: string; children: ReactNode };

export function Verbatim({ className = 'num', children }: Props) {
  return (
    <bdi className={`ltr ${className}`} translate="no">
      {children}
    </bdi>
  );
}

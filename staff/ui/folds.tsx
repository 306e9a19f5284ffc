/** The unusual ways to decide on a record, each in a fold with its own secondary button. */
import type { ReactNode } from 'react';

export function Folds({ children }: { children: ReactNode }) {
  return <div className="folds">{children}</div>;
}

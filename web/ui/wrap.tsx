/** The container that limits the width of a page and adds its gutters. Inside another one, it adds none. */
import type { ReactNode } from 'react';

type Props = {
  /** Use the narrower width of forms and long texts. */
  narrow?: boolean;
  className?: string;
  children: ReactNode;
};

export function Wrap({ narrow = false, className = '', children }: Props) {
  return <div className={`wrap${narrow ? ' narrow' : ''} ${className}`.trim()}>{children}</div>;
}

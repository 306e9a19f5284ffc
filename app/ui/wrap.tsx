/** The width of a page and its gutters; inside another it adds neither. */
import type { ReactNode } from 'react';

type Props = {
  /** The measure of forms and long texts. */
  narrow?: boolean;
  className?: string;
  children: ReactNode;
};

export function Wrap({ narrow = false, className = '', children }: Props) {
  return <div className={`wrap${narrow ? ' narrow' : ''} ${className}`.trim()}>{children}</div>;
}

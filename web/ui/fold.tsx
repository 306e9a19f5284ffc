/** Collapsed content with a summary. It opens without scripts. */
import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  id?: string;
  className?: string;
};

export function Disclosure({ summary, children, open, id, className = '' }: Props) {
  return (
    <details id={id} className={`fold ${className}`.trim()} open={open}>
      <summary>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

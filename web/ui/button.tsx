/** Buttons, and links that look like buttons. Each screen has one filled button, for its main action. */
import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';

type Look = {
  kind?: 'filled' | 'quiet' | 'plain';
  size?: 'lg';
  /** As wide as its container. */
  wide?: boolean;
  className?: string | undefined;
};

export type ButtonProps = Look & ComponentPropsWithoutRef<'button'>;

export function Button({ kind, size, wide, className, type = 'button', ...button }: ButtonProps) {
  return <button type={type} className={look({ kind, size, wide, className })} {...button} />;
}

export function ButtonLink({ kind, size, wide, className, ...link }: Look & LinkProps) {
  return <Link className={look({ kind, size, wide, className })} {...link} />;
}

function look({ kind = 'filled', size, wide, className }: Look): string {
  return ['btn', kind === 'filled' ? '' : kind, size, wide && 'wide', className]
    .filter(Boolean)
    .join(' ');
}

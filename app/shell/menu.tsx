/** A menu that opens without scripts. Scripts close it on Escape, on a click outside and on navigation. */
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  /** Content of the button that opens the menu. `name` is its accessible name. */
  opener: ReactNode;
  name: string;
  className?: string;
  children: ReactNode;
};

export function Menu({ opener, name, className = '', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // The clean-up runs on navigation and not on mount, so a menu that was opened before hydration stays open.
  useEffect(() => () => details.current?.removeAttribute('open'), [key]);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const onPress = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details className={`menu ${className}`.trim()} ref={details}>
      <summary aria-label={name}>{opener}</summary>
      <div>{children}</div>
    </details>
  );
}

/** A menu that opens without scripts; with them it also closes by Escape, by a press elsewhere and with the page. */
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  /** What is pressed; named by `name` where it has no words. */
  opener: ReactNode;
  name: string;
  className?: string;
  children: ReactNode;
};

export function Menu({ opener, name, className = '', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // The clean-up runs when the page has changed, not at the start: a menu opened before the scripts came stays open.
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

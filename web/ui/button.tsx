/** Buttons and links that look like buttons; the submit button shows a text and ignores clicks while the form is sent. */
import { Link, type LinkProps, useNavigation } from '@remix-run/react';
import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import { SUBMISSION_ENDED } from '../forms/document-navigation';
import { useText } from '../i18n/strings';

/** Buttons, and links that look like buttons. Each screen has one filled button, for its main action. */
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

/** The submit button of a form. It shows a text and ignores clicks while the form is being submitted. */
type SubmitProps = Omit<ButtonProps, 'type'> & {
  /** Text while the form is being submitted. "Sending…" by default. */
  waiting?: string;
  /** True while the form is being submitted. Needed for a fetcher's form, whose submission is no navigation. */
  busy?: boolean;
};

export function Submit({ waiting, busy, children, onClick, ...button }: SubmitProps) {
  const t = useText('shell');
  const { state } = useNavigation();
  // A page has several forms: only the clicked button shows that its form is being submitted.
  const [pressed, setPressed] = useState(false);
  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    if (state === 'idle') setPressed(false);
  }
  // After a native submission, the router's state stays "submitting", so SUBMISSION_ENDED ends it here.
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const end = () => setEnded(true);
    window.addEventListener(SUBMISSION_ENDED, end);
    return () => window.removeEventListener(SUBMISSION_ENDED, end);
  }, []);
  const waits = !hasEnded && (busy ?? (pressed && state !== 'idle'));
  return (
    <Button
      {...button}
      type="submit"
      aria-disabled={waits || undefined}
      onClick={(event) => {
        if (waits) event.preventDefault();
        else {
          // The browser may block the submission of an invalid form.
          const { form } = event.currentTarget;
          setEnded(false);
          setPressed(form?.noValidate || form?.matches(':valid') || false);
          onClick?.(event);
        }
      }}
    >
      {waits ? (waiting ?? t('ui.sending')) : children}
    </Button>
  );
}

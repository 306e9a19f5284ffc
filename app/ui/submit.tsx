/** The button that sends its form, and says so while the form is on its way. */
import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { SENDING_ENDED } from '../forms/document-navigation';
import { useText } from '../i18n/strings';
import { Button, type ButtonProps } from './button';

type Props = Omit<ButtonProps, 'type'> & {
  /** Words for the time of waiting; "Sending…" when none are given. */
  waiting?: string;
  /** Whether a form that does not navigate (a fetcher's) is on its way. */
  busy?: boolean;
};

export function Submit({ waiting, busy, children, onClick, ...button }: Props) {
  const t = useText('shell');
  const { state } = useNavigation();
  // A page has several forms: the one whose button was pressed is the one that waits.
  const [pressed, setPressed] = useState(false);
  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    if (state === 'idle') setPressed(false);
  }
  // The router still waits for a form that the browser has sent, and shows it as being sent for ever.
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const end = () => setEnded(true);
    window.addEventListener(SENDING_ENDED, end);
    return () => window.removeEventListener(SENDING_ENDED, end);
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
          // The browser itself may hold a form back.
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

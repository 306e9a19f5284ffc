/** A hook for forms that stay on the page after they were sent. */
import { useState } from 'react';
import { useShell } from '../shell/use-shell';

/**
 * Returns how often the form was sent since the page was opened. Use it as the key of the form, so that its fields are
 * empty after the form was sent.
 * @param flash the message that follows the redirect of the form's action
 */
export function useSent(flash: string): number {
  const shell = useShell();
  const [seen, setSeen] = useState(shell);
  const [sent, setSent] = useState(0);
  if (seen !== shell) {
    setSeen(shell);
    if (shell?.flash?.about === flash) setSent(sent + 1);
  }
  return sent;
}

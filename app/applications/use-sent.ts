/** A hook for forms that stay on the page after they were sent. */
import { useState } from 'react';
import type { Flash } from '../visitor/preferences-cookie.server';
import { useShell } from '../shell/use-shell';

/**
 * Returns how often the form was sent since the page was opened, and the last message. Use `count` as the key of the
 * form, so that its fields are empty after the form was sent. A message that the shell already has when the page opens
 * belongs to an earlier page, because the shell keeps its data.
 * @param flashes the messages that follow the redirect of the form's action
 */
export function useSent<F extends Flash>(...flashes: F[]): { count: number; message: F | null } {
  const shell = useShell();
  const [seen, setSeen] = useState(shell);
  const [sent, setSent] = useState<{ count: number; message: F | null }>({
    count: 0,
    message: null,
  });
  if (seen !== shell) {
    setSeen(shell);
    const message = flashes.find((flash) => flash === shell?.flash?.about);
    if (message) setSent({ count: sent.count + 1, message });
  }
  return sent;
}

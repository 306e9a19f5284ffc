/** A hook that restores the draft of a form when the page opens, and stores it while the visitor types. */
import { useEffect, useState, type RefObject } from 'react';
import { deleteDraft, deleteDraftBefore } from '../../applications/stored-draft';
import { useIdleStart } from '#web/remix/idle-start';
import { restoreDraft, storeDraft } from './draft';

type Options = {
  /** True when the form shows the values that the server returned. They are newer than the draft. */
  isReply: boolean;
  /** How often the form was sent. The draft is deleted when it was. */
  sent: number;
  /** True when the shell has the message of a sent form. The browser may have sent it before the scripts loaded. */
  hasSentMessage: boolean;
};

/** Returns true while the form shows a restored draft. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  { isReply, sent, hasSentMessage }: Options,
) {
  const [isRestored, setRestored] = useState(false);
  // Otherwise a visitor who returns would see an empty form, and the draft only after the first interaction.
  useIdleStart();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (sent > 0) deleteDraft();
    // The shell keeps the message on later pages of the document, where a newer draft is of another offer.
    else if (hasSentMessage) deleteDraftBefore(performance.timeOrigin);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the first render must be the same as on the server
    if (sent === 0 && !isReply) setRestored(restoreDraft(element));
    const store = () => storeDraft(element);
    element.addEventListener('input', store);
    element.addEventListener('change', store);
    return () => {
      element.removeEventListener('input', store);
      element.removeEventListener('change', store);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a reply to the form must not restore the draft again
  }, [form, sent]);
  return {
    isRestored,
    discard() {
      deleteDraft();
      form.current?.reset();
      setRestored(false);
    },
  };
}

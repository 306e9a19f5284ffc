/** A hook for a message that disappears after some time, but not while it has the focus or the pointer is over it. */
import { useCallback, useEffect, useState } from 'react';

type Options = {
  /** Changes with every response of the server, so that the same message can be shown twice. */
  occasion: unknown;
  ms: number;
  /** Hides the message immediately. */
  silent?: boolean;
};

/** @param given the message of the current loader data, or null */
export function useTimedMessage<Message>(
  given: Message | null,
  { occasion, ms, silent = false }: Options,
) {
  const [told, setTold] = useState(occasion);
  const [shown, setShown] = useState(given === null ? null : { message: given });
  const [isHeld, setHeld] = useState(false);
  // The message stays during navigation, although the next page's data no longer contains it.
  if (told !== occasion) {
    setTold(occasion);
    if (given !== null) setShown({ message: given });
  }
  if (silent && shown) setShown(null);
  const close = useCallback(() => {
    setShown(null);
    setHeld(false);
  }, []);

  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(close, ms);
    return () => clearTimeout(timer);
  }, [shown, isHeld, ms, close]);

  return {
    message: shown?.message ?? null,
    close,
    /** Attributes of the message's element: they keep it while the pointer is over it or it has the focus. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

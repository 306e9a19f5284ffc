/** Something that is shown for a while and then goes by itself, unless somebody is looking at it. */
import { useCallback, useEffect, useState } from 'react';

type Options = {
  /** Changes with every answer of the server, so that the same message can come twice. */
  occasion: unknown;
  ms: number;
  /** Not here: what is shown goes at once. */
  silent?: boolean;
};

export function useAnnouncement<Message>(
  given: Message | null,
  { occasion, ms, silent = false }: Options,
) {
  const [told, setTold] = useState(occasion);
  const [shown, setShown] = useState(given === null ? null : { message: given });
  const [isHeld, setHeld] = useState(false);
  // It outlives the page it came with: the next page's data no longer has it.
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
    /** For the element that shows it: it stays under the pointer and while it has the focus. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

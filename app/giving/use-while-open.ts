/** A form that is being filled in is not taken away when all of it is held: what is still there is looked up when it is sent. */
import { useState } from 'react';

/**
 * @param now the same object as long as nothing changed
 * @returns what the form was last open with; null where it never was
 */
export function useWhileOpen<Known extends object>(now: Known, isOpen: boolean): Known | null {
  const [last, setLast] = useState(isOpen ? now : null);
  if (isOpen && last !== now) setLast(now);
  return isOpen ? now : last;
}

/**
 * A hook that keeps a gift form on the page when all units become reserved while a donor fills it in. The action checks
 * the remaining units.
 */
import { useState } from 'react';

/**
 * @param now the current data. The same object as long as nothing has changed.
 * @returns the data with which the form was last open, or null if it was never open
 */
export function useLastOpenData<Known extends object>(now: Known, isOpen: boolean): Known | null {
  const [last, setLast] = useState(isOpen ? now : null);
  if (isOpen && last !== now) setLast(now);
  return isOpen ? now : last;
}

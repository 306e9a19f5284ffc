/**
 * Starts the scripts of a page without an interaction, if one of its components needs that. Other pages start them at
 * the first interaction (deferred-script-loader.ts, decision 0065).
 */
import { createContext, useContext } from 'react';

/** The server passes a function that records the need. In the browser it does nothing, because scripts have started. */
export const IdleStartContext = createContext<() => void>(() => undefined);

/** For a component that must work without an interaction, such as one that polls. */
export function useIdleStart(isNeeded = true): void {
  const start = useContext(IdleStartContext);
  if (isNeeded) start();
}

/** The colour mode: light, dark or system. Stored in localStorage, and applied with an attribute of <html>. */
import { useSyncExternalStore } from 'react';

export const COLOUR_MODES = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

const KEY = 'colour-mode';

/** Inline script. Applies the stored mode before the first paint, so that the page does not flash in another one. */
export const COLOUR_MODE = `try{let m=localStorage.getItem('${KEY}');/^(light|dark)$/.test(m)&&(document.documentElement.dataset.mode=m)}catch(e){}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): ColourMode {
  const shown = document.documentElement.dataset.mode;
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

function choose(mode: ColourMode): void {
  const page = document.documentElement;
  if (mode === 'system') delete page.dataset.mode;
  else page.dataset.mode = mode;
  try {
    if (mode === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mode);
  } catch {
    // The browser denies access to localStorage: the choice applies until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

/** Returns the current mode and its setter. For components that only the browser renders. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system'), choose];
}

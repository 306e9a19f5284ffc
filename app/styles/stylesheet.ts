/** The page's own rules as text: given by the server when it renders, read back from the page in the browser. */
import { createContext, useContext } from 'react';

export const STYLESHEET_ID = 'stylesheet';

export const StylesheetContext = createContext<string | null>(null);

/** The same text on both sides, so that hydration changes nothing, and without a second copy in the scripts. */
export function useStylesheet(): string {
  const given = useContext(StylesheetContext);
  if (given !== null) return given;
  return (
    (typeof document !== 'undefined' && document.getElementById(STYLESHEET_ID)?.textContent) || ''
  );
}

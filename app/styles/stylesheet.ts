/** The page's rules as text. The server passes them as a context; the browser reads them from the page. */
import { createContext, useContext } from 'react';

export const STYLESHEET_ID = 'stylesheet';

export const StylesheetContext = createContext<string | null>(null);

/** Returns the same text on the server and in the browser, so that hydration changes nothing. */
export function useStylesheet(): string {
  const given = useContext(StylesheetContext);
  if (given !== null) return given;
  return (
    (typeof document !== 'undefined' && document.getElementById(STYLESHEET_ID)?.textContent) || ''
  );
}

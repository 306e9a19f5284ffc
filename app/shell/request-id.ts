/** The number under which the server logged this request: given while it renders, read back from the page in the browser. */
import { createContext, useContext } from 'react';

export const REQUEST_ID_ELEMENT = 'request-id';

export const RequestIdContext = createContext<string | null>(null);

export function useRequestId(): string | null {
  const given = useContext(RequestIdContext);
  if (given !== null || typeof document === 'undefined') return given;
  return document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? null;
}

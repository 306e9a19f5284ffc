/** The request id in the server's log. The server passes it as a context; the browser reads it from the page. */
import { createContext, useContext } from 'react';

export const REQUEST_ID_ELEMENT = 'request-id';

export const RequestIdContext = createContext<string | null>(null);

/** Returns null in the browser on a page that does not contain the request id. */
export function useRequestId(): string | null {
  const given = useContext(RequestIdContext);
  if (given !== null || typeof document === 'undefined') return given;
  return document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? null;
}

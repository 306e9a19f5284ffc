/** React context with the CSP nonce of the page. Empty in the browser, which hides nonces from scripts. */
import { createContext, useContext } from 'react';

export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}

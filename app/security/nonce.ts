/** The nonce of the page that is being rendered; empty in the browser, which hides it. */
import { createContext, useContext } from 'react';

export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}

/** The current amount in a form: the button shows it, and the URL keeps it for the Back button. */
import { useState } from 'react';
import { parseAmount, plainAmount, type Currency, type Money } from '#domain/money';

/**
 * @returns the amount and its setter. The amount is null for text that is not an amount, and until the form reports its
 *   value: the donor may have changed the initial amount before scripts ran, and showing it would move the buttons
 */
export function useTypedAmount(currency: Currency): [Money | null, (text: string) => void] {
  const [text, setText] = useState('');
  const parsed = parseAmount(text, currency);
  return [parsed.ok && parsed.value.minor > 0 ? parsed.value : null, setText];
}

/** Other fields that the loader reads from the query (gift-query.server.ts). Not the recipient: proxies log URLs. */
const KEPT = ['currency', 'interval', 'intention', 'category', 'method'];

/**
 * Puts the choices of a submitted form into the URL of its page. Otherwise Back would show the initial values, because
 * the router renders the form again.
 */
export function keepInUrl(form: HTMLFormElement, amount: Money | null): void {
  if (!amount) return;
  const query = new URLSearchParams({ amount: plainAmount(amount) });
  for (const [name, value] of new FormData(form))
    if (KEPT.includes(name) && value !== '') query.set(name, String(value));
  window.history.replaceState(window.history.state, '', `?${query}`);
}

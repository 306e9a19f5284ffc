/** The amount that stands in the form now, once scripts run: it is written into the button, so that nobody gives another than they meant. */
import { useState } from 'react';
import { parseAmount, type Currency, type Money } from '#domain/money';

/**
 * @returns the amount, null for what is no amount and until a form tells of one: the form's first amount may have been
 *   changed before the scripts came, and words for it would move the buttons for a moment; and what tells of a change
 */
export function useTypedAmount(currency: Currency): [Money | null, (text: string) => void] {
  const [text, setText] = useState('');
  const parsed = parseAmount(text, currency);
  return [parsed.ok && parsed.value.minor > 0 ? parsed.value : null, setText];
}

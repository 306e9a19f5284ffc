/** A hook for the current amount in a form. The button shows it, so that donors see what they are about to give. */
import { useState } from 'react';
import { parseAmount, type Currency, type Money } from '#domain/money';

/**
 * @returns the amount and its setter. The amount is null for text that is not an amount, and until the form reports its
 *   value: the donor may have changed the initial amount before scripts ran, and showing it would move the buttons
 */
export function useTypedAmount(currency: Currency): [Money | null, (text: string) => void] {
  const [text, setText] = useState('');
  const parsed = parseAmount(text, currency);
  return [parsed.ok && parsed.value.minor > 0 ? parsed.value : null, setText];
}

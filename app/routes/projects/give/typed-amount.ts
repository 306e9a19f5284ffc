/** The amount that stands in the form now, once scripts run: it is written into the button, so that nobody gives another than they meant. */
import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { parseAmount, type Currency, type Money } from '#domain/money';

/** @returns the amount, null before scripts run and for what is no amount; and what tells of a change */
export function useTypedAmount(
  initial: string,
  currency: Currency,
): [Money | null, (text: string) => void] {
  const [text, setText] = useState(initial);
  // Without scripts the button could not follow the choice, and would name a wrong amount.
  const follows = useHydrated();
  const parsed = parseAmount(text, currency);
  return [follows && parsed.ok && parsed.value.minor > 0 ? parsed.value : null, setText];
}

/** Hook that returns the value that a component had during hydration. */
import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

/**
 * Returns undefined in a component that was rendered after hydration. An effect that moves the focus or scrolls compares
 * its value with the returned one, and does nothing at hydration: the visitor may already use another part of the page.
 */
export function useHydratedValue<Value>(value: Value): Value | undefined {
  const isHydrated = useHydrated();
  const [hydrated] = useState(isHydrated ? undefined : value);
  return hydrated;
}

/** Printing the page. A button needs a script; without one the browser's own menu does it, and the page says so. */
import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from './button';
import { Icon } from './icon';

export function Print({ label, hint }: { label: string; hint: string }) {
  return useHydrated() ? (
    <Button kind="quiet" className="justify-self-start print:hidden" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </Button>
  ) : (
    <p className="sm muted print:hidden">{hint}</p>
  );
}

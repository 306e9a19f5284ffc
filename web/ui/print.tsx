/** The print button. Without scripts, a hint tells the visitor to print with the browser's menu. */
import { useHydrated } from 'remix-utils/use-hydrated';
import { Icon } from './icon';
import { Button } from './parts';

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

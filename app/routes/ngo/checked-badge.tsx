/** Shows whether staff have checked the papers of an organisation. */
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/parts';

export function CheckedBadge({ isChecked, text }: { isChecked: boolean; text: ReactNode }) {
  return isChecked ? (
    <Badge tone="ok" icon="check">
      {text}
    </Badge>
  ) : (
    <Badge tone="warm" icon="clock">
      {text}
    </Badge>
  );
}

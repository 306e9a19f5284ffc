/** Badge with the state of an order that was paid: paid, partly refunded, refunded or disputed. */
import type { ReactNode } from 'react';
import type { OrderState } from '#domain/orders';
import { Badge } from '#web/ui/parts';

const BADGES = {
  paid: { tone: 'ok', icon: 'check' },
  partially_refunded: { tone: 'warm', icon: 'info' },
  refunded: { tone: 'off', icon: 'info' },
  disputed: { tone: 'warm', icon: 'clock' },
} as const;

/** @param state must be one of the keys of BADGES */
export function PaidBadge({ state, children }: { state: OrderState; children: ReactNode }) {
  return <Badge {...BADGES[state as keyof typeof BADGES]}>{children}</Badge>;
}

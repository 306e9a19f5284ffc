/** What became of money that came, in a word: ok is for what is paid, off for what is over. */
import type { ReactNode } from 'react';
import type { OrderState } from '#domain/orders';
import { Badge } from '../../ui/badge';

const BADGES = {
  paid: { tone: 'ok', icon: 'check' },
  partially_refunded: { tone: 'warm', icon: 'info' },
  refunded: { tone: 'off', icon: 'info' },
  disputed: { tone: 'warm', icon: 'clock' },
} as const;

/** @param state one of an order whose money came */
export function PaidBadge({ state, children }: { state: OrderState; children: ReactNode }) {
  return <Badge {...BADGES[state as keyof typeof BADGES]}>{children}</Badge>;
}

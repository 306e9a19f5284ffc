/** Text and badge of a gift's state, for all pages about gifts. */
import type { GiftRow } from '#contract/staff/gifts';
import { isOfficeMethod, type OrderMethod } from '#domain/orders/order-methods';
import type { IconName } from '#web/ui/icon';
import type { StateTone } from '../ui/page';

export type StateLabel = {
  /** Key below `staff-gifts:badge`. */
  key: string;
  tone: StateTone;
  /** Replaces the icon of the tone. */
  icon?: IconName;
};

type Stateful = Pick<GiftRow, 'state' | 'flag'> & { arrived?: GiftRow['arrived'] };

const STATES: Record<GiftRow['state'], StateLabel> = {
  pending_payment: { key: 'pending', tone: 'plain' },
  processing: { key: 'processing', tone: 'plain', icon: 'clock' },
  awaiting_transfer: { key: 'awaiting', tone: 'plain' },
  under_review: { key: 'proof', tone: 'warm' },
  paid: { key: 'paid', tone: 'ok' },
  failed: { key: 'failed', tone: 'bad', icon: 'close' },
  cancelled: { key: 'cancelled', tone: 'off' },
  expired: { key: 'expired', tone: 'off' },
  rejected: { key: 'rejected', tone: 'off' },
  mismatch: { key: 'mismatch', tone: 'warm', icon: 'warn' },
  refunded: { key: 'refunded', tone: 'off' },
  partially_refunded: { key: 'partlyRefunded', tone: 'off' },
  disputed: { key: 'disputed', tone: 'warm', icon: 'warn' },
};

/** Work that waits for staff has precedence over the state. */
export function labelOf({ state, flag, arrived = null }: Stateful): StateLabel {
  if (flag !== null) return { key: 'flagged', tone: 'warm', icon: 'warn' };
  if (arrived !== null) return { key: 'part', tone: 'warm' };
  return STATES[state];
}

/** Returns the key of the name of a payment method. */
export function methodKey(method: OrderMethod): string {
  return isOfficeMethod(method) ? `office:method.${method}` : `payment:method.${method}`;
}

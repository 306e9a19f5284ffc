/** How much is let through, and why so much. */
import { hours, minutes } from '#domain/time/durations';
import type { Currency } from '#domain/money';

/** What the charity can set; the defaults, each with its reason, stand in config.ts. */
export type AbuseLimits = {
  /** Attempts to pay in an hour. */
  perAddress: number;
  perEmail: number;
  /** Attempts to pay in ten minutes. */
  perSession: number;
  /** Declined payments in an hour, by each of the three. */
  declines: number;
  /** Attempts of everybody in ten minutes that are worth a warning. */
  warnAt: number;
  /** Newsletter subscriptions in an hour: from one IP address, and from all visitors together. */
  subscriptions: { perAddress: number; total: number };
  /** The least that can be paid online in attack mode, in whole units. */
  attackMinimum: Record<Currency, number>;
};

/** By what donors are told apart. Each counts by itself: whoever changes one is still known by the others. */
export const DISTINCTIONS = ['address', 'email', 'session'] as const;
export type Distinction = (typeof DISTINCTIONS)[number];

/** Bank transfers try no cards. They have counts of their own, so that who may not pay online can still give. */
export type Kind = 'orders' | 'transfers';
/** `orders.address`, `declines.email`, …; `orders.all` and `outcomes` are of everybody. */
export type Bucket =
  | `${Kind | 'declines'}.${Distinction}`
  | 'orders.all'
  | 'outcomes'
  | 'subscriptions.address'
  | 'subscriptions.all';

export type Rule = { bucket: Bucket; by: Distinction; limit: number; window: number };

/** How long counts are looked back on; a session is one browser, which nobody shares. */
const WINDOWS: Record<Distinction, number> = {
  address: hours(1),
  email: hours(1),
  session: minutes(10),
};
/** For how long declines are counted, and for how long too many of them stop paying online. */
export const DECLINE_WINDOW = hours(1);
export const BLOCK = hours(1);
export const SUBSCRIPTION_WINDOW = hours(1);
/** Everybody's orders are counted over this. */
export const WARNING_WINDOW = minutes(10);

/** In attack mode addresses get a third: those of attackers are many, and those of donors are shared by few at once. */
const ATTACK_SHARE = 3;

export function orderRules(kind: Kind, limits: AbuseLimits, isAttack: boolean): Rule[] {
  const isCut = isAttack && kind === 'orders';
  const limitOf: Record<Distinction, number> = {
    address: isCut ? third(limits.perAddress) : limits.perAddress,
    email: limits.perEmail,
    session: limits.perSession,
  };
  return DISTINCTIONS.map((by) => ({
    bucket: `${kind}.${by}`,
    by,
    limit: limitOf[by],
    window: WINDOWS[by],
  }));
}

export function declineRules(limits: AbuseLimits, isAttack: boolean): Rule[] {
  return DISTINCTIONS.map((by) => ({
    bucket: `declines.${by}`,
    by,
    limit: isAttack && by === 'address' ? third(limits.declines) : limits.declines,
    window: DECLINE_WINDOW,
  }));
}

function third(limit: number): number {
  return Math.ceil(limit / ATTACK_SHARE);
}

/**
 * Until when declines at these instants stop a donor; null when they do not. The block begins with the decline that
 * makes them too many, so that it lasts its whole time however old the first of them is.
 * @param declines in milliseconds, ascending
 */
export function blockedUntil(declines: readonly number[], limit: number): number | null {
  let until: number | null = null;
  for (let last = limit - 1; last < declines.length; last++) {
    const first = declines[last - limit + 1]!;
    if (declines[last]! - first < DECLINE_WINDOW) until = declines[last]! + BLOCK;
  }
  return until;
}

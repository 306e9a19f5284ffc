/** The rate limits of payment attempts and declines, by donor key and window. */
import { hours, minutes } from '#domain/time/durations';
import type { AbuseLimits } from '../../deps';

/**
 * Keys by which donors are counted. Each has its own count, so a donor who changes one is still limited by the others.
 */
export const RATE_LIMIT_DIMENSIONS = ['address', 'email', 'session'] as const;
export type RateLimitDimension = (typeof RATE_LIMIT_DIMENSIONS)[number];

/** Transfers are counted separately: they cannot test cards, and donors who are blocked online can still give. */
export type Kind = 'orders' | 'transfers';
/** `orders.address`, `declines.email`, …; `orders.all` and `outcomes` count all donors. */
export type Bucket =
  | `${Kind | 'declines'}.${RateLimitDimension}`
  | 'orders.all'
  | 'outcomes'
  | 'subscriptions.address'
  | 'subscriptions.all'
  | `applications.${'email' | 'address' | 'all'}`
  | `drafts.${'address' | 'all'}`
  | 'uploads.address'
  | `logins.${'donor' | 'email' | 'address'}`
  | `codes.${'email' | 'address' | 'all'}`
  | 'codeTries.address'
  | `staff.${'password' | 'code' | 'reset'}.${'member' | 'email' | 'address'}`;

export type Rule = { bucket: Bucket; by: RateLimitDimension; limit: number; window: number };

/** Sliding windows, in ms. The session's is short, because a session is one browser and not shared. */
const WINDOWS: Record<RateLimitDimension, number> = {
  address: hours(1),
  email: hours(1),
  session: minutes(10),
};
/** In ms: the window in which declines are counted, and the duration of a block of online payments. */
export const DECLINE_WINDOW = hours(1);
export const BLOCK_MS = hours(1);
export const SUBSCRIPTION_WINDOW = hours(1);
export const APPLICATION_WINDOW = hours(1);
/** In ms: failed sign-ins, codes that were sent, and tries of codes. */
export const ACCOUNT_WINDOW = hours(1);
/** Window over the orders of all donors, in ms. */
export const WARNING_WINDOW = minutes(10);

/** Attack mode divides the limit of an IP address by this: attackers use many, and few donors share one. */
const ATTACK_SHARE = 3;

export function orderRules(kind: Kind, limits: AbuseLimits, isAttack: boolean): Rule[] {
  const isCut = isAttack && kind === 'orders';
  const limitOf: Record<RateLimitDimension, number> = {
    address: isCut ? third(limits.perAddress) : limits.perAddress,
    email: limits.perEmail,
    session: limits.perSession,
  };
  return RATE_LIMIT_DIMENSIONS.map((by) => ({
    bucket: `${kind}.${by}`,
    by,
    limit: limitOf[by],
    window: WINDOWS[by],
  }));
}

export function declineRules(limits: AbuseLimits, isAttack: boolean): Rule[] {
  return RATE_LIMIT_DIMENSIONS.map((by) => ({
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
 * Returns until when declines block a donor (ms), or null when they do not. A block begins with the decline that
 * reaches the limit, so that it has its full duration when the first decline is old.
 * @param declines times in ms, ascending
 */
export function blockedUntil(declines: readonly number[], limit: number): number | null {
  let until: number | null = null;
  for (let last = limit - 1; last < declines.length; last++) {
    const first = declines[last - limit + 1]!;
    if (declines[last]! - first < DECLINE_WINDOW) until = declines[last]! + BLOCK_MS;
  }
  return until;
}

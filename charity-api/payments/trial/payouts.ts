/** Payouts of a mock provider: at the end of each interval, it sends the balance to the bank. */

/** A movement in the books of a mock. Amounts are minor units. */
export type BookEntry = {
  id: string;
  /** Time of the payout, in ms since 1970. */
  at: number;
  currency: string;
  net: number;
};

/** `every`: the duration between payouts, in ms. */
export type PayoutTimes = { every: number; now: Date };

export type MockPayout<Entry> = {
  id: string;
  at: number;
  currency: string;
  amount: number;
  parts: Entry[];
};

/** Returns the payouts until now, oldest first. A negative balance waits for the next payout. */
export function payoutsOf<Entry extends BookEntry>(
  entries: readonly Entry[],
  { every, now }: PayoutTimes,
): MockPayout<Entry>[] {
  const payouts: MockPayout<Entry>[] = [];
  const waiting = new Map<string, Entry[]>();
  const endOf = ({ at }: Entry) => (Math.floor(at / every) + 1) * every;
  const ends = [...new Set(entries.map(endOf))].sort((a, b) => a - b);
  for (const end of ends.filter((at) => at <= now.getTime())) {
    for (const entry of entries.filter((one) => endOf(one) === end))
      waiting.set(entry.currency, [...(waiting.get(entry.currency) ?? []), entry]);
    for (const [currency, parts] of waiting) {
      const amount = parts.reduce((sum, { net }) => sum + net, 0);
      if (amount <= 0) continue;
      payouts.push({ id: `${currency.toLowerCase()}${end}`, at: end, currency, amount, parts });
      waiting.delete(currency);
    }
  }
  return payouts;
}

/** The fee of a mock: 2.9 % and 0.30 of the currency, rounded to minor units. @param exponent decimals */
export function mockFee(minor: number, exponent: number): number {
  return Math.round(minor * 0.029) + Math.round(0.3 * 10 ** exponent);
}

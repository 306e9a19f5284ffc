/** The result of checking an account at a payment provider without moving money, for doctor. */

export type Checkup = {
  /** True when the provider says that the key moves real money. null: the provider does not say it. */
  isLive: boolean | null;
  /**
   * The registration of our webhook at the provider. `unknown`: the provider has no request for it, or the key may not
   * read it. `elsewhere`: the configured webhook has another URL.
   */
  webhook: 'ok' | 'missing' | 'disabled' | 'elsewhere' | 'unknown';
  /** Events that the API needs and that the provider does not send to us. */
  missingEvents: string[];
};

/** Returns the needed events that are not in the list. @param all the name that stands for all events */
export function missingEvents(
  needed: readonly string[],
  enabled: readonly string[],
  all = '*',
): string[] {
  return enabled.includes(all) ? [] : needed.filter((event) => !enabled.includes(event));
}

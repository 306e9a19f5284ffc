/** The table of what providers of monthly gifts were asked. Instants are ISO 8601 in UTC. */

/** A gift without a row was not asked about yet. */
export type MonthlyCheckRow = {
  gift_id: string;
  /** Also when the provider did not answer: a gift that cannot be asked about waits its turn like every other. */
  asked_at: string;
  /** When the provider last answered. null: never. */
  heard_at: string | null;
};

export type MonthTables = { monthly_checks: MonthlyCheckRow };

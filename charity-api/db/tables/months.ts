/** Table of the reconciliation of monthly gifts with their providers. Instants are ISO 8601 in UTC. */

/** A monthly gift without a row was not reconciled yet. */
export type MonthlyCheckRow = {
  gift_id: string;
  /** Time of the last request to the provider, also of a failed one, so that a failing gift does not delay others. */
  asked_at: string;
  /** Time of the provider's last response. null: never. */
  heard_at: string | null;
};

export type MonthTables = { monthly_checks: MonthlyCheckRow };

/** The table of the trials of payment providers, which move no money. */
export type TrialTables = {
  /** One row with the state of all trials, as `v8.serialize` writes it, in base64. */
  trials: { id: 1; state: string };
};

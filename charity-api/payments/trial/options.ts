/** The options of the mock of any provider. */
export type TrialOptions = {
  /** Base URL of the pages. */
  url: () => string;
  publicUrl: string;
  /** Queues an event. `webhook` signs it for each delivery, because signatures contain the time. */
  post: (event: object) => void;
  now: () => Date;
  /** Duration between payouts, in ms. */
  payoutEvery: number;
};

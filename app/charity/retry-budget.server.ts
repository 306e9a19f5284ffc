/** Limits retries to 10 % of the calls, so that they do not double the load of a failing API. */

/** Tenths of a retry: each call adds one, each retry uses ten. */
const RETRY = 10;
/** A retry is possible after the start, and a short failure of a busy site can use ten at once. */
const AT_START = RETRY;
const MAX = 10 * RETRY;

export class RetryBudget {
  private tenths = AT_START;

  countCall(): void {
    this.tenths = Math.min(MAX, this.tenths + 1);
  }

  /** Returns true and uses a part of the budget when a retry is allowed. */
  use(): boolean {
    if (this.tenths < RETRY) return false;
    this.tenths -= RETRY;
    return true;
  }
}

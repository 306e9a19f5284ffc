/** Business constants of the product that are not settings of a charity. */

/** Items on a page of a list; the API's default `limit`. */
export const PAGE_SIZE = 9;
/** The largest `limit` the API takes. */
export const MAX_PAGE_SIZE = 100;

/** Suggested amounts, in whole units of the currency, when the charity has set none. */
export const DEFAULT_SUGGESTED_AMOUNTS = [10, 25, 50, 100, 250] as const;
/** Which suggestion is chosen at first, in whole units. Not a cap. */
export const DEFAULT_SUGGESTED_AMOUNT = 10;
/** The least one can give, in whole units of the currency. */
export const MINIMUM_AMOUNT = 1;
/** The most one line can hold, in whole units: a guard against typing errors and overflow. */
export const MAXIMUM_AMOUNT = 1_000_000;

/** How long the "added to your cart" popup stays, in milliseconds. */
export const CART_ALERT_MS = 4_000;
/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3_000;

/** Lines a cart can hold; also what its cookie is sized for. */
export const MAX_CART_LINES = 30;
export const MAX_QUANTITY = 99;

/** The largest proof of a transfer, in bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

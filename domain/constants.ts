/** Business constants of the product that are not settings of a charity. */

/** Items on one page of a list; also the API's default `limit`. */
export const PAGE_SIZE = 9;
/** The maximum `limit` that the API accepts. */
export const MAX_PAGE_SIZE = 100;

/** Suggested amounts, in whole units of the currency, for a charity that configured none. */
export const DEFAULT_SUGGESTED_AMOUNTS = [10, 25, 50, 100, 250] as const;
/** The suggested amount that is selected by default, in whole units. It is not a limit. */
export const DEFAULT_SUGGESTED_AMOUNT = 10;
/** Minimum amount of a gift, in whole units of the currency. */
export const MINIMUM_AMOUNT = 1;
/** Maximum amount of one cart line, in whole units. Protects against typing errors and integer overflow. */
export const MAXIMUM_AMOUNT = 1_000_000;

/** Time for which the "added to your cart" popup is visible, in milliseconds. */
export const CART_ALERT_MS = 4_000;
/** Time for which a toast is visible, in milliseconds. */
export const TOAST_MS = 3_000;

/** Maximum number of lines in a cart. The cart cookie has space for this number. */
export const MAX_CART_LINES = 30;
export const MAX_QUANTITY = 99;

/** Maximum size of the logo and the cover picture of an organisation, in bytes as uploaded. */
export const MAX_NGO_PICTURE_BYTES = 1024 * 1024;
/** Maximum size of a legal document of an organisation, in bytes. */
export const MAX_DOCUMENT_BYTES = 3 * 1024 * 1024;
/** Maximum number of legal documents in one application. */
export const MAX_DOCUMENTS = 6;

/** Maximum size of the file that proves a bank transfer, in bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

/** The known payment methods and their defaults. The charity API returns which are configured and what they accept. */

export const PAYMENT_METHODS = ['Bank', 'Stripe', 'Xendit', 'Paypal'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Selected by default in each currency that it accepts. PayPal does not accept OMR. */
const DEFAULT_METHOD: PaymentMethod = 'Paypal';

/** Donors can enter a card on the provider's page. PayPal is not one: it asks them to sign in. */
const CARD_METHODS: readonly PaymentMethod[] = ['Stripe', 'Xendit'];

export const isCardMethod = (method: PaymentMethod): boolean => CARD_METHODS.includes(method);

/** Besides PayPal, the quick donation shows one method: the first of these that is configured. */
const QUICK_METHODS: readonly PaymentMethod[] = ['Stripe', 'Xendit', 'Bank'];

/**
 * Returns the methods of the quick donation: PayPal and a card or, without a card provider, another method. The
 * checkout lists all methods.
 */
export function quickMethods<Known extends { method: PaymentMethod }>(
  known: readonly Known[],
): Known[] {
  const find = (wanted: PaymentMethod) => known.find(({ method }) => method === wanted);
  const card = QUICK_METHODS.map(find).find((one) => one !== undefined);
  return [card, find('Paypal')].filter((one) => one !== undefined);
}

/**
 * Returns the donor's earlier choice, else the default method, else the first of `able`; null when `able` is empty.
 * @param able methods that accept the currency, in the charity's order
 * @param wanted the donor's earlier choice
 */
export function preselectedMethod(
  able: readonly PaymentMethod[],
  wanted?: PaymentMethod,
): PaymentMethod | null {
  return (
    [wanted, DEFAULT_METHOD, able[0]].find((method) => method && able.includes(method)) ?? null
  );
}

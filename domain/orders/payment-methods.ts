/** The ways to pay that the product knows. Which of them are configured, and what each can take, the charity API says. */

export const PAYMENT_METHODS = ['Bank', 'Stripe', 'Xendit', 'Paypal', 'Sandbox'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Chosen at first wherever it can take the currency; PayPal takes no rials. */
const DEFAULT_METHOD: PaymentMethod = 'Paypal';

/** Besides PayPal, the quick donation shows one method: the first of these that is configured. */
const QUICK_METHODS: readonly PaymentMethod[] = ['Stripe', 'Sandbox', 'Xendit', 'Bank'];

/**
 * Methods of the quick donation: PayPal, and a card or, without a card provider, another method. The checkout lists
 * all.
 */
export function quickMethods<Known extends { method: PaymentMethod }>(
  known: readonly Known[],
): Known[] {
  const find = (wanted: PaymentMethod) => known.find(({ method }) => method === wanted);
  const card = QUICK_METHODS.map(find).find((one) => one !== undefined);
  return [card, find('Paypal')].filter((one) => one !== undefined);
}

/** @param able methods that can take the currency, in the charity's order @param wanted what the donor said before */
export function preselectedMethod(
  able: readonly PaymentMethod[],
  wanted?: PaymentMethod,
): PaymentMethod | null {
  return (
    [wanted, DEFAULT_METHOD, able[0]].find((method) => method && able.includes(method)) ?? null
  );
}

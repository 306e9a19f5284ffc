/** The item of a quick donation. The URL of the checkout carries it in the query parameter `itemData`. */
import { plainAmount, type Currency, type Money } from '../money';
import type { PaymentMethod } from '../orders/payment-methods';
import type { GiftRecipient } from './cart';

export const QUICK_ITEM_TYPE = 'endowment';

export type QuickItem = {
  /** Begins with the type. The cart ignores a second item with the same id. */
  id: string;
  /** In whole units of the currency. */
  price: number;
  type: typeof QUICK_ITEM_TYPE;
  /** The recipient is not part of the item, because proxies log URLs. */
  isGift: boolean;
  isSubscription: false;
  donationCategory: string;
  preferredPaymentMethod: PaymentMethod;
  currency: Currency;
};

export type QuickGift = {
  amount: Money;
  category: string;
  method: PaymentMethod;
  recipient?: GiftRecipient | undefined;
};

/** @param uniqueSuffix id of the submission, which is the same when the browser sends the form twice */
export function quickItem(
  { amount, category, method, recipient }: QuickGift,
  uniqueSuffix: string,
) {
  const item: QuickItem = {
    id: `${QUICK_ITEM_TYPE}-${uniqueSuffix}`,
    // Exact: the maximum amount has far fewer digits than a number can represent.
    price: Number(plainAmount(amount)),
    type: QUICK_ITEM_TYPE,
    isGift: recipient !== undefined,
    isSubscription: false,
    donationCategory: category,
    preferredPaymentMethod: method,
    currency: amount.currency,
  };
  return item;
}

/** Returns the item as JSON, or null when it cannot be serialised. The checkout then opens without the item. */
export function serialiseQuickItem(item: QuickItem): string | null {
  try {
    return JSON.stringify(item);
  } catch {
    return null;
  }
}

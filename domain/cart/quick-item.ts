/** The item that a quick donation becomes on its way to the checkout: what an address carries as `itemData`. */
import { plainAmount, type Currency, type Money } from '../money';
import type { PaymentMethod } from '../orders/payment-methods';
import type { GiftRecipient } from './cart';

export const QUICK_ITEM_TYPE = 'endowment';

export type QuickItem = {
  /** Begins with the type; the same item twice is one gift. */
  id: string;
  /** In whole units of the currency. */
  price: number;
  type: typeof QUICK_ITEM_TYPE;
  isGift: boolean;
  isSubscription: false;
  /** Both only when gifting; the number joined to its country code. */
  giftReceiverName?: string;
  giftReceiverPhoneNumber?: string;
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

/** @param chance what makes the id its own */
export function quickItem({ amount, category, method, recipient }: QuickGift, chance: string) {
  const item: QuickItem = {
    id: `${QUICK_ITEM_TYPE}-${chance}`,
    // Exact: the largest amount has far fewer digits than a number holds.
    price: Number(plainAmount(amount)),
    type: QUICK_ITEM_TYPE,
    isGift: recipient !== undefined,
    isSubscription: false,
    ...(recipient && {
      giftReceiverName: recipient.name,
      giftReceiverPhoneNumber: recipient.phone,
    }),
    donationCategory: category,
    preferredPaymentMethod: method,
    currency: amount.currency,
  };
  return item;
}

/** The item as text; null when it has none, and the checkout opens without it. */
export function serialised(item: QuickItem): string | null {
  try {
    return JSON.stringify(item);
  } catch {
    return null;
  }
}

/** The ways in which an order is paid: by a payment method that donors choose, or at the charity's office. */
import { PAYMENT_METHODS } from './payment-methods';

/** Ways in which staff receive a gift at the office. Donors cannot choose them. */
export const OFFICE_METHODS = ['Cash', 'Cheque'] as const;
export type OfficeMethod = (typeof OFFICE_METHODS)[number];

export const ORDER_METHODS = [...PAYMENT_METHODS, ...OFFICE_METHODS] as const;
export type OrderMethod = (typeof ORDER_METHODS)[number];

export function isOfficeMethod(method: OrderMethod): method is OfficeMethod {
  return OFFICE_METHODS.some((one) => one === method);
}

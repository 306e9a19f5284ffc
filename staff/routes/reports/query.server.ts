/** The filters of the money report in the URL. */
import { type Currency, isCurrency } from '#domain/money';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import { isDay } from '#domain/time/dates';

/** Ignores values that are not valid. */
export function readFilters(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : undefined);
  return {
    from: day('from'),
    until: day('until'),
    currency: isCurrency(text('currency')) ? (text('currency') as Currency) : undefined,
    offering: /^[\w-]{1,64}$/.test(text('offering')) ? text('offering') : undefined,
    method: ORDER_METHODS.find((method) => method === text('method')),
  };
}

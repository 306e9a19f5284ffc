/** How little and how much can be given. */
import { MAXIMUM_AMOUNT, MINIMUM_AMOUNT } from '../constants';
import { units, type Money } from './money';

/** What stands against giving `price` so many times on one line, or null. The least holds for each, the most for all. */
export function limitProblem(price: Money, quantity = 1): 'tooSmall' | 'tooLarge' | null {
  if (price.minor < units(MINIMUM_AMOUNT, price.currency).minor) return 'tooSmall';
  // Not by `times`: the product may be more than an amount can hold.
  if (price.minor * quantity > units(MAXIMUM_AMOUNT, price.currency).minor) return 'tooLarge';
  return null;
}

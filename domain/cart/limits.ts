/** How little and how much can be given on one line. */
import { MAXIMUM_AMOUNT, MINIMUM_AMOUNT } from '../constants';
import { units, type Money } from '../money';
import { isObligation, type Intention } from './intentions';

/**
 * What stands against giving `total` on one line, or null. The minimum holds for each piece of a gift. An obligation has
 * none: what is owed is owed, however little, and only a payment provider may ask for more.
 */
export function limitProblem(
  total: Money,
  intention: Intention,
  quantity = 1,
): 'tooSmall' | 'tooLarge' | null {
  const { currency, minor } = total;
  const minimum = isObligation(intention) ? 1 : units(MINIMUM_AMOUNT, currency).minor * quantity;
  if (minor < minimum) return 'tooSmall';
  return minor > units(MAXIMUM_AMOUNT, currency).minor ? 'tooLarge' : null;
}

/** Minimum and maximum amount of a cart line. */
import { MAXIMUM_AMOUNT, MINIMUM_AMOUNT } from '../constants';
import { units, type Money } from '../money';
import { isObligation, type Intention } from './intentions';

/**
 * Returns null when `total` is within the limits of one line. The minimum applies to each unit of the quantity. An
 * obligation has no minimum, because donors must be able to pay any amount that they owe. A payment provider may have
 * its own minimum.
 */
export function limitProblem(
  total: Money,
  intention: Intention,
  quantity = 1,
): 'zero' | 'tooSmall' | 'tooLarge' | null {
  const { currency, minor } = total;
  const minimum = isObligation(intention) ? 1 : units(MINIMUM_AMOUNT, currency).minor * quantity;
  if (minor < minimum) return isObligation(intention) ? 'zero' : 'tooSmall';
  return minor > units(MAXIMUM_AMOUNT, currency).minor ? 'tooLarge' : null;
}

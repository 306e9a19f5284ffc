/** Validates a change of a subscription, by the rules of Stripe's API reference and its error messages. */
import { idOf, type Subscription } from './objects';
import { isChargeable } from './session-rules';
import { field, StripeProblem, type Fields } from './wire';

const KNOWN = new Set(['items', 'proration_behavior', 'pause_collection']);

/** @throws StripeProblem */
export function readChange(
  fields: Fields,
  gift: Subscription,
): Partial<Pick<Subscription, 'amount' | 'isPaused'>> {
  const refuse = (param: string, message = `Invalid ${param}`): never => {
    throw new StripeProblem(message, 400, { param });
  };
  for (const name of Object.keys(fields)) {
    if (!KNOWN.has(name)) refuse(name, `Received unknown parameter: ${name}`);
  }
  if ('pause_collection' in fields) {
    if (fields.pause_collection === '') return { isPaused: false };
    if (field(fields, 'pause_collection.behavior') !== 'void') refuse('pause_collection');
    return { isPaused: true };
  }
  const price = 'items.0.price_data';
  const expected = {
    'items.0.id': idOf('si', gift.id),
    [`${price}.product`]: idOf('prod', gift.id),
    [`${price}.currency`]: gift.currency,
    [`${price}.recurring.interval`]: 'month',
    // Otherwise Stripe would charge the difference for the rest of the month.
    proration_behavior: 'none',
  };
  for (const [path, value] of Object.entries(expected)) {
    if (field(fields, path) !== value) refuse(path);
  }
  const amount = Number(field(fields, `${price}.unit_amount`));
  if (!isChargeable(amount, gift.currency)) refuse(`${price}.unit_amount`, 'Invalid integer');
  return { amount };
}

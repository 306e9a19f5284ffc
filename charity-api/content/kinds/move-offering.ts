/** Moves the publication and closing dates, which all kinds of offerings have. */
import type { Move } from '../move';
import type { OfferingValue } from './offering';

export function moveOffering<Value extends OfferingValue>(value: Value, move: Move): Value {
  return {
    ...value,
    published: move.day(value.published),
    closes: value.closes && move.day(value.closes),
  };
}

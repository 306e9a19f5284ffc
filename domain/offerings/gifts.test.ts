/** Gifts as figures count them. */
import { expect, test } from 'vitest';
import { giftsOf } from './gifts';
import { OFFERING_KINDS } from './';

test('each piece for a campaign or a fund is a gift; of every other kind a line is one', () => {
  expect(OFFERING_KINDS.filter((kind) => giftsOf(kind, 7) === 7)).toEqual(['campaign', 'fund']);
  for (const kind of OFFERING_KINDS) {
    expect(giftsOf(kind, 1)).toBe(1);
    expect([1, 7]).toContain(giftsOf(kind, 7));
  }
});

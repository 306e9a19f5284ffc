/** Tests how a cart line is counted in the number of gifts. */
import { expect, test } from 'vitest';
import { giftsOf } from './gifts';
import { OFFERING_KINDS } from './';

test('counts each unit for a campaign or a fund, and each line for every other kind, as one gift', () => {
  expect(OFFERING_KINDS.filter((kind) => giftsOf(kind, 7) === 7)).toEqual(['campaign', 'fund']);
  for (const kind of OFFERING_KINDS) {
    expect(giftsOf(kind, 1)).toBe(1);
    expect([1, 7]).toContain(giftsOf(kind, 7));
  }
});

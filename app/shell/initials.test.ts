/** Tests the initials of names in several scripts. */
import { expect, test } from 'vitest';
import { initialsOf } from './initials.server';

test.each([
  ['Salma Al-Harthi', 'S\u200cH'],
  ['salim', 'S'],
  ['Fatma bint Said Al Balushi', 'F\u200cB'],
  ['سالم البلوشي', 'س\u200cا'],
  ['  ', ''],
  ['<b> 12', ''],
  ['', ''],
])('of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

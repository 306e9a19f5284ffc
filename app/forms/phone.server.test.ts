/** Phone numbers as people type them. */
import { expect, test } from 'vitest';
import { readPhone } from './phone.server';

test.each([
  ['92123456', '+96892123456'],
  ['9212 3456', '+96892123456'],
  ['+968 9212-3456', '+96892123456'],
  ['0096892123456', '+96892123456'],
  ['٩٢١٢٣٤٥٦', '+96892123456'],
  ['+۹۶۸ ۹۲۱۲ ۳۴۵۶', '+96892123456'],
  ['+90 532 123 45 67', '+905321234567'],
  ['\u202a+968 92123456\u202c', '+96892123456'],
])('%s is %s', (typed, kept) => {
  expect(readPhone(typed)).toBe(kept);
});

test.each(['', 'abc', '123', '+968', '+999 123456789', '<script>'])('%s is none', (typed) => {
  expect(readPhone(typed)).toBeNull();
});

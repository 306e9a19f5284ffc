/** Tests of scales and paths: bounded positions, and short text. */
import { expect, test } from 'vitest';
import { areaPath, linePath } from './line';
import { pixels, scaleTo, shareOf } from './scale';

test.each([
  [400, 10, 0, 0],
  [400, 10, 5, 200],
  [400, 10, 10, 400],
  [160, 3, 1, 53],
  [160, 0, 0, 0],
])('on a side of %i, with %i as the highest, the value %i is at %i', (size, highest, value, at) => {
  expect(scaleTo(size, highest)(value)).toBe(at);
});

test.each([
  [50, 200, '25%'],
  [1, 3, '33.33%'],
  [0, 10, '0%'],
  [0, 0, '0%'],
  [-4, 10, '0%'],
  // Visible, although it is a millionth.
  [1, 1_000_000, '0.5%'],
])('%i of %i is %s', (value, highest, text) => expect(shareOf(value, highest)).toBe(text));

test('pixels have one decimal', () => expect(pixels(12.3456)).toBe(12.3));

const POINTS = [
  { x: 0, y: 0 },
  { x: 40, y: 30 },
  { x: 100, y: 60 },
];

test('a line begins at the bottom, and its area returns there', () => {
  expect(linePath(POINTS, 60)).toBe('M0 60 40 30 100 0');
  expect(areaPath(POINTS, 60)).toBe('M0 60 40 30 100 0V60H0Z');
  expect([linePath([], 60), areaPath([], 60)]).toEqual(['', '']);
});

/** Tests reading class names from HTML that React has rendered. */
import { expect, test } from 'vitest';
import { classesIn } from './rendered-classes.server';

test('returns the unescaped class names of every class attribute, and no other text', () => {
  expect([
    ...classesIn('<p class="a [&amp;&gt;p]:mt-1"><b id="c" class="d\n a">class="e"</b>'),
  ]).toEqual(['a', '[&>p]:mt-1', 'd']);
});

/** Class names are read as React writes them. */
import { expect, test } from 'vitest';
import { classesIn } from './rendered-classes.server';

test('reads the classes of every class attribute, unescaped, and no other text', () => {
  expect([
    ...classesIn('<p class="a [&amp;&gt;p]:mt-1"><b id="c" class="d\n a">class="e"</b>'),
  ]).toEqual(['a', '[&>p]:mt-1', 'd']);
});

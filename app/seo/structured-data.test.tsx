/** Tests that no text of structured data can end its element. */
import { expect, test } from 'vitest';
import { toJsonLd } from './structured-data';

test('escapes text that would end the element', () => {
  const json = toJsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: '</script><script>alert(1)</script><!--' });
});

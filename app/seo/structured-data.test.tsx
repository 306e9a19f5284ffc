/** Tests that no text of structured data can end its element. */
import { expect, test } from 'vitest';
import { toJsonLd } from './structured-data';

test('escapes text that would end the element', () => {
  const json = toJsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name: '</script><script>alert(1)</script><!--' });
});

test('one node is not a graph', () => {
  expect(JSON.parse(toJsonLd([{ '@type': 'NGO' }]))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NGO',
  });
  expect(JSON.parse(toJsonLd([{ '@type': 'NGO' }, { '@type': 'WebSite' }]))).toHaveProperty(
    '@graph.length',
    2,
  );
});

/** Tests that shorter HTML is the same document. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shorter } from './shorter.server';

const rendered = renderToString(
  <main>
    <meta name="a" content={`/> "<link/>"`} />
    <svg viewBox="0 0 1 1">
      <path d="M0 0" />
      <g>
        <circle cx="1" />
        <text>{'<path></path>'}</text>
      </g>
    </svg>
    <form>
      <input name="a" defaultValue="a/>" />
      <br />
      {'></path> and <input/>'}
      <textarea defaultValue="<br/></path>" />
    </form>
  </main>,
);
const page = `${rendered}<script>"\\u003cpath>\\u003c/path>"</script>`;

test('is shorter, and the same document', () => {
  const parsed = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').body.outerHTML;
  expect(shorter(page).length).toBeLessThan(page.length - 15);
  expect(parsed(shorter(page))).toBe(parsed(page));
  expect(shorter(page)).toContain('<path d="M0 0"/><g><circle cx="1"/>');
});

// @vitest-environment jsdom
/** Tests the reload of a page that could not be hydrated. */
import { expect, test, vi } from 'vitest';
import { reloadAsWithoutScripts } from './reload';

test('the reload waits as long as the page says, also beside a <noscript> of an extension', () => {
  const timeout = vi.fn();
  vi.stubGlobal('setTimeout', timeout);
  document.head.innerHTML =
    '<noscript><style>a{}</style></noscript><noscript><meta http-equiv="refresh" content="5"></noscript>';
  reloadAsWithoutScripts();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 5_000);
});

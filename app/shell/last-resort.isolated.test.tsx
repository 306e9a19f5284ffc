/** Tests the error page when the shell's loader failed: the server renders it, and the browser does not hydrate it. */
import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServerTranslator } from '#web/i18n/strings';
import { translateIn } from '#web/i18n/instances.server';
import { expectConsole } from '#tests/support/setup';
import { ErrorPage } from './error-page';
import { Shell } from './shell';

test('the server renders translated text without the shell’s loader data', () => {
  const Page = createRemixStub([
    {
      path: '*',
      Component: () => (
        <ServerTranslator.Provider value={translateIn('ar')}>
          <Shell>
            <ErrorPage />
          </Shell>
        </ServerTranslator.Provider>
      ),
    },
  ]);
  // The stub’s router is made for browsers and uses `useLayoutEffect`.
  expectConsole('error', /useLayoutEffect does nothing on the server/);
  const html = renderToString(<Page initialEntries={['/ar/cart']} />);
  expect(html).toContain('حدث خطأ عندنا');
  expect(html).toContain('موقع التبرّع');
  expect(html).not.toMatch(/errorPage|footer\.|nav\./);
});

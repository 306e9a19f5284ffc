/** Tests the redirects to the language of a visitor, and the correction of language prefixes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localisedPath, type SitePath } from '#web/links';
import { visit } from '#tests/support/site';
import { correctedLocale, languageRedirectFor } from './greeting.server';
import { readVisitor } from './visitor.server';

const redirectOf = async (path: string, given: Parameters<typeof visit>[1] = {}) => {
  const request = visit(path, given);
  return languageRedirectFor(request, readVisitor(request));
};
const acceptLanguage = (header: string) => ({ headers: { 'accept-language': header } });

test.each([
  ['ar-OM,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr-FR,fr;q=0.9,tr;q=0.5', 'tr'],
  ['de, id;q=0.3', 'id'],
])('a first visit with Accept-Language %s is redirected to %s', async (header, locale) => {
  const redirect = { locale, path: '/', isLanguageDetection: true };
  expect(await redirectOf('/', acceptLanguage(header))).toEqual(redirect);
});

test.each(['en-GB,en;q=0.9,ar;q=0.8', 'de-DE,de', '*', '', 'x'.repeat(5_000)])(
  'a first visit to the home page with Accept-Language %j is not redirected',
  async (header) => {
    expect(await redirectOf('/', acceptLanguage(header))).toBeNull();
  },
);

test('a first visit to the home page is not redirected when the language was detected before', async () => {
  expect(
    await redirectOf('/', { preferences: { languageDetected: true }, ...acceptLanguage('ar') }),
  ).toBeNull();
});

test('does not detect the language on other pages', async () => {
  expect(await redirectOf('/projects', acceptLanguage('ar'))).toBeNull();
});

test('redirects a visitor who chose a language from every page without a language prefix', async () => {
  const chosen = { preferences: { locale: 'tr' as const } };
  expect(await redirectOf('/projects', chosen)).toMatchObject({
    locale: 'tr',
    isLanguageDetection: false,
  });
  expect(await redirectOf('/ar/projects', chosen)).toBeNull();
  const english = { preferences: { locale: 'en' as const } };
  expect(await redirectOf('/', { ...english, ...acceptLanguage('ar') })).toBeNull();
});

test('never redirects a form to another language', async () => {
  expect(
    await redirectOf('/cart', { preferences: { locale: 'ar' }, form: { intent: 'clear' } }),
  ).toBeNull();
});

/** Returns the target of the redirect for a path with a wrong prefix. */
function pathFor(pathname: string): SitePath | null {
  const corrected = correctedLocale(pathname);
  return corrected && localisedPath(corrected.path, corrected.locale);
}

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/fr/projects', '/projects'],
  ['/de', '/'],
  ['/AR', '/ar'],
  ['/zh-Hans-CN/about', '/about'],
  ['/fr/ar/cart', '/ar/cart'],
])('the path with a corrected language prefix of %s is %s', (path, corrected) => {
  expect(pathFor(path)).toBe(corrected);
});

test.each([
  ...['/', '/ar', '/id/projects', '/projects', '/ngo', '/faqs', '/nonsense', '/nonsense/fr'],
  ...['/f', '/fra/projects', '/fr.data', '/f1', '/1f', '/fr-', '/%66r'],
])('the path with a corrected language prefix of %s is null', (path) => {
  expect(pathFor(path)).toBeNull();
});

test('the path with a corrected language prefix is on this site, and repeated corrections end', () => {
  const segment = fc.oneof(
    fc.constantFrom('', '/', '\\', '..', '.', 'en', 'fr', 'ar', 'evil.example', '%2f', '@', ':'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.constantFrom('en', 'fr', 'EN'), fc.array(segment), (tag, segments) => {
      // Browsers normalise a URL before they send it.
      const requested = new URL(`http://site.test/${tag}/${segments.join('/')}`);
      let path = pathFor(requested.pathname);
      for (let hops = 0; path !== null; hops += 1) {
        const to = new URL(path, 'http://site.test');
        expect(to.origin).toBe('http://site.test');
        expect(hops).toBeLessThan(segments.length + 50);
        path = pathFor(to.pathname);
      }
    }),
  );
});

test('corrects a wrong prefix before it detects the language, and keeps /en in English', async () => {
  expect(await redirectOf('/en', acceptLanguage('ar'))).toEqual({
    ...{ locale: 'en', path: '/', isLanguageDetection: true },
  });
  expect(await redirectOf('/fr/cart', { preferences: { locale: 'ar' } })).toEqual({
    ...{ locale: 'en', path: '/cart', isLanguageDetection: false },
  });
});

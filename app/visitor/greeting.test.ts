/** Who is sent to which language, and who is left where they are. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { localisedPath, type SitePath } from '#app/links';
import { visit } from '#tests/support/site';
import { correctedLocale, redirectFor } from './greeting.server';
import { readVisitor } from './visitor.server';

const sentOn = async (path: string, given: Parameters<typeof visit>[1] = {}) => {
  const request = visit(path, given);
  return redirectFor(request, readVisitor(request));
};
const asks = (header: string) => ({ headers: { 'accept-language': header } });

describe('the first visit to the home page', () => {
  test.each([
    ['ar-OM,ar;q=0.9,en;q=0.8', 'ar'],
    ['fr-FR,fr;q=0.9,tr;q=0.5', 'tr'],
    ['de, id;q=0.3', 'id'],
  ])('asking for %s goes to %s', async (header, locale) => {
    expect(await sentOn('/', asks(header))).toEqual({ locale, path: '/', isGreeting: true });
  });

  test.each(['en-GB,en;q=0.9,ar;q=0.8', 'de-DE,de', '*', '', 'x'.repeat(5_000)])(
    'asking for %j stays',
    async (header) => {
      expect(await sentOn('/', asks(header))).toBeNull();
    },
  );

  test('is greeted once', async () => {
    expect(
      await sentOn('/', { preferences: { languageDetected: true }, ...asks('ar') }),
    ).toBeNull();
  });
});

test('other pages are not guessed at', async () => {
  expect(await sentOn('/projects', asks('ar'))).toBeNull();
});

test('who chose a language is sent to it from every page without one', async () => {
  const chosen = { preferences: { locale: 'tr' as const } };
  expect(await sentOn('/projects', chosen)).toMatchObject({ locale: 'tr', isGreeting: false });
  expect(await sentOn('/ar/projects', chosen)).toBeNull();
  expect(await sentOn('/', { preferences: { locale: 'en' }, ...asks('ar') })).toBeNull();
});

test('a form is never sent elsewhere', async () => {
  expect(
    await sentOn('/cart', { preferences: { locale: 'ar' }, form: { intent: 'clear' } }),
  ).toBeNull();
});

/** The target of the redirect of a page with a wrong prefix. */
function pathFor(pathname: string): SitePath | null {
  const corrected = correctedLocale(pathname);
  return corrected && localisedPath(corrected.path, corrected.locale);
}

describe('the corrected path', () => {
  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/projects/type/eghatha', '/projects/type/eghatha'],
    ['/fr/projects', '/projects'],
    ['/de', '/'],
    ['/ar-OM/cart', '/ar/cart'],
    ['/AR', '/ar'],
    ['/zh-Hans-CN/about', '/about'],
    ['/fr/ar/cart', '/ar/cart'],
  ])('of %s is %s', (path, corrected) => {
    expect(pathFor(path)).toBe(corrected);
  });

  test.each([
    ...['/', '/ar', '/id/projects', '/projects', '/ngo', '/faqs', '/nonsense', '/nonsense/fr'],
    ...['/f', '/fra/projects', '/fr.data', '/f1', '/1f', '/fr-', '/%66r'],
  ])('of %s is null', (path) => {
    expect(pathFor(path)).toBeNull();
  });

  test('is on this site, and needs no further correction', () => {
    const segment = fc.oneof(
      fc.constantFrom('', '/', '\\', '..', '.', 'en', 'fr', 'ar', 'evil.example', '%2f', '@', ':'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.constantFrom('en', 'fr', 'EN'), fc.array(segment), (tag, segments) => {
        // As a server receives it: the client has parsed the URL once.
        const asked = new URL(`http://site.test/${tag}/${segments.join('/')}`);
        let path = pathFor(asked.pathname);
        for (let hops = 0; path !== null; hops += 1) {
          const to = new URL(path, 'http://site.test');
          expect(to.origin).toBe('http://site.test');
          expect(hops).toBeLessThan(segments.length + 50);
          path = pathFor(to.pathname);
        }
      }),
    );
  });

  test('is null for the pages of every language', () => {
    for (const locale of LOCALES) expect(pathFor(localisedPath('/projects', locale))).toBeNull();
  });
});

test('a wrong prefix is corrected before the language is detected, and /en stays English', async () => {
  expect(await sentOn('/en', asks('ar'))).toEqual({ locale: 'en', path: '/', isGreeting: true });
  expect(await sentOn('/fr/cart', { preferences: { locale: 'ar' } })).toEqual({
    ...{ locale: 'en', path: '/cart', isGreeting: false },
  });
});

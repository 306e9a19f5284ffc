/** Property tests: a sign-in never leads to another site, and never back to the sign-in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linksIn, localisedPath, readLocaleTag } from '#web/links';
import { LOCALES } from '#domain/locales';
import { visit } from '#tests/support/site';
import { readReturnTo, returnToOf } from './return-to.server';

const GIFTS = '/account';
const SITE = 'https://give.example';

/** Text that browsers and URL parsers read in different ways. */
const tricky = fc.constantFrom(
  ...'/ // /\\ \\ /// @ : ? # %2f %5c %09 . .. /.. .data returnTo= & ٫ ـ'.split(' '),
  ...'evil.example https: javascript: data: login logout signup auth ar en fr %6cogin'.split(' '),
  ...['LOGIN', 'account', 'projects', ' ', '\t', '\n', '\u0000'],
);
const anyTarget = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(tricky, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(tricky, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.anything(),
);

test('the return path is on this site in every language, for any input', () => {
  fc.assert(
    fc.property(anyTarget, fc.constantFrom(...LOCALES), (wanted, locale) => {
      const page = linksIn(locale).page(readReturnTo(wanted));
      const resolved = new URL(page, SITE);
      expect(resolved.origin).toBe(SITE);
      expect(page).toMatch(/^\/(?![/\\])/);
      // eslint-disable-next-line no-control-regex -- browsers drop these characters
      expect(page).not.toMatch(/[\\\u0000-\u001f]/);
    }),
    { numRuns: 3_000 },
  );
});

test('the return path is never a page of the sign-in, in any spelling or language', () => {
  const pages = 'login signup signup/verify forget-password logout auth/google';
  const auth = fc.constantFrom(...pages.split(' '));
  const prefix = fc.array(fc.constantFrom('ar', 'en', 'tr', 'fr', 'ar-OM', '%61r'), {
    maxLength: 3,
  });
  const suffix = fc.constantFrom('', '/', '?a=1', '.data', '/x');
  const upper = fc.boolean();
  fc.assert(
    fc.property(prefix, auth, suffix, upper, (locales, page, end, isUpper) => {
      const path = ['', ...locales, isUpper ? page.toUpperCase() : page].join('/');
      expect(readReturnTo(path + end)).toBe(GIFTS);
    }),
  );
});

test.each([undefined, null, '', 7, 'projects', 'https://evil.example/', '/%E0%A4%A'])(
  'the return path for %j is a page of this site',
  (wanted) => {
    expect([GIFTS, '/']).toContain(readReturnTo(wanted));
  },
);

test('the return path has the query of the page, without its language', () => {
  expect(readReturnTo('/ar/projects?page=2&type=water')).toBe('/projects?page=2&type=water');
  expect(readReturnTo('/loginless')).toBe('/loginless');
});

describe('the sign-in page', () => {
  const asked = (path: string, referer?: string) =>
    returnToOf(visit(path, referer ? { headers: { referer } } : {}), new URL(path, SITE));

  test.each(LOCALES)('the sign-in page keeps the filters of the Referer header: %s', (locale) => {
    const from = `${SITE}${localisedPath('/projects', locale)}?type=water`;
    const login = localisedPath('/login?returnTo=%2Fprojects', locale);
    expect(asked(login, from)).toBe('/projects?type=water');
    expect(readLocaleTag(asked(login))).toBeNull();
  });

  test('the sign-in page ignores the Referer header of another page', () => {
    expect(asked('/login?returnTo=%2Fcart', `${SITE}/projects?page=2`)).toBe('/cart');
  });
});

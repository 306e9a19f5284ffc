/** Who is sent to which language, and who is left where they are. */
import { describe, expect, test } from 'vitest';
import { visit } from '#tests/support/site';
import { redirectFor } from './greeting.server';
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
    expect(await sentOn('/', { preferences: { greeted: true }, ...asks('ar') })).toBeNull();
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

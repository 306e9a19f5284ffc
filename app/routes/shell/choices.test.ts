/** Tests of the forms that store a choice: language, light pages, pixels. newsletter.test.ts tests the return path. */
import { describe, expect, test } from 'vitest';
import { readVisitor } from '#app/visitor/visitor.server';
import { args, cookiesOf, readAnswer, visit } from '#tests/support/site';
import * as language from './language';
import * as light from './light-pages';
import * as pixels from './pixels';

type Fields = Record<string, string>;

describe('the language', () => {
  async function change(form: Fields, headers: Fields = {}) {
    const answer = readAnswer(await language.action(args(visit('/language', { form, headers }))));
    return { status: answer.status, to: answer.to, kept: answer.preferences?.locale };
  }

  test.each([
    ['en', '/ar/projects/zakat', '/projects/zakat'],
    ['tr', '/projects', '/tr/projects'],
    ['id', '/ar/projects?page=2', '/id/projects?page=2'],
    ['id', '/ar?page=2', '/id?page=2'],
  ])('changes to %s on the page %s and redirects to %s', async (locale, returnTo, to) => {
    expect(await change({ locale, returnTo })).toEqual({ status: 302, to, kept: locale });
  });

  test('changes to English for an unknown or missing language', async () => {
    const faqs = { to: '/faqs', kept: 'en' };
    expect(await change({ locale: 'xx', returnTo: '/ar/faqs' })).toMatchObject(faqs);
    expect(await change({ returnTo: '/ar/faqs' })).toMatchObject(faqs);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/ar', '/ar//evil.example'])(
    'never redirects to %s',
    async (returnTo) => {
      const { to } = await change({ locale: 'en', returnTo });
      expect(new URL(to ?? '', 'https://here.example').host).toBe('here.example');
    },
  );
});

describe('light pages', () => {
  const saving = { 'save-data': 'on' };

  test.each([
    ['1', {}, true],
    ['0', saving, false],
  ])('the choice %s is kept, with and without Save-Data', async (choice, headers, isLight) => {
    const form = { light: choice, returnTo: '/ar/projects' };
    const answer = readAnswer(await light.action(args(visit('/light-pages', { form, headers }))));
    expect(answer.to).toBe('/ar/projects');
    const cookie = cookiesOf(answer.headers);
    for (const sent of [{}, saving])
      expect(readVisitor(visit('/', { headers: { cookie, ...sent } })).light).toBe(isLight);
  });

  test('without a choice, the browser’s Save-Data decides', () => {
    expect(readVisitor(visit('/')).light).toBe(false);
    expect(readVisitor(visit('/', { headers: saving })).light).toBe(true);
  });
});

test.each<[Fields, boolean]>([
  [{ pixels: '1' }, true],
  [{ pixels: '0' }, false],
  [{ pixels: 'yes' }, false],
  [{}, false],
])('stores for %j the consent to pixels %s, and keeps other preferences', async (form, agreed) => {
  const before = { light: false, currency: 'USD', pixels: !agreed } as const;
  const sent = { form: { ...form, returnTo: '/ar/projects' }, preferences: before };
  const { to, preferences } = readAnswer(await pixels.action(args(visit('/pixels', sent))));
  expect(to).toBe('/ar/projects');
  expect(preferences).toMatchObject({ ...before, pixels: agreed });
});

test.each([language, light, pixels])('redirects a GET to the home page: %#', ({ loader }) => {
  const answer = loader(args(visit('/tr/language')));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tr']);
});

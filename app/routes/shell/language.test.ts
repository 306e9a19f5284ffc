/** Tests of the action that changes the language: redirect target and stored preference. */
import { expect, test } from 'vitest';
import { readVisitor } from '#app/visitor/visitor.server';
import { args, cookiesOf, visit } from '#tests/support/site';
import { action, loader } from './language';

async function change(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = (await action(args(visit('/language', { form, headers })))) as Response;
  const location = answer.headers.get('location');
  const { preferences } = readVisitor(
    visit('/', { headers: { cookie: cookiesOf(answer.headers) } }),
  );
  return { status: answer.status, location, kept: preferences.locale };
}

test.each([
  ['ar', '/', '/ar'],
  ['ar', '/tr', '/ar'],
  ['en', '/ar', '/'],
  ['en', '/ar/projects/zakat', '/projects/zakat'],
  ['tr', '/projects', '/tr/projects'],
  ['id', '/ar/projects?page=2', '/id/projects?page=2'],
  ['id', '/ar?page=2', '/id?page=2'],
])(
  'changes the language to %s on the page %s and redirects to %s',
  async (locale, returnTo, location) => {
    expect(await change({ locale, returnTo })).toEqual({ status: 302, location, kept: locale });
  },
);

test('keeps the query of the page from which the form was sent', async () => {
  const referer = 'http://localhost:3000/ar/projects?category=education';
  expect(await change({ locale: 'tr', returnTo: '/ar/projects' }, { referer })).toMatchObject({
    location: '/tr/projects?category=education',
  });
});

test('changes to English for an unknown or missing language', async () => {
  expect(await change({ locale: 'xx', returnTo: '/ar/faqs' })).toMatchObject({
    location: '/faqs',
    kept: 'en',
  });
  expect(await change({ returnTo: '/ar/faqs' })).toMatchObject({ location: '/faqs' });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/ar', '/ar//evil.example'])(
  'never redirects to %s',
  async (returnTo) => {
    const { location } = await change({ locale: 'en', returnTo });
    expect(new URL(location ?? '', 'https://here.example').host).toBe('here.example');
  },
);

test('returns 403 for a form of another site', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const refusal = action(args(visit('/language', { form: { locale: 'ar' }, headers })));
  await expect(refusal).rejects.toMatchObject({ status: 403 });
});

test('redirects a GET request to the home page', () => {
  const answer = loader(args(visit('/ar/language')));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ar']);
});

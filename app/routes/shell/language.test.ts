/** Changing the language: the same page in another, kept, and never another site. */
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
])('%s from %s', async (locale, returnTo, location) => {
  expect(await change({ locale, returnTo })).toEqual({ status: 302, location, kept: locale });
});

test('keeps the query of the page it was sent from', async () => {
  const referer = 'http://localhost:3000/ar/projects?category=education';
  expect(await change({ locale: 'tr', returnTo: '/ar/projects' }, { referer })).toMatchObject({
    location: '/tr/projects?category=education',
  });
});

test('anything that is no language is English', async () => {
  expect(await change({ locale: 'xx', returnTo: '/ar/faqs' })).toMatchObject({
    location: '/faqs',
    kept: 'en',
  });
  expect(await change({ returnTo: '/ar/faqs' })).toMatchObject({ location: '/faqs' });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/ar', '/ar//evil.example'])(
  'never leads to %s',
  async (returnTo) => {
    const { location } = await change({ locale: 'en', returnTo });
    expect(new URL(location ?? '', 'https://here.example').host).toBe('here.example');
  },
);

test('refuses a form of another site', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const refusal = action(args(visit('/language', { form: { locale: 'ar' }, headers })));
  await expect(refusal).rejects.toMatchObject({ status: 403 });
});

test('has no page of its own', () => {
  const answer = loader(args(visit('/ar/language')));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ar']);
});

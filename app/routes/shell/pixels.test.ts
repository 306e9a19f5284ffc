/** Tests of the choice about advertising pixels: stored preference, and redirect target. */
import { expect, test } from 'vitest';
import { readVisitor } from '#app/visitor/visitor.server';
import { args, cookiesOf, visit } from '#tests/support/site';
import { action, loader } from './pixels';

async function choose(form: Record<string, string>, preferences = {}) {
  const answer = (await action(args(visit('/pixels', { form, preferences })))) as Response;
  const cookie = cookiesOf(answer.headers);
  return {
    location: answer.headers.get('location'),
    preferences: readVisitor(visit('/', { headers: { cookie } })).preferences,
  };
}

test('stores the consent, and keeps the other preferences', async () => {
  const { location, preferences } = await choose(
    { pixels: '1', returnTo: '/ar/projects' },
    { light: false, currency: 'USD' },
  );
  expect(location).toBe('/ar/projects');
  expect(preferences).toMatchObject({ pixels: true, light: false, currency: 'USD' });
});

test.each<Record<string, string>>([{ pixels: '0' }, { pixels: 'yes' }, {}])(
  'stores a rejection for %j',
  async (form) => {
    const { preferences } = await choose({ ...form, returnTo: '/' }, { pixels: true });
    expect(preferences.pixels).toBe(false);
  },
);

test('never leaves the site', async () => {
  const { location } = await choose({ pixels: '1', returnTo: '//evil.example' });
  expect(new URL(location ?? '', 'https://here.example').host).toBe('here.example');
});

test('redirects a GET request to the home page', () => {
  const answer = loader(args(visit('/tr/pixels')));
  expect(answer.headers.get('location')).toBe('/tr');
});

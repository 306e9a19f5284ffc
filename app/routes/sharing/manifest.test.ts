/** Tests the web app manifest: it has the name and colour of the charity. */
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { PUBLIC_FILES } from '#app/links';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { loader } from './manifest';

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));

const manifest = async (path = '/manifest.webmanifest') => {
  const response = await loader(args(visit(path)));
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  return (await response.json()) as Record<string, unknown>;
};
const write = async (key: string, value: unknown) => {
  const row = { category: 'organisation', key, value: JSON.stringify(value) };
  await site.db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['category', 'key']).doUpdateSet(row))
    .execute();
};

test('has the name and the colour of the charity', async () => {
  onTestFinished(async () => void (site = await openTestSite()));
  site = await openTestSite();
  await write('name', { en: 'Hope for Wells', ar: '', tr: '', id: '' });
  await write('colours', { primary: '#7a1f5c' });
  expect(await manifest()).toMatchObject({
    ...{ name: 'Hope for Wells', short_name: 'Hope for Wells', start_url: '/' },
    theme_color: '#7a1f5c',
    icons: [{ src: PUBLIC_FILES.icon }, { src: PUBLIC_FILES.touchIcon }],
  });
});

test('is in the language of its URL', async () => {
  onTestFinished(async () => void (site = await openTestSite()));
  site = await openTestSite();
  await write('name', { en: 'Hope for Wells', ar: 'أمل الآبار', tr: '', id: '' });
  expect(await manifest('/ar/manifest.webmanifest')).toMatchObject({
    ...{ id: '/', lang: 'ar', dir: 'rtl', name: 'أمل الآبار', start_url: '/ar' },
  });
});

test('has the host as name while the charity API fails', async () => {
  onTestFinished(async () => void (site = await openTestSite()));
  site = await openTestSite();
  site.fail(unreachable);
  expect(await manifest()).toMatchObject({ name: 'localhost:3000', theme_color: '#019c9c' });
});

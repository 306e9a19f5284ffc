/** Tests the web app manifest: it has the name and colour of the charity. */
import { beforeEach, expect, test } from 'vitest';
import { PUBLIC_FILES } from '#web/links';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { loader } from './manifest';

let site: TestSite;
beforeEach(async () => void (site = await openTestSite()));

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

test('has the name, in the language of its URL, and the colour of the charity', async () => {
  await write('name', { en: 'Hope for Wells', ar: 'أمل الآبار', tr: '', id: '' });
  await write('colours', { primary: '#7a1f5c' });
  expect(await manifest('/ar/manifest.webmanifest')).toMatchObject({
    ...{ id: '/', lang: 'ar', dir: 'rtl', name: 'أمل الآبار', start_url: '/ar' },
    theme_color: '#7a1f5c',
    icons: [{ src: PUBLIC_FILES.icon }, { src: PUBLIC_FILES.touchIcon }],
  });
});

test('has the host as name while the charity API fails', async () => {
  site.fail(unreachable);
  expect(await manifest()).toMatchObject({ name: 'localhost:3000', theme_color: '#019c9c' });
});

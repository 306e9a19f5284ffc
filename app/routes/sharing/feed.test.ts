/** Tests the feeds of news and of the blog: valid RSS, absolute URLs, dates, and the languages of articles. */
import { expect, test } from 'vitest';
import { config } from '#config';
import { LOCALES } from '#domain/locales';
import { args, visit } from '#tests/support/site';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { parseXml, textsOf } from '#tests/support/xml';
import { loader } from './feed';
import { setFields } from '#tests/support/api/documents';

const site = setupTestSiteAtSeedTime();
const { publicUrl } = config();

async function feed(section: string, prefix = '') {
  const answer = await loader(args(visit(`${prefix}/feeds/${section}`), { section }));
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const document = parseXml(await answer.text());
  return { document, items: [...document.getElementsByTagName('item')] };
}

test.each(
  LOCALES.flatMap((locale) => (['news', 'blogs'] as const).map((of) => [of, locale] as const)),
)('the feed of %s in %s has what RSS 2.0 requires', async (section, locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const { document, items } = await feed(section, prefix);
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  const [channel] = [...document.getElementsByTagName('channel')];
  for (const name of ['title', 'link', 'description'])
    expect(textsOf(channel!, name)[0]).not.toBe('');
  expect(textsOf(channel!, 'language')).toEqual([locale]);
  expect(textsOf(channel!, 'link')[0]).toBe(`${publicUrl}${prefix}/${section}`);
  expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    `${publicUrl}${prefix}/feeds/${section}`,
  );
  expect(items.length).toBeGreaterThan(0);
  const urls = items.flatMap((item) => textsOf(item, 'link'));
  expect(new Set(urls).size).toBe(items.length);
  expect(items.flatMap((item) => textsOf(item, 'guid'))).toEqual(urls);
  for (const url of urls) expect(url.startsWith(`${publicUrl}${prefix}/${section}/`)).toBe(true);
  const dates = items.flatMap((item) => textsOf(item, 'pubDate'));
  for (const date of dates)
    expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} [\d:]{8} GMT$/);
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('escapes text, and omits articles in another language', async () => {
  const title = { en: '<b> & "water" ]]>\u0001', ar: '', tr: '', id: '' };
  await setFields(site.db, { table: 'news', id: 'blankets' }, { title });
  site.fail(null);
  const titles = async (prefix: string) =>
    (await feed('news', prefix)).items.flatMap((item) => textsOf(item, 'title'));
  expect(await titles('')).toContain('<b> & "water" ]]>');
  expect((await titles('/ar')).join()).not.toContain('water');
});

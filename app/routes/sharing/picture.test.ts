/** Tests the pictures for social networks: size, language, cache, unknown pages, and a picture for every public page. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { args, visit } from '#tests/support/site';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { LISTED_RECORDS } from '#tests/support/charity/listed-records';
import { drawPicture } from '../../seo/pictures/draw.server';
import { PICTURE_SIZE } from '../../seo/pictures/size';
import { PAGES } from '../../seo/sitemap/pages.server';
import { loader } from './picture';

setupTestSiteAtSeedTime();

const ask = (section: string, file: string, { prefix = '', headers = {}, query = '' } = {}) =>
  loader(args(visit(`${prefix}/cards/${section}/${file}${query}`, { headers }), { section, file }));

async function pixels(answer: Response): Promise<Buffer> {
  return sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer();
}

test('a campaign has a JPEG in the size that networks expect', async () => {
  const answer = await ask('projects', 'tankers.jpg');
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', ...PICTURE_SIZE });
  expect(body.length).toBeLessThan(300_000);
});

test('the picture is in the language of its URL', async () => {
  const english = await pixels(await ask('projects', 'tankers.jpg'));
  const arabic = await pixels(await ask('projects', 'tankers.jpg', { prefix: '/ar' }));
  expect(english.equals(arabic)).toBe(false);
});

test('a query does not change the picture, and an unchanged picture returns 304', async () => {
  const etag = (await ask('projects', 'tankers.jpg')).headers.get('etag')!;
  const other = await ask('projects', 'tankers.jpg', { query: '?v=anything' });
  expect(other.headers.get('etag')).toBe(etag);
  const again = await ask('projects', 'tankers.jpg', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.each<[section: string, id: string]>([
  ...LISTED_RECORDS,
  ['projects', 'water-endowment'],
  ...PAGES.map((page): [string, string] => ['pages', page]),
])('%s %s has a picture', async (section, id) => {
  expect((await ask(section, `${id}.jpg`)).status).toBe(200);
});

test.each([
  ['projects', 'nothing.jpg'],
  ['projects', 'tankers.png'],
  ['orphans', 'orphan-amina.jpg'],
  ['pages', 'cart.jpg'],
  ['sacrifices', 'nothing.jpg'],
  ['../x', 'tankers.jpg'],
])('the unknown picture %s %s is a 404', async (section, file) => {
  await expect(ask(section, file)).rejects.toMatchObject({ status: 404 });
});

describe('drawing', () => {
  const drawing = {
    ...({ charity: 'Charity', colour: '#7a1f5c', isRightToLeft: false } as const),
    ...{ photo: null, logo: null, progress: null },
  };
  const draw = async (title: string, more = {}) =>
    sharp(await drawPicture({ ...drawing, title, ...more }))
      .raw()
      .toBuffer();

  test('Arabic letters are joined, and their order is from right to left', async () => {
    // With a non-joiner between the letters, each has its isolated form.
    const joined = await draw('بيت', { isRightToLeft: true });
    expect(joined.equals(await draw('ب\u200cي\u200cت', { isRightToLeft: true }))).toBe(false);
    expect(joined.equals(await draw('تيب', { isRightToLeft: true }))).toBe(false);
  });

  test.each(['İ', 'ı', 'ş', 'ğ', 'Ş', 'Ğ', 'ç', 'ö', 'ü', 'ب', 'ق', 'ّ'])(
    'the letter %s is in the fonts',
    async (letter) => {
      // A letter of no font is drawn as a box with its code point.
      const known = await draw(letter);
      expect(known.equals(await draw('\u{10fffd}'))).toBe(false);
    },
  );

  test('any title and an unreadable photograph still make a picture', async () => {
    const photo = Buffer.from('no picture');
    const bytes = PICTURE_SIZE.width * PICTURE_SIZE.height * 3;
    for (const title of ['Water for all '.repeat(60), ' \n', '<b>&amp; "x" \u0001'])
      expect((await draw(title, { photo })).length).toBe(bytes);
  });
});

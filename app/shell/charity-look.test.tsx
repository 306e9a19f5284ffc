/** Tests the charity's logo in the top bar and the footer, with the shell's real loader. */
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFiles } from '#tests/support/api/content-folder';
import { smallCharity } from '#tests/support/api/small-charity';
import { args, openTestSite, visit, type TestSite } from '#tests/support/site';
import '#tests/support/drawn-page';
import { loader } from './loader.server';
import { Shell } from './shell';
import { insertRows } from '#tests/support/api/rows';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d4ed880' } })
    .png()
    .toBuffer();

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ empty: true });
});
afterEach(cleanup);

async function draw(path: string, organisation: string, pictures: Record<string, Buffer> = {}) {
  await importFiles(site, smallCharity(organisation, pictures));
  site.fail(null);
  const Page = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => loader(args(visit(path))),
      Component: () => <Shell>{null}</Shell>,
      children: [{ path: '*', Component: () => null }],
    },
  ]);
  render(<Page initialEntries={[path]} />);
  await screen.findByRole('banner');
}

const places = () => [screen.getByRole('banner'), screen.getByRole('contentinfo')];
const homeIn = (place: HTMLElement, name: string) => within(place).getByRole('link', { name });

test('the logo of a charity is in the top bar and the footer, with alt text, width and height', async () => {
  await draw('/faqs', 'logo:\n  file: logo.png\n', { 'logo.png': await png(800, 250) });
  for (const place of places()) {
    const home = homeIn(place, 'Hope Relief');
    expect(home.querySelector('svg')).toBeNull();
    expect(home.textContent).toBe('');
    const [image, ...others] = home.querySelectorAll('img');
    expect(others).toEqual([]);
    expect(image!.getAttribute('src')).toMatch(/^\/files\/content\/logo-[0-9a-f]{16}\.png\?w=320$/);
    expect([image!.width, image!.height, image!.className]).toEqual([128, 40, 'plate']);
  }
});

test('the logo of a charity is two lazy images when it has a file for dark backgrounds', async () => {
  const organisation = 'logo:\n  file: logo.png\n  dark_file: dark.png\n';
  await draw('/faqs', organisation, {
    'logo.png': await png(400, 100),
    'dark.png': await png(401, 100),
  });
  for (const place of places()) {
    const images = [...place.querySelectorAll('.logo img')] as HTMLImageElement[];
    expect(
      images.map((image) => [image.className, image.getAttribute('loading'), image.alt]),
    ).toEqual([
      ['day', 'lazy', 'Hope Relief'],
      ['night', 'lazy', 'Hope Relief'],
    ]);
    expect(images[1]!.src).toMatch(/\/dark-[0-9a-f]{16}\.png/);
  }
});

test('the logo of a charity has an empty alt text when the name is shown next to it', async () => {
  const organisation = 'logo:\n  file: logo.png\n  show_name: yes\n';
  await draw('/faqs', organisation, { 'logo.png': await png(100, 100) });
  for (const place of places()) {
    const home = homeIn(place, 'Hope Relief');
    expect(home.textContent).toBe('Hope Relief');
    expect(home.querySelector('img')?.getAttribute('alt')).toBe('');
  }
});

test('the site shows its own mark and the name when the charity has no logo', async () => {
  await draw('/faqs', '');
  for (const place of places()) {
    const home = homeIn(place, 'Hope Relief');
    expect(home.querySelector('svg')).not.toBeNull();
    expect(home.querySelector('img')).toBeNull();
  }
});

test('the shell omits a logo and a colour that another API sends in an invalid form', async () => {
  const values = [
    { key: 'logo', value: '{"path":"https://evil.example/logo.png","width":1,"height":1}' },
    { key: 'colours', value: '{"primary":"red;}body{display:none"}' },
  ];
  await insertRows(
    site.db,
    'settings',
    values.map((row) => ({ category: 'organisation', ...row })),
  );
  site.fail(null);
  const { data } = await loader(args(visit('/')));
  expect(Object.keys(data.organisation).sort()).toEqual(['licence', 'name', 'tagline']);
});

/** Takes the pictures of docs/speed.md: a first visit on slow 3G, and a page beside its light version. */
import sharp from 'sharp';
import type { Page } from 'playwright';
import { startServer } from '#tests/support/server';
import { launchBrowser, newVisitor } from '#tests/support/visitor';

/** Seconds after the tap at which the first visit is photographed. */
const MOMENTS = [1, 2, 3, 12];
const GAP = 16;
/** Slow 3G: 400 kbit/s in each direction, 400 ms. */
const SLOW_3G = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
/** Grey around the phones, in both colour modes of a reader. */
const BACKGROUND = '#b9c0bd';

export async function takeSpeedPictures(): Promise<void> {
  const site = await startServer({ content: 'empty' });
  const browser = await launchBrowser();
  const open = async () =>
    (await newVisitor(browser, site.origin, { locale: 'ar', width: 360 })).newPage();
  try {
    // The first request fills the server's cache, as earlier visitors do.
    const other = await open();
    await other.goto('/ar');
    await other.waitForLoadState('networkidle');
    const slow = await open();
    const devtools = await slow.context().newCDPSession(slow);
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G });
    await save('docs/images/slow-3g.png', await firstVisit(slow));

    const light = await open();
    await light.setExtraHTTPHeaders({ 'save-data': 'on' });
    const pictures: Buffer[] = [];
    for (const page of [other, light]) {
      await page.goto('/ar/projects/water-trucking-north-gaza');
      await page.waitForLoadState('networkidle');
      pictures.push(await page.screenshot());
    }
    await save('docs/images/light.png', pictures);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function firstVisit(page: Page): Promise<Buffer[]> {
  const tapped = Date.now();
  const loaded = page.goto('/ar', { waitUntil: 'load', timeout: 120_000 });
  const pictures: Buffer[] = [];
  for (const seconds of MOMENTS) {
    await page.waitForTimeout(Math.max(0, tapped + seconds * 1_000 - Date.now()));
    pictures.push(await page.screenshot());
  }
  await loaded;
  return pictures;
}

/** Writes the pictures side by side, at half size. */
async function save(file: string, pictures: readonly Buffer[]): Promise<void> {
  const { width = 0, height = 0 } = await sharp(pictures[0]).metadata();
  const whole = await sharp({
    create: {
      width: pictures.length * (width + GAP) + GAP,
      height: height + 2 * GAP,
      channels: 3,
      background: BACKGROUND,
    },
  })
    .composite(pictures.map((input, n) => ({ input, left: GAP + n * (width + GAP), top: GAP })))
    .png()
    .toBuffer();
  await sharp(whole)
    .resize({ height: Math.round(height * 0.6) })
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toFile(file);
  console.log(file);
}

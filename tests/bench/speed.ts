/**
 * Part of the benchmark: requests a second, beside a plain node:http server that sends the same bytes. Both run at
 * the same time and are measured alternately, one second each.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from './bench';
import { CAMPAIGN, demonstrationCart } from './cart';
import type { Figure } from './figures';
import { startProcess } from './process';
import { rateOf, slice } from './slices';
import { median } from './table';

const ROUNDS = 5;

type Measured = { name: string; path: string; headers: Record<string, string> };

const cart = { cookie: demonstrationCart() };
const PUBLIC_PAGES = {
  home: '/',
  list: '/projects',
  campaign: `/projects/${CAMPAIGN}`,
} as const;
const MEASURED: Measured[] = [
  ...Object.entries(PUBLIC_PAGES).map(([name, path]) => ({
    name: `${name}, new visitor`,
    path,
    headers: {},
  })),
  ...Object.entries(PUBLIC_PAGES).map(([name, path]) => ({
    name: `${name} with a cart`,
    path,
    headers: cart,
  })),
  // Rendered for each request, because they show the gifts of one visitor.
  { name: 'cart', path: '/cart', headers: cart },
  { name: 'checkout', path: '/checkout', headers: cart },
];

export async function speed({ folder, startSite }: Bench): Promise<Figure[]> {
  const site = await startSite();
  const bodies = await saveBodies(site.origin, folder);
  const bare = await startProcess(['tests/bench/raw-server.mjs', ...bodies], '/0');
  try {
    const figures: Figure[] = [];
    for (const [at, page] of MEASURED.entries())
      figures.push(await compare(page, site.origin, `${bare.origin}/${at}`));
    return figures;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

async function compare(
  { name, path, headers }: Measured,
  origin: string,
  bareUrl: string,
): Promise<Figure> {
  await slice(origin + path, headers);
  const rounds: { own: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      own: rateOf(await slice(origin + path, headers)),
      bare: rateOf(await slice(bareUrl, {})),
    });
  const rate = (of: 'own' | 'bare') => median(rounds.map((one) => one[of])).toFixed(0);
  return {
    name: `${name}: node:http against the site`,
    value: median(rounds.map(({ own, bare }) => bare / own)),
    unit: '×',
    detail: `${rate('own')} a second, node:http ${rate('bare')}`,
  };
}

/** Saves the body of each page, compressed as a browser gets it. @returns the files, in the order of MEASURED */
async function saveBodies(origin: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [at, { path, headers }] of MEASURED.entries()) {
    const file = join(folder, String(at));
    // fetch decompresses bodies.
    const text = await (await fetch(origin + path, { headers })).text();
    writeFileSync(file, brotliCompressSync(text));
    files.push(file);
  }
  return files;
}

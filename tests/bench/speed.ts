/**
 * Part of the benchmark: requests a second, beside a plain node:http server that sends the same bytes and a minimal
 * Remix app. The three run at the same time and are measured alternately, one second each.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from './bench';
import { CAMPAIGN, demonstrationCart } from './cart';
import type { Figure } from './figures';
import { startProcess, type BenchProcess } from './process';
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
  const minimal = await startProcess(
    ['node_modules/@remix-run/serve/dist/cli.js', 'tests/bench/minimal-remix.mjs'],
    '/',
  );
  try {
    const figures: Figure[] = [];
    for (const [at, page] of MEASURED.entries())
      figures.push(...(await compare(page, { site, minimal, bareUrl: `${bare.origin}/${at}` })));
    return figures;
  } finally {
    await Promise.all([site.stop(), bare.stop(), minimal.stop()]);
  }
}

async function compare(
  { name, path, headers }: Measured,
  { site, minimal, bareUrl }: { site: BenchProcess; minimal: BenchProcess; bareUrl: string },
): Promise<Figure[]> {
  await slice(site.origin + path, headers);
  const rounds: { own: number; bare: number; remix: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      own: rateOf(await slice(site.origin + path, headers)),
      bare: rateOf(await slice(bareUrl, {})),
      remix: rateOf(await slice(`${minimal.origin}/`, {})),
    });
  const rate = (of: keyof (typeof rounds)[number]) => median(rounds.map((one) => one[of]));
  return [
    {
      name: `${name}: node:http against the site`,
      value: median(rounds.map(({ own, bare }) => bare / own)),
      unit: '×',
      detail: `${rate('own').toFixed(0)} a second, node:http ${rate('bare').toFixed(0)}`,
    },
    {
      name: `${name}: the site against a minimal Remix app`,
      value: median(rounds.map(({ own, remix }) => own / remix)),
      unit: '×',
      detail: `minimal Remix app ${rate('remix').toFixed(0)} a second`,
    },
  ];
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

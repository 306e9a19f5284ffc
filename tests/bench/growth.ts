/**
 * Part of the benchmark: requests a second with 100,041 campaigns, news and events against 41. First the API without any
 * cache, then pages of a visitor with a cart, for which the site has the API's responses in its cache.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './bench';
import { CAMPAIGN, CART_SECRET, demonstrationCart } from './cart';
import type { Figure } from './figures';
import { FEW, fewCampaigns, MANY, manyCampaigns } from './large-charity';
import { startProcess, type BenchProcess } from './process';
import { rateOf, slice } from './slices';
import { median } from './table';

const ROUNDS = 5;

const CALLS: Record<string, string> = {
  list: '/projects',
  // As many campaigns as the demonstration has in this category: a longer list takes longer.
  'list of a category': '/projects?category=water_and_sanitation&limit=3',
  'list, ending soon': '/projects?order=ending',
  'search in campaigns': '/projects?search=water',
  campaign: `/projects/${CAMPAIGN}`,
  news: '/news',
  events: '/events',
  search: '/search?search=water',
};
const PAGES: Record<string, string> = {
  home: '/',
  list: '/projects',
  'list of a category': '/projects?category=water_and_sanitation',
  'list, ending soon': '/projects?order=ending',
  'search in campaigns': '/projects?search=water',
  campaign: `/projects/${CAMPAIGN}`,
};

export async function growth({ folder }: Bench): Promise<Figure[]> {
  const own = join(folder, 'growth');
  mkdirSync(own);
  const folders = [await fewCampaigns(own), await manyCampaigns()] as const;
  const start = (program: string, firstPath: string) =>
    Promise.all(
      folders.map((DATA_DIR) =>
        startProcess([program], firstPath, { DATA_DIR, SESSION_SECRETS: CART_SECRET }),
      ),
    );
  const figures: Figure[] = [];
  // One after the other, because only one process may use a data folder.
  for (const { what, program, firstPath, paths, headers } of [
    {
      what: 'API',
      program: 'build/api.js',
      firstPath: '/content-version',
      paths: CALLS,
      headers: {},
    },
    {
      what: 'page with a cart',
      program: 'build/server.js',
      firstPath: '/',
      paths: PAGES,
      headers: { cookie: demonstrationCart() },
    },
  ]) {
    const [few, many] = await start(program, firstPath);
    try {
      for (const [name, path] of Object.entries(paths))
        figures.push(await compare(`${what}, ${name}`, { few: few!, many: many! }, path, headers));
    } finally {
      await Promise.all([few!.stop(), many!.stop()]);
    }
  }
  return figures;
}

async function compare(
  name: string,
  { few, many }: { few: BenchProcess; many: BenchProcess },
  path: string,
  headers: Record<string, string>,
): Promise<Figure> {
  await slice(few.origin + path, headers);
  await slice(many.origin + path, headers);
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      few: rateOf(await slice(few.origin + path, headers)),
      many: rateOf(await slice(many.origin + path, headers)),
    });
  const rate = (of: 'few' | 'many') => median(rounds.map((one) => one[of])).toFixed(0);
  return {
    name,
    value: median(rounds.map((one) => one.few / one.many)),
    unit: '×',
    detail: `${rate('few')} a second with ${FEW}, ${rate('many')} with ${MANY}`,
  };
}

/** Guard: no page calls the charity API twice in a row. A page then takes as long as its slowest call. */
import type { LoaderFunction } from '@remix-run/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import routes from '#app/routes';
import { loader as shell } from '#app/shell/loader.server';
import { callRounds } from '#tests/support/call-rounds';
import { args, openTestSite, visit, type TestSite } from '#tests/support/site';
import { sampleUrlOf, urlPatternsOf, type Address } from './site-map';

const modules = import.meta.glob<{ loader?: LoaderFunction }>('../../app/routes/**/*.{ts,tsx}');

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});

/**
 * Pages with a second round of calls, and the calls of that round. The record names another record, and only its
 * response says which. Nothing else of the page waits for the second round's calls to begin.
 */
const SECOND_ROUND: Record<string, RegExp> = {
  // The campaigns and the fund of the program's category.
  '/programs/:id': /^\/projects(?:\?|\/[\w-]+-fund$)/,
  // The campaign for which the event collects, or to which the article belongs.
  '/events/:id': /^\/projects\/[\w-]+$/,
  '/news/:id': /^\/projects\/[\w-]+$/,
  '/blogs/:id': /^\/projects\/[\w-]+$/,
  // Other cases in the area of the case.
  '/projects/tafreej/:id': /^\/tafreej-cases\?.*area=/,
};

/** Filters in the URL: the list is requested before their options are known. */
const FILTERED = [
  ['/projects', '/projects?category=education&order=ending'],
  ['/projects/type/:type', '/projects/type/eghatha?tag=water'],
  ['/news', '/news?year=2026'],
  ['/events', '/events?audience=all'],
  ['/ngo', '/ngo?category=water_and_sanitation'],
  ['/projects/sacrifices', '/projects/sacrifices?category=udhiya'],
] as const;

type Visit = { cart?: Cart };

/** Runs the loaders of the page and of its shell with an empty cache. @returns the calls of each round */
async function roundsOf(address: Address, path: string, sent: Visit = {}) {
  const { loader } = await modules[`../../${address.file}`]!();
  if (!loader) return [];
  const rounds = callRounds((request) => site.api.fetch(request));
  site.fail(rounds.hold);
  // A 404 or a redirect ends a loader too.
  const settled = async (load: LoaderFunction, params = {}) => {
    try {
      await load(args(visit(path, sent), params));
    } catch {
      // The calls before it count.
    }
  };
  return rounds.run(() => Promise.all([settled(shell), settled(loader, paramsOf(address, path))]));
}

/** The parameters of a route in a URL. */
function paramsOf({ pattern }: Address, path: string): Record<string, string> {
  const values = path.split('?', 1)[0]!.split('/');
  const names = pattern.split('/').map((part, n) => [part, values[n]!] as const);
  return Object.fromEntries(
    names.flatMap(([part, value]) => (part.startsWith(':') ? [[part.slice(1), value]] : [])),
  );
}

/** Draws a picture after it has read its record, which is work and no call. */
const PICTURE = '/cards/:section/:file';

const addresses = urlPatternsOf(routes as Parameters<typeof urlPatternsOf>[0]).filter(
  ({ inLanguages, pattern }) => inLanguages && pattern !== PICTURE,
);
const addressOf = (pattern: string) => addresses.find((one) => one.pattern === pattern)!;

describe('all calls of a page start together', () => {
  test.each(addresses.map((address) => [address.pattern, address] as const))(
    '%s',
    async (pattern, address) => {
      const [, second = [], ...others] = await roundsOf(address, sampleUrlOf(address));
      const allowed = SECOND_ROUND[pattern];
      expect(second.filter((call) => !allowed?.test(call))).toEqual([]);
      expect(others).toEqual([]);
    },
  );

  test.each(FILTERED)('%s as %s', async (pattern, path) => {
    expect((await roundsOf(addressOf(pattern), path)).slice(1)).toEqual([]);
  });

  test.each(['/cart', '/checkout'])('%s with a cart in dollars', async (path) => {
    const [shared] = [{ quantity: 1, intention: 'sadaqa', minor: 5_000 }] as const;
    const lines = ['wells', 'tents'].map((offeringId, n) => ({
      ...shared,
      offeringId,
      id: `line-000${n}`,
    }));
    const [first, ...others] = await roundsOf(addressOf(path), path, {
      cart: { currency: 'USD', lines },
    });
    expect(first!.filter((call) => call.startsWith('/offerings'))).toHaveLength(1);
    expect(others).toEqual([]);
  });
});

test('the exceptions exist', () => {
  for (const pattern of Object.keys(SECOND_ROUND)) expect(addressOf(pattern)).toBeDefined();
});

test('an unknown filter is requested again without it', async () => {
  const rounds = await roundsOf(addressOf('/projects'), '/projects?category=nothing');
  expect(rounds.slice(1)).toEqual([['/projects?offset=0&limit=9&status=open&order=newest']]);
});

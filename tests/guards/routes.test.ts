/** The site map: every module is there and is used, every address answers as it should in every language, and no link is broken. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localisedPath, type SitePath } from '#app/links';
import routes from '#app/routes';
import { LOCALES } from '#domain/locales';
import { startServer, type RunningServer } from '#tests/support/server';
import { addressesOf, modulesOf, sampleOf } from './site-map';
import { filesBelow, importsOf, readSources, targetOf } from './sources';

const entries = await routes;
const addresses = addressesOf(entries);

/** What answers a GET otherwise than with 200. */
const OTHER_ANSWERS: Record<string, number> = {
  '/*': 404,
  '/orders/:token': 404,
  '/orders/:token/sponsorship/:line': 404,
  '/monthly/:token': 404,
  '/receipts/:token': 404,
  '/gift-cards/:token': 404,
  '/certificates/:token': 404,
  '/sandbox/*': 404,
  // Forms and messages are sent there; there is nothing to see.
  '/webhooks/:provider': 405,
  '/language': 302,
  // Answers scripts of this site alone.
  '/lookups/country-here': 403,
};

describe('modules', () => {
  test('every one in the site map is a file', () => {
    expect(modulesOf(entries).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('none under app/routes is forgotten', () => {
    const imported = new Set(
      readSources(['app']).flatMap((source) =>
        importsOf(source).map((entry) => targetOf(source, entry)),
      ),
    );
    const named = new Set(modulesOf(entries));
    const forgotten = filesBelow('app/routes')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !named.has(file) && !imported.has(file.replace(/\.tsx?$/, '')));
    expect(forgotten).toEqual([]);
  });
});

describe('in the built site', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  }, 60_000);
  afterAll(() => server?.stop());

  async function ask(path: string): Promise<Response> {
    try {
      return await fetch(server.origin + path, { redirect: 'manual' });
    } catch (error) {
      throw new Error(`no answer for ${path}; the server printed: ${server.output()}`, {
        cause: error,
      });
    }
  }

  const everyAddress = addresses.flatMap((address) =>
    (address.inLanguages ? LOCALES : (['en'] as const)).map((locale) => ({
      path: localisedPath(sampleOf(address) as SitePath, locale),
      status: OTHER_ANSWERS[address.pattern] ?? 200,
    })),
  );

  test.each(everyAddress)('GET $path answers $status', async ({ path, status }) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    await answer.body?.cancel();
  });

  test.each(['/xx/projects', '/en/projects', '/ar/xx', '/projects/nothing-of-this-name'])(
    '%s is no page',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('no page points at something that is not there', { timeout: 120_000 }, async () => {
    const { read, broken } = await crawl(
      LOCALES.map((locale) => localisedPath('/', locale)),
      ask,
    );
    expect(read, 'pages that were read').toBeGreaterThan(LOCALES.length * 10);
    expect(broken).toEqual([]);
  });
});

type Target = { path: string; from: string };

/** Reads each page once, whatever its query, and asks once for everything that pages point at on this site. */
async function crawl(start: string[], ask: (path: string) => Promise<Response>) {
  const asked = new Set<string>();
  const read = new Set<string>();
  const broken: string[] = [];

  async function visit({ path, from }: Target): Promise<Target[]> {
    const answer = await ask(path);
    const location = answer.headers.get('location');
    if (answer.status >= 400) broken.push(`${answer.status} ${path}, from ${from}`);
    const page = path.split('?')[0]!;
    const isNewPage =
      answer.headers.get('content-type')?.startsWith('text/html') === true && !read.has(page);
    if (isNewPage) read.add(page);
    const html = await answer.text();
    const targets = localTargets(`${isNewPage ? html : ''}${location ? `href="${location}"` : ''}`);
    return targets.map((target) => ({ path: target, from: path }));
  }

  let waiting: Target[] = start.map((path) => ({ path, from: 'the start' }));
  while (waiting.length > 0) {
    // A few at a time, as a browser does.
    const now = waiting.splice(0, 6);
    for (const { path } of now) asked.add(path);
    const found = (await Promise.all(now.map(visit))).flat();
    waiting = [...new Map([...waiting, ...found].map((target) => [target.path, target])).values()];
    waiting = waiting.filter(({ path }) => !asked.has(path));
  }
  return { read: read.size, broken };
}

/** Addresses on this site in href, src and srcset, as a browser would ask for them. */
function localTargets(html: string): string[] {
  const attributes = [...html.matchAll(/\s?(?:href|src|srcset)="([^"]*)"/gi)].map(
    ([, value]) => value!,
  );
  return (
    attributes
      .flatMap((value) => value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0]!))
      .map((url) => url.replaceAll('&amp;', '&').split('#')[0]!)
      // A picture as the drawing that it is made from: making them takes longer than everything else here.
      .map((url) => url.replace(/^(\/files\/.+)\.webp(?:\?.*)?$/, '$1.svg'))
      .filter((url) => /^\/(?!\/)/.test(url))
  );
}

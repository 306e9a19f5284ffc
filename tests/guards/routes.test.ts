/**
 * The site map: every route module is used, every URL has the expected status and valid HTML, and no link is broken.
 */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localisedPath, readPath, type SitePath } from '#web/links';
import routes from '#app/routes';
import type { Locale } from '#domain/locales';
import { setupServer } from '#tests/support/opened-server';
import { missingTextsIn } from '#tests/support/missing-texts';
import { documentFaults, htmlFaults } from '#tests/support/valid-html';
import { NOT_LINKED, urlPatternsOf, modulesOf, sampleUrlOf, type Address } from './site-map';
import { filesBelow, importsOf, readSources, targetOf } from './sources';

/** Only a cart with a gift links to the checkout, and only the privacy policy of a charity to the offline page. */
const LINKED_ELSEWHERE = ['/checkout', '/offline'];

const entries = await routes;
const addresses = urlPatternsOf(entries);

/** Routes that respond to GET with another status than 200. */
const OTHER_STATUSES: Record<string, number> = {
  '/*': 404,
  '/orders/:token': 404,
  '/orders/:token/sponsorship/:line': 404,
  '/monthly/:token': 404,
  '/receipts/:token': 404,
  '/gift-cards/:token': 404,
  '/certificates/:token': 404,
  '/applications/:token': 404,
  // Needs the token of a draft.
  '/ngo/add/draft': 400,
  '/newsletter/confirm/:token': 404,
  '/newsletter/leave/:token': 404,
  '/trial/*': 404,
  // Webhooks are sent there by POST.
  '/webhooks/:provider': 405,
  // Without a gift in the cart, it redirects to the cart.
  '/checkout': 302,
  '/language': 302,
  '/light-pages': 302,
  '/pixels': 302,
  // The pages of a signed-in donor.
  ...Object.fromEntries(
    [
      ...['', '/monthly', '/sponsorships', '/certificates', '/statement', '/recipients'],
      ...['/profile', '/sessions', '/data', '/delete'],
    ].map((page) => [`/account${page}`, 303]),
  ),
  '/logout': 303,
  // Without a code that was requested before, they redirect to the first step.
  '/signup/verify': 303,
  '/forget-password/reset': 303,
  '/auth/:provider': 303,
  '/auth/:provider/callback': 303,
  // Accepts requests of this site's scripts only.
  '/lookups/country-here': 403,
};

describe('modules', () => {
  test('every route module in the site map exists', () => {
    expect(modulesOf(entries).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('every route module below app/routes is in the site map', () => {
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

test('the crawler finds broken links and malformed pages in an example', async () => {
  const pages: Record<string, string> = {
    '/ar': '<!doctype html><p><a href="/ar/bad">x</a><img srcset="/ar/none.png 2x">',
    '/ar/bad': '<p><p',
  };
  const { broken, malformed, paths } = await crawl(['/ar'], (path) =>
    Promise.resolve(
      new Response(pages[path] ?? '', {
        status: path in pages ? 200 : 404,
        headers: { 'content-type': 'text/html' },
      }),
    ),
  );
  expect(broken).toEqual(['404 /ar/none.png, from /ar']);
  expect(malformed.some((fault) => fault.startsWith('/ar/bad '))).toBe(true);
  expect(paths).toEqual(['/ar', '/ar/bad', '/ar/none.png']);
});

describe('in the built site', () => {
  const server = setupServer();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(server.origin + path, { redirect: 'manual', ...init });
    } catch (error) {
      throw new Error(`No response for ${path}. Output of the server: ${server.output()}`, {
        cause: error,
      });
    }
  }

  // The other languages have the same routes and elements. tests/guards/locales.test.ts compares their texts.
  const everyAddress = addresses.map((address) => ({
    path: localisedPath(sampleUrlOf(address) as SitePath, address.inLanguages ? 'ar' : 'en'),
    status: OTHER_STATUSES[address.pattern] ?? 200,
  }));

  test.each(everyAddress)('GET $path returns $status', async ({ path, status }) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    if (isHtml(answer) && text !== '') {
      expect(htmlFaults(text).join('; ')).toBe('');
      expect(missingTextsIn(text)).toEqual([]);
    }
  });

  test('the pages of a gift, from the cart to its receipt, are valid HTML', async () => {
    const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
    const see = async (name: string, answer: Response, status = 200): Promise<string> => {
      const html = await answer.text();
      expect(answer.status, name).toBe(status);
      expect(htmlFaults(html), name).toEqual([]);
      return html;
    };
    const send = (path: string, fields: Record<string, string>) =>
      ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    const pathTo = (answer: Response) =>
      (answer.headers.get('location') ?? '').replace(server.origin, '');

    const gift = { currency: 'OMR', amount: '25', intent: 'cart' };
    /** Gives from a new cart. Returns the path to which the payment page redirects. */
    const pay = async (decision: string): Promise<string> => {
      delete headers.cookie;
      const given = await send('/ar/projects/tankers', gift);
      headers.cookie = given.headers.getSetCookie()[0]!.split(';', 1)[0]!;
      expect(await see('cart', await ask('/ar/cart', { headers }))).toContain('/projects/tankers');
      const checkout = await see('checkout', await ask('/ar/checkout', { headers }));
      const form = hiddenFields(checkout.slice(checkout.indexOf('value="pay"') - 100));
      await see('rejected checkout', await send('/ar/checkout', { ...form, email: 'x' }), 400);
      const donor = { ...form, name: 'سالم', email: 'salim@example.org' };
      const payment = pathTo(await send('/ar/checkout', { ...donor, method: 'Stripe' }));
      const page = await see('payment page', await ask(payment));
      return pathTo(await send(payment, { ...hiddenFields(page), decision }));
    };

    // The payment service reports this payment later, so the order stays pending for the next two requests.
    const pending = (await pay('late')).split('?')[0]!;
    const refresh = '<noscript><meta http-equiv="refresh" content="5"/></noscript>';
    expect(await see('pending order', await ask(pending, { headers }))).toContain(refresh);
    const reply = await see('reply to a form', await send(pending, { intent: 'unknown' }), 400);
    expect(reply).not.toContain(refresh);
    const returned = await pay('approve');
    const receipt = await see('receipt', await ask(pathTo(await ask(returned, { headers }))));
    const [, check = ''] = /href="[^"]*(\/receipts\/[\w.-]+)"/.exec(receipt) ?? [];
    await see('check of a receipt', await ask(check));
  });

  test.each([
    ...['/nonsense', '/nonsense/projects', '/ar/xx', '/projects/nothing-of-this-name'],
    ...['/Nonsense/', '/nonsense/Projects', '/ar/xx/About/', '/projects/WELLS'],
  ])('GET %s returns 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each([
    ['/en', '/'],
    ['/en/projects?page=2&utm_source=a%26b', '/projects?page=2&utm_source=a%26b'],
    ['/xx/projects', '/projects'],
    ['/fr/nonsense', '/nonsense'],
    ['/de/evil.example/x', '/evil.example/x'],
    ['/ar-OM/cart', '/ar/cart'],
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/%61bout?utm_source=a%26b', '/about?utm_source=a%26b'],
    ['/ar/', '/ar'],
    ['/ar/Projects/Type/EGHATHA/?page=2', '/ar/projects/type/EGHATHA?page=2'],
    ['/Projects/%77ells', '/projects/wells'],
  ])('GET %s redirects to %s', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  test(
    'links lead to every page, and none is broken or malformed',
    { timeout: 300_000 },
    async () => {
      const { read, broken, malformed, paths } = await crawl(
        CRAWLED.map((locale) => localisedPath('/', locale)),
        ask,
      );
      expect(read, 'pages that were read').toBeGreaterThan(CRAWLED.length * 10);
      expect(broken).toEqual([]);
      expect(malformed).toEqual([]);
      const isReached = ({ pattern }: Address, locale: Locale) => {
        const page = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
        return paths.some((path) => {
          const known = readPath(path);
          return known.locale === locale && page.test(known.path);
        });
      };
      const unreached = addresses
        .filter(
          ({ inLanguages, pattern }) =>
            inLanguages && !NOT_LINKED.has(pattern) && !LINKED_ELSEWHERE.includes(pattern),
        )
        .flatMap((address) =>
          CRAWLED.filter((locale) => !isReached(address, locale)).map(
            (locale) => `${locale} ${address.pattern}`,
          ),
        );
      expect(unreached).toEqual([]);
      const types = await (await ask('/sitemaps/types-1.xml')).text();
      const listed = [...types.matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)]
        .map(([, path]) => path!)
        .filter((path) => CRAWLED.includes(readPath(path).locale));
      expect(listed).toContain('/ar/projects/type/eskan');
      expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
    },
  );
});

function isHtml(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') === true;
}

function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
}

type Target = { path: string; from: string };

/** One language, with a prefix in its paths. All have the same links. */
const CRAWLED: readonly Locale[] = ['ar'];

/** Loads each page once, without its query, and requests each link target on this site once. */
async function crawl(start: string[], ask: (path: string) => Promise<Response>) {
  const asked = new Set<string>();
  const read = new Set<string>();
  const broken: string[] = [];
  const malformed: string[] = [];

  async function visit({ path, from }: Target): Promise<Target[]> {
    const answer = await ask(path);
    const location = answer.headers.get('location');
    if (answer.status >= 400) broken.push(`${answer.status} ${path}, from ${from}`);
    const page = path.split('?')[0]!;
    const isNewPage = isHtml(answer) && !read.has(page);
    if (isNewPage) read.add(page);
    const html = await answer.text();
    if (isNewPage) malformed.push(...documentFaults(html).map((fault) => `${path} ${fault}`));
    const targets = localTargets(`${isNewPage ? html : ''}${location ? `href="${location}"` : ''}`);
    return targets
      .filter((target) => CRAWLED.includes(readPath(target).locale))
      .map((target) => ({ path: target, from: path }));
  }

  let waiting: Target[] = start.map((path) => ({ path, from: 'the start' }));
  while (waiting.length > 0) {
    // Six at a time, as a browser does.
    const now = waiting.splice(0, 6);
    for (const { path } of now) asked.add(path);
    const found = (await Promise.all(now.map(visit))).flat();
    waiting = [...new Map([...waiting, ...found].map((target) => [target.path, target])).values()];
    waiting = waiting.filter(({ path }) => !asked.has(path));
  }
  const paths = [...new Set([...asked].map((path) => path.split('?')[0]!))];
  return { read: read.size, broken, malformed, paths };
}

/** URLs of this site in href, src and srcset, as a browser requests them. */
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

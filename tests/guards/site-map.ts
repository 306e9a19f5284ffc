/** app/routes.ts or staff/routes.ts as a flat list of URL patterns, with a sample URL for each page of the site. */
import type { RouteConfigEntry } from '@remix-run/route-config';

export type Address = {
  /** Such as /projects/:id, without the language. */
  pattern: string;
  /** Path from the project's root. */
  file: string;
  /** True when the route is below `:locale?`, so that its URL has a language. */
  inLanguages: boolean;
  /** True for an index route. A form needs `?index` to submit to it and not to its parent. */
  isIndex: boolean;
};

/** Routes that have a URL, without layouts. */
export function urlPatternsOf(
  routes: RouteConfigEntry[],
  folder = 'app',
  above = '',
  inLanguages = false,
): Address[] {
  return routes.flatMap((route) => {
    const isLanguage = route.path === ':locale?';
    const pattern = isLanguage ? above : [above, route.path].filter(Boolean).join('/');
    const inside = inLanguages || isLanguage;
    const own = {
      pattern: `/${pattern}`,
      file: `${folder}/${route.file}`,
      inLanguages: inside,
      isIndex: route.index === true,
    };
    return route.children ? urlPatternsOf(route.children, folder, pattern, inside) : [own];
  });
}

/** Every route module in the site map. */
export function modulesOf(routes: RouteConfigEntry[]): string[] {
  return routes.flatMap((route) => [`app/${route.file}`, ...modulesOf(route.children ?? [])]);
}

/** Values of the parameters: content of the test charity. */
const SAMPLES: Record<string, string> = {
  '/projects/:id': '/projects/wells',
  '/projects/sacrifices/:id': '/projects/sacrifices/sheep-oman',
  '/projects/orphans/:id': '/projects/orphans/orphan-amina',
  '/projects/type/:type': '/projects/type/eghatha',
  '/projects/tafreej/:id': '/projects/tafreej/case-oven',
  '/projects/mosques/:id': '/projects/mosques/shore-mosque',
  '/projects/mosques/:id/standing': '/projects/mosques/shore-mosque/standing',
  '/news/:id': '/news/blankets',
  '/blogs/:id': '/blogs/receipts',
  '/programs/:id': '/programs/water-and-life',
  '/events/:id': '/events/school-evening',
  '/events/:id/calendar': '/events/school-evening/calendar',
  '/training/:id': '/training/first-aid',
  '/ngo/:id': '/ngo/water-committee',
  '/orders/:token': '/orders/nobodyhasthistoken0000000',
  '/orders/:token/sponsorship/:line': '/orders/nobodyhasthistoken0000000/sponsorship/0',
  '/monthly/:token': '/monthly/nobodyhasthistoken0000000',
  '/receipts/:token': '/receipts/nobodyhasthistoken0000000',
  '/gift-cards/:token': '/gift-cards/nobodyhasthistoken0000000',
  '/offerings/:id/standing': '/offerings/case-oven/standing',
  '/newsletter/confirm/:token': '/newsletter/confirm/nobodyhasthistoken0000000',
  '/newsletter/leave/:token': '/newsletter/leave/nobodyhasthistoken0000000',
  '/applications/:token': '/applications/nobodyhasthistoken0000000',
  '/certificates/:token': '/certificates/nobodyhasthistoken0000000',
  '/auth/:provider': '/auth/google',
  '/auth/:provider/callback': '/auth/google/callback',
  '/sitemaps/:part': '/sitemaps/pages.xml',
  '/feeds/:section': '/feeds/news',
  '/cards/:section/:file': '/cards/projects/wells.jpg',
  '/files/*': '/files/scenes/water.svg',
  '/webhooks/:provider': '/webhooks/stripe',
  '/trial/*': '/trial/stripe/c/pay/nothing',
  '/*': '/there/is/no/such/page',
};

/** Returns the sample URL. @throws Error for a pattern with parameters that has no sample */
export function sampleUrlOf({ pattern }: Address): string {
  const sample = SAMPLES[pattern] ?? pattern;
  if (/[:*]/.test(sample)) throw new Error(`tests/guards/site-map.ts has no sample for ${pattern}`);
  return sample;
}

/** Pages that need no link of content or pages: those of one donor, data for scripts, and targets of forms. */
export const NOT_LINKED: ReadonlySet<string> = new Set([
  ...['/orders/:token', '/orders/:token/sponsorship/:line', '/monthly/:token', '/receipts/:token'],
  ...['/gift-cards/:token', '/certificates/:token', '/projects/mosques/:id/standing'],
  '/applications/:token',
  ...['/give/offer', '/options/categories', '/offerings/:id/standing', '/lookups/countries'],
  '/events/:id/calendar',
  '/ngo/add/draft',
  // Links in the head of pages.
  ...['/cards/:section/:file', '/feeds/:section', '/manifest.webmanifest'],
  ...['/lookups/country-here', '/newsletter', '/language', '/light-pages', '/pixels', '/*'],
  ...['/newsletter/confirm/:token', '/newsletter/leave/:token'],
  // The shell links to these pages.
  ...['/login', '/signup', '/signup/verify', '/forget-password', '/forget-password/reset'],
  ...['/logout', '/auth/:provider', '/account', '/account/monthly', '/account/sponsorships'],
  ...['/account/certificates', '/account/statement', '/account/profile', '/account/recipients'],
  ...['/account/sessions', '/account/data', '/account/delete'],
]);

/** The pages of the storefront to which content can link, and the item that each link needs. */
import { PAGE_IDS } from '#contract/pages';
import { readCategoryAnchor } from '#domain/anchors';

/** Paths of pages that every site has. A test compares this file with the routes of the storefront. */
export const FIXED_PAGES = [
  ...['/', '/give', '/cart', '/checkout', '/contact-us', '/programs'],
  ...['/projects', '/projects/zakat', '/projects/zakat/calculator', '/projects/zakat/stocks'],
  ...['/projects/zakat/funds', '/projects/stock-purge', '/projects/sacrifices'],
  ...['/projects/endowments', '/projects/kafarat', '/projects/orphans', '/projects/mosques'],
  '/projects/type/tafreej',
  '/events',
  '/training',
  ...['/news', '/blogs'],
  ...['/partners', '/volunteer'],
  ...['/ngo', '/ngo/add'],
  ...['/search', '/offline'],
] as const;

/** Paths of the pages of items, before the id of the item, with the kinds that the item can have. */
export const ITEM_PAGES: readonly (readonly [path: string, kinds: readonly string[]])[] = [
  ['/projects/type/', ['types']],
  ['/projects/tafreej/', ['cases']],
  ['/projects/sacrifices/', ['sacrifices']],
  ['/projects/orphans/', ['orphans']],
  ['/projects/mosques/', ['mosques']],
  ['/programs/', ['programs']],
  ['/events/', ['events']],
  ['/training/', ['training']],
  ['/news/', ['news']],
  ['/blogs/', ['blogs']],
  ['/ngo/', ['ngos']],
  ['/projects/', ['campaigns', 'funds']],
];

/** `kinds` is empty for a page that every site has. `id` is null when the page needs any item of the kinds. */
export type LinkTarget = { kinds: readonly string[]; id: string | null };

const EVERY_SITE: LinkTarget = { kinds: [], id: null };

/** @param href a path of the site @returns null when the site has no such page, or the path has a language */
export function findTarget(href: string): LinkTarget | null {
  const [, whole = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/.exec(href) ?? [];
  const path = whole === '/' ? whole : whole.replace(/\/$/, '');
  const page = PAGE_IDS.find((id) => path === `/${id}`);
  if (page) return { kinds: ['pages'], id: page };
  if (path === '/faqs') {
    const category = readCategoryAnchor(anchor);
    if (category !== null) return { kinds: ['faq-categories'], id: category };
    return { kinds: ['faqs'], id: anchor || null };
  }
  const cause = path === '/projects/kafarat' && new URLSearchParams(query).get('cause');
  if (cause) return { kinds: ['expiations'], id: cause };
  if ((FIXED_PAGES as readonly string[]).includes(path)) return EVERY_SITE;
  for (const [before, kinds] of ITEM_PAGES) {
    const id = path.startsWith(before) ? path.slice(before.length) : '';
    // The storefront recognises endowments by the end of their id.
    if (/^[\w-]+$/.test(id))
      return { kinds: kinds.includes('funds') && isEndowment(id) ? ['endowments'] : kinds, id };
  }
  return null;
}

const isEndowment = (id: string) => id.endsWith('-endowment');

/** A language tag at the beginning of a path. No page of the site begins with a segment of two letters. */
const LANGUAGE = /^\/[a-z]{2}(?:[-_][a-z\d]{2,4})*(?=[/?#]|$)/i;

const PAGES = [
  ...[...FIXED_PAGES, ...PAGE_IDS.map((id) => `/${id}`), '/faqs'].sort(),
  ...ITEM_PAGES.map(([before]) => `${before}ID`),
].join(', ');

/** Returns the problem of a link that is invalid whatever the content is, otherwise null. */
export function linkProblem(href: string): string | null {
  if (LANGUAGE.test(href)) {
    const path = href.replace(LANGUAGE, '');
    const plain = path.startsWith('/') ? path : `/${path}`;
    return `The link ${href} has a language. Write ${plain} instead: the site adds the language of the donor.`;
  }
  return findTarget(href) ? null : `The site has no page ${href}. Its pages are ${PAGES}.`;
}

/** Returns the problem of a link whose item is missing. */
export function brokenLinkProblem(href: string, { kinds, id }: LinkTarget): string {
  const missing = id === null ? 'there is no file' : `there is no “${id}”`;
  return `The link ${href} is broken: ${missing} in ${kinds.join(' or ')}.`;
}

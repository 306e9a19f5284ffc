/** The pages that search engines list: pages with a fixed URL, and the path of each record. */
import type { SitemapSection } from '#contract/sitemap';
import { orOnOutage } from '#web/charity/results';
import type { Links, SitePath } from '#web/links';
import { type AbsentPage, absentPages } from '../../shell/absent-pages.server';
import type { Visitor } from '../../visitor/visitor.server';

/** Names of links in web/links.ts. `tests/guards/search-engines.test.ts` compares them with the site. */
export const PAGES = [
  ...(['home', 'projects', 'give', 'zakat', 'zakatCalculator', 'stockZakat'] as const),
  ...(['fundZakat', 'stockPurge', 'sacrifices', 'endowments', 'kafarat', 'cases'] as const),
  ...(['mosques', 'programs', 'events', 'training', 'ngos', 'addNgo', 'news', 'blogs'] as const),
  ...(['about', 'contact', 'partners', 'volunteer', 'faqs', 'privacy', 'terms'] as const),
] satisfies (keyof Links)[];
export type PublicPage = (typeof PAGES)[number];

/** Pages that need the same content as another one. */
const SAME_CONTENT: Partial<Record<PublicPage, AbsentPage>> = {
  zakatCalculator: 'zakat',
  stockZakat: 'zakat',
  fundZakat: 'zakat',
};

/** Pages with a day of their last change. */
const DATED = { about: 'about', privacy: 'privacy-policy', terms: 'terms-of-use' } as const;

export type ListedPage = { path: (links: Links) => SitePath; updated: string | null };

/** Returns the pages that the charity has, with the day on which their text last changed. */
export async function listedPages(visitor: Visitor): Promise<ListedPage[]> {
  const absent = await absentPages(visitor);
  const present = PAGES.filter((page) => {
    const needed: string = SAME_CONTENT[page] ?? page;
    return !absent.some((one) => one === needed);
  });
  return Promise.all(
    present.map(async (page) => ({
      path: (links) => links[page](),
      updated: page in DATED ? await updatedOf(visitor, page as keyof typeof DATED) : null,
    })),
  );
}

async function updatedOf({ charity }: Visitor, page: keyof typeof DATED): Promise<string | null> {
  return orOnOutage(
    null,
    async () => (await charity.call('page', { params: { id: DATED[page] } })).updated,
  );
}

/** The path of the page of a record. */
export const RECORD_PATHS: Record<SitemapSection, (links: Links, id: string) => SitePath> = {
  projects: (links, id) => links.project(id),
  types: (links, id) => links.projectsOfType(id),
  sacrifices: (links, id) => links.sacrifice(id),
  cases: (links, id) => links.case(id),
  mosques: (links, id) => links.mosque(id),
  programs: (links, id) => links.program(id),
  events: (links, id) => links.event(id),
  training: (links, id) => links.trainingCourse(id),
  ngos: (links, id) => links.ngo(id),
  news: (links, id) => links.newsItem(id),
  blogs: (links, id) => links.blog(id),
};

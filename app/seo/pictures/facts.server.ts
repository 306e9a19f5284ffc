/** Reads the content of a page's sharing picture: title, photograph of the record, and progress of its goal. */
import { SITEMAP_SECTIONS, type SitemapSection } from '#contract/sitemap';
import { direction } from '#domain/locales';
import type { Money } from '#domain/money';
import { organisationFacts } from '#web/charity/organisation.server';
import { CharityError, type InLanguage } from '#web/charity/results';
import { linksIn, type SitePath } from '#web/links';
import { fetchAllPages } from '../../charity/whole';
import type { Visitor } from '../../visitor/visitor.server';
import { PAGES, type PublicPage, RECORD_PATHS } from '../sitemap/pages.server';

/** `section` is "pages" for a page with a fixed URL; its `id` is then the name of its link. */
export type Pictured = { section: SitemapSection | 'pages'; id: string };

export type PictureFacts = {
  title: string;
  isRightToLeft: boolean;
  /** Path of the photograph. */
  photo: string | null;
  progress: { raised: Money; goal: Money } | null;
};

const LINKS = linksIn('en');
/** Longer paths first, because the path of a campaign is the beginning of others. */
const PREFIXES = SITEMAP_SECTIONS.map(
  (section) => [section, RECORD_PATHS[section](LINKS, '')] as const,
).sort(([, one], [, other]) => other.length - one.length);

/** Returns what the picture of a page is about, or null for a page without one. @param path without its language */
export function picturedBy(path: SitePath): Pictured | null {
  const page = PAGES.find((one) => LINKS[one]() === path);
  if (page) return { section: 'pages', id: page };
  const found = PREFIXES.find(([, prefix]) => path.startsWith(prefix));
  if (!found) return null;
  const id = path.slice(found[1].length);
  return /^[\w-]{1,64}$/.test(id) ? { section: found[0], id } : null;
}

type Shown = InLanguage & {
  title: string;
  picture?: { path: string } | null;
  pictures?: { path: string }[];
  goal?: Money | null;
  raised?: Money;
};

const RECORDS: Record<
  SitemapSection,
  (charity: Visitor['charity'], id: string) => Promise<Shown | undefined>
> = {
  projects: (charity, id) =>
    charity.call(id.endsWith('-endowment') ? 'endowment' : 'project', { params: { id } }),
  types: (charity, id) => charity.call('projectType', { params: { id } }),
  sacrifices: async (charity, id) => {
    const all = await fetchAllPages((page) => charity.call('sacrifices', { query: page }));
    return all.find((one) => one.id === id);
  },
  cases: (charity, id) => charity.call('case', { params: { id } }),
  mosques: (charity, id) => charity.call('mosque', { params: { id } }),
  programs: (charity, id) => charity.call('program', { params: { id } }),
  events: (charity, id) => charity.call('event', { params: { id } }),
  training: (charity, id) => charity.call('training', { params: { id } }),
  ngos: async (charity, id) => {
    const { name, cover, language } = await charity.call('ngo', { params: { id } });
    return { title: name, picture: cover, ...(language && { language }) };
  },
  news: (charity, id) => charity.call('newsItem', { params: { id } }),
  blogs: (charity, id) => charity.call('blog', { params: { id } }),
};

/** Keys of the titles. The charity writes the others itself. */
const TITLES: Partial<Record<PublicPage, string>> = {
  projects: 'projects:title',
  give: 'give:title',
  zakat: 'funds:zakat.title',
  zakatCalculator: 'zakat-calculator:heading',
  stockZakat: 'stocks:title.stockZakat',
  fundZakat: 'stocks:title.fundZakat',
  stockPurge: 'funds:purification.title',
  sacrifices: 'sacrifices:title',
  endowments: 'endowments:title',
  kafarat: 'kafarat:title',
  cases: 'cases:title',
  mosques: 'mosques:title',
  programs: 'programs:title',
  events: 'events:title',
  training: 'training:title',
  ngos: 'ngos:title',
  addNgo: 'ngo-add:title',
  news: 'articles:title.news',
  blogs: 'articles:title.blogs',
  contact: 'contact:title',
  partners: 'partners:title',
  volunteer: 'volunteer:title',
  faqs: 'about:faqs.title',
};
const WRITTEN = { about: 'about', privacy: 'privacy-policy', terms: 'terms-of-use' } as const;

/** Returns null when there is no such page or record. @throws CharityError when the charity API fails */
export async function pictureFacts(
  visitor: Visitor,
  { section, id }: Pictured,
): Promise<PictureFacts | null> {
  try {
    const record =
      section === 'pages'
        ? await pageRecord(visitor, id)
        : await RECORDS[section](visitor.charity, id);
    if (!record) return null;
    const { title, language, goal, raised } = record;
    return {
      title,
      isRightToLeft: (language?.dir ?? direction(visitor.locale)) === 'rtl',
      photo: (record.picture ?? record.pictures?.[0])?.path ?? null,
      progress: goal && raised ? { goal, raised } : null,
    };
  } catch (error) {
    if (error instanceof CharityError && error.isNotFound) return null;
    throw error;
  }
}

async function pageRecord(visitor: Visitor, id: string): Promise<Shown | undefined> {
  const page = PAGES.find((one) => one === id);
  if (page === undefined) return undefined;
  if (page === 'about' || page === 'privacy' || page === 'terms')
    return visitor.charity.call('page', { params: { id: WRITTEN[page] } });
  if (page === 'home') {
    const { tagline, name, language } = await organisationFacts(visitor);
    return { title: tagline || name, ...(language && { language }) };
  }
  return { title: visitor.t(TITLES[page]!) };
}

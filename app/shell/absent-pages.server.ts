/** Finds the pages that this charity lacks, so that the site omits links to them. */
import * as z from 'zod';
import type { OfferingSection, OptionalPage } from '#contract/pages';
import { readSettings } from '#web/charity/settings.server';
import type { Links } from '#web/links';
import type { Visitor } from '../visitor/visitor.server';

/** Names of links in web/links.ts, with the page that the charity writes. */
const PAGES = {
  about: 'about',
  faqs: 'faqs',
  privacy: 'privacy-policy',
  terms: 'terms-of-use',
} as const satisfies Partial<Record<keyof Links, OptionalPage>>;

/** Names of links in web/links.ts, with the section that needs offerings. */
const SECTIONS = {
  give: 'quick-donation',
  funds: 'funds',
  zakat: 'zakat',
  stockPurge: 'stock-purification',
  sacrifices: 'sacrifices',
  endowments: 'endowments',
  kafarat: 'expiations',
  cases: 'cases',
  orphans: 'orphans',
  mosques: 'mosques',
  programs: 'programs',
  news: 'news',
  blogs: 'blogs',
  events: 'events',
  training: 'training',
  ngos: 'ngos',
  partners: 'partners',
} as const satisfies Partial<Record<keyof Links, OfferingSection>>;

export type AbsentPage = keyof typeof PAGES | keyof typeof SECTIONS;

const list = z.object({ value: z.array(z.string()) }).optional();
const schema = z.object({ pages: list, sections: list });

/** Returns the names of links to omit. Omits no link of a list that the charity API does not return. */
export async function absentPages({ charity }: Visitor): Promise<AbsentPage[]> {
  const settings = await readSettings(charity, 'organisation', schema);
  return [
    ...missing(PAGES, settings?.pages?.value),
    ...missing(SECTIONS, settings?.sections?.value),
  ];
}

function missing<Link extends AbsentPage>(
  links: Readonly<Record<Link, string>>,
  existing: readonly string[] | undefined,
): Link[] {
  if (!existing) return [];
  return (Object.keys(links) as Link[]).filter((link) => !existing.includes(links[link]));
}

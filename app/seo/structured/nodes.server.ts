/** Structured data (JSON-LD, schema.org) of pages. Search engines show it in their results. */
import { config } from '#config';
import { organisation } from '#web/charity/organisation.server';
import { type InLanguage, languageFrom } from '#web/charity/results';
import { linksIn, localisedPath, PUBLIC_FILES, type SitePath } from '#web/links';
import { contactDetails } from '../../shell/contact.server';
import type { Visitor } from '../../visitor/visitor.server';

/** A node of the graph of a page. Properties without a value are left out. */
export type SchemaNode = { '@type': string; [property: string]: unknown };

/** Returns the absolute URL of a path of this site. */
export const absolute = (path: string): string => config().publicUrl + path;

/** Returns the absolute URL of the page of a request, without its query. */
export const pageUrl = ({ path, locale }: Visitor): string => absolute(localisedPath(path, locale));

/** Removes properties whose value is empty. */
export function withoutEmpty(node: SchemaNode): SchemaNode {
  const given = Object.entries(node).filter(
    ([, value]) =>
      value !== undefined &&
      value !== null &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(given) as SchemaNode;
}

const charityId = () => absolute('/#charity');

/** The charity in short, as the organiser, publisher or recipient of something. */
export async function charityRef(visitor: Visitor): Promise<SchemaNode> {
  const { name } = await organisation(visitor);
  return { '@type': 'NGO', '@id': charityId(), name, url: absolute(visitor.links.home()) };
}

/** The charity with its public contact details. Bank accounts are not among them. */
export async function charityNode(visitor: Visitor): Promise<SchemaNode> {
  const [{ name, tagline, logo }, contact] = await Promise.all([
    organisation(visitor),
    contactDetails(visitor),
  ]);
  const { instagram, x, youtube } = contact.socialMediaLinks;
  return withoutEmpty({
    '@type': 'NGO',
    '@id': charityId(),
    name,
    url: absolute(visitor.links.home()),
    description: tagline,
    logo: absolute(logo?.[0]?.src ?? PUBLIC_FILES.touchIcon),
    email: contact.email,
    telephone: contact.phoneNumber,
    address: contact.location,
    sameAs: [instagram, x, youtube].filter(Boolean),
  });
}

/** The site, for the home page. */
export async function websiteNode(visitor: Visitor): Promise<SchemaNode> {
  const { name } = await organisation(visitor);
  return {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    name,
    url: absolute(linksIn('en').home()),
    inLanguage: config().LOCALES,
    publisher: { '@id': charityId() },
  };
}

/**
 * The page of the request, on which visitors give.
 * @param name of the thing to which they give @param isOpen false when it accepts no more gifts
 */
export async function donateNodes(
  visitor: Visitor,
  name: string,
  isOpen = true,
): Promise<SchemaNode[]> {
  if (!isOpen) return [];
  const target = { '@type': 'EntryPoint', urlTemplate: pageUrl(visitor) };
  return [{ '@type': 'DonateAction', name, recipient: await charityRef(visitor), target }];
}

/** The parent of the page of the request, and the page itself. */
export function breadcrumbs(
  visitor: Visitor,
  name: string,
  [parentName, parentPath]: [name: string, path: SitePath],
): SchemaNode {
  const trail = [
    { name: parentName, item: absolute(parentPath) },
    { name, item: pageUrl(visitor) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((one, at) => ({ '@type': 'ListItem', position: at + 1, ...one })),
  };
}

/** @param image absolute URL */
export async function articleNode(
  visitor: Visitor,
  type: 'NewsArticle' | 'BlogPosting',
  article: InLanguage & {
    title: string;
    summary: string;
    author: string;
    publishedAt: string;
  },
  image: string,
): Promise<SchemaNode> {
  const publisher = await charityRef(visitor);
  return {
    '@type': type,
    headline: article.title,
    description: article.summary,
    image: [image],
    datePublished: article.publishedAt,
    inLanguage: languageFrom(article).language?.lang ?? visitor.locale,
    mainEntityOfPage: pageUrl(visitor),
    // The author is the charity when the article names none.
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
  };
}

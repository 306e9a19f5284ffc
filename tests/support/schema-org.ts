/**
 * Shapes of structured data: the required and recommended properties of schema.org types, as Google's documentation of
 * rich results lists them. Objects are strict, so that a misspelt property is found.
 */
import * as z from 'zod';

const url = z.url({ protocol: /^https?$/ });
const text = z
  .string()
  .min(1)
  .refine((given) => !/<[a-z/]/i.test(given), 'no markup');
const dateTime = z.union([z.iso.datetime(), z.iso.date()]);
/** A node of this type with these properties, and no others. */
const node = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ '@type': z.literal(name), ...shape });

const charityRef = node('NGO', { '@id': url, name: text, url });
const person = node('Person', { name: text });
const place = node('Place', { name: text, address: text });
const virtualPlace = node('VirtualLocation', { url });

const article = {
  headline: text.max(200),
  description: text,
  image: z.array(url).min(1),
  datePublished: dateTime,
  inLanguage: z.enum(['en', 'ar', 'tr', 'id']),
  mainEntityOfPage: url,
  author: z.union([person, charityRef]),
  publisher: charityRef,
};

const SCHEMA_SHAPES = {
  NGO: node('NGO', {
    '@id': url,
    name: text,
    url,
    logo: url,
    description: text.optional(),
    email: z.email().optional(),
    telephone: text.optional(),
    address: text.optional(),
    sameAs: z.array(url).optional(),
  }),
  WebSite: z.looseObject({
    '@type': z.literal('WebSite'),
    '@id': url,
    name: text,
    url,
    inLanguage: z.array(z.enum(['en', 'ar', 'tr', 'id'])).min(1),
    publisher: z.strictObject({ '@id': url }),
  }),
  DonateAction: node('DonateAction', {
    name: text,
    recipient: charityRef,
    target: node('EntryPoint', { urlTemplate: url }),
  }),
  BreadcrumbList: node('BreadcrumbList', {
    itemListElement: z
      .array(node('ListItem', { position: z.int().min(1), name: text, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, at) => position === at + 1), 'in order'),
  }),
  NewsArticle: node('NewsArticle', article),
  BlogPosting: node('BlogPosting', article),
  Event: node('Event', {
    name: text,
    description: text,
    image: z.array(url).min(1),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime(),
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: z.enum([
      'https://schema.org/OnlineEventAttendanceMode',
      'https://schema.org/OfflineEventAttendanceMode',
    ]),
    location: z.union([place, virtualPlace]),
    organizer: charityRef,
    url,
  }),
  Course: node('Course', {
    name: text,
    description: text,
    url,
    provider: charityRef,
    aggregateRating: node('AggregateRating', {
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().min(1),
    }).optional(),
    hasCourseInstance: node('CourseInstance', {
      courseMode: z.enum(['Online', 'Onsite']),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      location: z.union([place, virtualPlace]),
    }),
  }),
  FAQPage: node('FAQPage', {
    mainEntity: z
      .array(node('Question', { name: text, acceptedAnswer: node('Answer', { text }) }))
      .min(1),
  }),
};

const document = z.union([
  z.looseObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.looseObject({ '@type': z.string() })),
  }),
  z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() }),
]);

/** Returns the types of the nodes of a JSON-LD text. @throws when the text or a node has not its shape */
export function schemaTypesIn(jsonLd: string): string[] {
  const { '@context': _, ...data } = document.parse(JSON.parse(jsonLd));
  const nodes = ('@graph' in data ? data['@graph'] : [data]) as { '@type': string }[];
  return nodes.map((node) => {
    const shape = SCHEMA_SHAPES[node['@type'] as keyof typeof SCHEMA_SHAPES];
    if (!shape) throw new Error(`no shape for ${node['@type']}`);
    shape.parse(node);
    return node['@type'];
  });
}

/** Returns the texts of the JSON-LD elements of a page. */
export function jsonLdIn(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => json!,
  );
}

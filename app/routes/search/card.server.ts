/** The data of a search result: link, kind, title and line with the matches, thumbnail. */
import type { SearchHit } from '#contract/search';
import { markMatches } from '#domain/search/excerpt';
import { searchWords } from '#domain/search/words';
import { languageFrom, type Localised } from '#web/charity/results';
import type { Links } from '#web/links';
import type { Visitor } from '../../visitor/visitor.server';

/** A text in parts. Parts with an odd index match the search, which needs fewer bytes than an object for each part. */
export type MarkedText = string[];

export type ResultCard = ReturnType<typeof cardOf>;

export function cardOf(
  { t, links }: Pick<Visitor, 't' | 'links'>,
  hit: Localised<SearchHit>,
  search: string,
) {
  const words = searchWords(search);
  return {
    // Two kinds can have the same id.
    id: `${hit.kind}/${hit.id}`,
    to: linkTo(links, hit),
    kind: t(`search:kind.${hit.kind}`),
    title: marked(hit.title, words),
    excerpt: marked(hit.excerpt, words),
    picture: hit.picture?.path ?? null,
    ...languageFrom(hit),
  };
}

function marked(text: string, words: readonly string[]): MarkedText {
  const parts: MarkedText = [''];
  for (const { text: part, isMatch } of markMatches(text, words)) {
    // An even index is plain text, so a match after a match needs an empty part between them.
    if (isMatch === (parts.length % 2 === 0)) parts[parts.length - 1] += part;
    else parts.push(part);
  }
  return parts;
}

type Target = Pick<Localised<SearchHit>, 'kind' | 'id' | 'within'>;

function linkTo(links: Links, { kind, id, within }: Target): string {
  switch (kind) {
    case 'program':
      return links.program(id);
    case 'mosque':
      return links.mosque(id);
    case 'ngo':
      return links.ngo(id);
    case 'partner':
      return links.partners({ type: within });
    case 'training':
      return links.trainingCourse(id);
    case 'event':
      return links.event(id);
    case 'news':
      return links.newsItem(id);
    case 'blog':
      return links.blog(id);
    case 'page':
      return links.page(`/${id}`);
    case 'faq':
      return `${links.faqs()}#${id}`;
    default:
      return links.offering({ id, kind, within });
  }
}

/** Completes the head of a page: a short description, and which URLs of a list search engines list. */
import type { InLanguage } from '#web/charity/results';
import type { SitePath } from '#web/links';
import { plainText } from '#web/security/rich-text.server';
import type { SchemaNode } from './structured/nodes.server';

/** Title and description of a page. `language` is that of the title, when it is not the page's. */
export type PageHead = InLanguage & {
  title: string;
  description?: string;
  image?: string;
  /** The publication time of an article (ISO 8601). */
  published?: string;
  /** False: search engines do not list the page. */
  index?: boolean;
  /** Number of the page of a list, after the first one. */
  page?: number;
  /** Path of the picture that social networks show. */
  card?: SitePath;
  /** Path of the RSS feed with the content of the page. */
  feed?: SitePath;
  /** Structured data for search engines. */
  structured?: readonly SchemaNode[];
  /** Browsers without scripts reload the page after this time. */
  reloadMs?: number;
};

/** Characters. Search engines show about this many of a description. */
export const MAX_DESCRIPTION = 160;

/** Returns plain text in one line that is cut after a word. */
export function shortDescription(text: string): string {
  const plain = plainText(text).replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION) return plain;
  const cut = plain.slice(0, MAX_DESCRIPTION - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
}

type ListState = {
  fields: readonly { name: string; as: string; usual: string }[];
  filters: Readonly<Record<string, string>>;
  page: number;
};

/**
 * Search engines list each page of a list, but not its filters: their combinations show the same records again.
 */
export function completeHead(head: PageHead, list: ListState | undefined): PageHead {
  const isFiltered = list?.fields.some(
    ({ name, as, usual }) => as !== 'fixed' && list.filters[name] !== usual,
  );
  const page = list && list.page > 1 ? list.page : undefined;
  return {
    ...head,
    ...(head.description !== undefined && { description: shortDescription(head.description) }),
    ...(isFiltered && { index: false }),
    ...(page && { page, title: `${head.title} (${page})` }),
  };
}

/** Completes the head of a page: a short description, and which URLs of a list search engines list. */
import type { PageHead } from '../forms/loader.server';
import type { List } from '../lists/list.server';
import { plainText } from '../security/rich-text.server';

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

type ListState = Pick<List<unknown>, 'fields' | 'filters' | 'page'>;

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

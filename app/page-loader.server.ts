/** The recipe of every page's loader: visitor, page data, strings, head, and a 404 or 503 response for API errors. */
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { stringsFor } from '#web/i18n/instances.server';
import { NO_STORE_HEADERS } from './charity/responses.server';
import { completeHead, type PageHead } from './seo/head.server';
import { cardOf } from './seo/pictures/card.server';
import type { SchemaNode } from './seo/structured/nodes.server';
import type { Visitor } from './visitor/visitor.server';
import { withVisitor } from './visitor/with-visitor.server';

/** Headers of previews. Only staff, and the people to whom they send the link, may see a draft. */
const PREVIEW_HEADERS = { ...NO_STORE_HEADERS, 'x-robots-tag': 'noindex' };

export type PageContext = LoaderFunctionArgs & { visitor: Visitor; url: URL };

type Page<Data> = Data & {
  head: PageHead;
};

type Recipe<Data extends object> = {
  /** Namespaces of locales/ that the page's components use. */
  strings: readonly string[];
  load: (context: PageContext) => Promise<Page<Data>>;
  headers?: (loaded: Page<Data>) => HeadersInit;
  status?: (loaded: Page<Data>) => number;
  /** Structured data of the page. Called only for pages that search engines may list. */
  describe?: (loaded: Page<Data>, context: PageContext) => Promise<SchemaNode[]> | SchemaNode[];
};

/** The data that every page's loader returns. */
type PageData<Data> = Page<Data> & {
  strings: string;
  /** True when the page shows stale data from the cache because the charity API fails. */
  stale: boolean;
};

/** Makes the loader of a page. A CharityError of `load` becomes a 404 or 503 response. */
export function pageLoader<Data extends object>(recipe: Recipe<Data>) {
  return function loader(args: LoaderFunctionArgs) {
    return withVisitor(args.request, async (visitor) => {
      const context = { ...args, visitor, url: new URL(args.request.url) };
      const loaded = await recipe.load(context);
      const { list } = loaded as { list?: Parameters<typeof completeHead>[1] };
      const head = completeHead(loaded.head, list);
      if (visitor.preview) head.index = false;
      if (head.index !== false) {
        const card = await cardOf(visitor, head);
        if (card) head.card = card;
        if (recipe.describe) head.structured = await recipe.describe(loaded, context);
      }
      const page: PageData<Data> = {
        ...loaded,
        head,
        strings: stringsFor(visitor.locale, recipe.strings),
        stale: visitor.charity.isStale(),
      };
      return data(page, {
        status: recipe.status?.(loaded) ?? 200,
        headers: visitor.preview ? PREVIEW_HEADERS : (recipe.headers?.(loaded) ?? {}),
      });
    });
  };
}

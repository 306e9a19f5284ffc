/** The recipe of every page's loader: visitor, page data, strings, head, and a 404 or 503 response for API errors. */
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { seconds } from '#domain/time/durations';
import { CharityError } from '../charity/errors';
import { retryAfterValue } from '../charity/retry-after.server';
import type { InLanguage } from '../charity/localise';
import { stringsFor } from '../i18n/instances.server';
import { log } from '../log.server';
import { completeHead } from '../seo/head.server';
import { cardOf } from '../seo/pictures/card.server';
import type { SchemaNode } from '../seo/structured/nodes.server';
import type { SitePath } from '../links';
import type { Visitor } from '../visitor/visitor.server';
import { withVisitor } from '../visitor/with-visitor.server';

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

/** For responses that no cache may store: the number of their URLs is unlimited, or they are about one visitor. */
export const NO_STORE_HEADERS = { 'cache-control': 'no-store' };
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
  strings: Record<string, object>;
  /** True when the page shows stale data from the cache because the charity API fails. */
  stale: boolean;
};

/** Makes the loader of a page. A CharityError of `load` becomes a 404 or 503 response. */
export function pageLoader<Data extends object>(recipe: Recipe<Data>) {
  return function loader(args: LoaderFunctionArgs) {
    return withVisitor(args.request, async (visitor) => {
      try {
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
      } catch (error) {
        throw error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
      }
    });
  };
}

/** Value of `Retry-After`, for browsers and crawlers. */
const RETRY_AFTER_MS = seconds(30);

/** Returns 404 only if the API returned 404. An outage returns 503, because it must never look like "not found". */
export function toNotFoundOrUnavailable(error: CharityError): Response {
  if (error.isNotFound) return new Response(null, { status: 404 });
  log().warn(
    { call: error.call, failure: error.failure, code: error.code },
    'the charity API failed to return the data of a page',
  );
  return new Response(null, { status: error.status, headers: retryAfterHeaders(error) });
}

/** Returns the header `Retry-After` for a temporary error: the value of the API, or `RETRY_AFTER_MS`. */
export function retryAfterHeaders({ isTemporary, detail }: CharityError): Record<string, string> {
  if (!isTemporary) return {};
  return { 'retry-after': retryAfterValue(detail.retryAfterMs ?? RETRY_AFTER_MS) };
}

/** @throws a 404 response */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}

/**
 * GET /options/categories?search=&offset=&limit=: one page of the categories whose titles match, in the language of
 * the URL.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageQuerySchema } from '#contract/common';
import { foldedWords } from '#domain/folding';
import { CharityError } from '#web/charity/results';
import type { OptionPage } from '#web/ui/combobox/use-options';
import { toNotFoundOrUnavailable } from '../../charity/responses.server';
import { fetchCategories } from '../../giving/categories.server';
import { toOption } from '../../giving/quick/view.server';
import { readVisitor } from '../../visitor/visitor.server';

const MAX_SEARCH = 80;
/** Caches may share the response, because it is the same for all visitors. */
const CACHE_CONTROL = 'public, max-age=60';

/**
 * Filters the cached list of all categories, because there are few. A title matches when each typed word is the start
 * of one of its words.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const { offset, limit } = pageQuerySchema.parse(Object.fromEntries(query));
  const typed = foldedWords((query.get('search') ?? '').slice(0, MAX_SEARCH));
  try {
    const categories = await fetchCategories(readVisitor(request).charity);
    const found = categories.filter(({ title, fund }) => {
      if (fund === null) return false;
      const words = foldedWords(title);
      return typed.every((part) => words.some((word) => word.startsWith(part)));
    });
    const data = found.slice(offset, offset + limit).map(toOption);
    const page: OptionPage = { total: found.length, data };
    return Response.json(page, { headers: { 'cache-control': CACHE_CONTROL } });
  } catch (error) {
    throw error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
  }
}

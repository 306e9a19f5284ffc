/** GET /options/categories?search=&offset=&limit=&without=: a page of categories, by their titles in the page's language. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageQuerySchema } from '#contract/common';
import { foldedWords } from '#domain/folding';
import { CharityError } from '../../charity/errors';
import { outageOrAbsence } from '../../forms/loader.server';
import type { OptionPage } from '../../ui/combobox/use-options';
import { readVisitor } from '../../visitor/visitor.server';

const MAX_SEARCH = 80;
/** The same for everyone, and as fresh as what the site keeps of the charity API. */
const KEPT = 'public, max-age=60';

/** There are few, and all are kept: each word that was typed must begin a word of the title. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const { offset, limit } = pageQuerySchema.parse(Object.fromEntries(query));
  const typed = foldedWords((query.get('search') ?? '').slice(0, MAX_SEARCH));
  const without = new Set(query.get('without')?.split(','));
  try {
    const found = (await readVisitor(request).charity.categories()).filter(({ id, title }) => {
      if (without.has(id)) return false;
      const words = foldedWords(title);
      return typed.every((part) => words.some((word) => word.startsWith(part)));
    });
    const data = found.slice(offset, offset + limit).map(({ id, title }) => ({ id, title }));
    const page: OptionPage = { total: found.length, data };
    return Response.json(page, { headers: { 'cache-control': KEPT } });
  } catch (error) {
    throw error instanceof CharityError ? outageOrAbsence(error) : error;
  }
}

/** GET /options/{list}?search=&offset=&limit=: a page of what can be chosen, by its title in the page's language. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageQuerySchema } from '#contract/common';
import { foldedWords } from '#domain/folding';
import { CharityError } from '../../charity/errors';
import { notFound, outageOrAbsence } from '../../forms/loader.server';
import type { OptionList } from '../../links';
import { readVisitor, type Visitor } from '../../visitor/visitor.server';
import type { Option } from './quick-offer.server';

export type OptionPage = { total: number; data: Option[] };

type Wanted = { search: string; offset: number; limit: number };

type List = (visitor: Visitor, wanted: Wanted) => Promise<OptionPage>;

/** A map, because any text can stand in an address. */
const LISTS = new Map<string | undefined, List>([
  ['categories' satisfies OptionList, categories],
  ['campaigns' satisfies OptionList, campaigns],
]);

const MAX_SEARCH = 80;
/** The same for everyone, and as fresh as what the site keeps of the charity API. */
const KEPT = 'public, max-age=60';

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const visitor = readVisitor(request);
  const list = LISTS.get(params.list) ?? notFound();
  const query = new URL(request.url).searchParams;
  const wanted = {
    ...pageQuerySchema.parse(Object.fromEntries(query)),
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH),
  };
  try {
    return Response.json(await list(visitor, wanted), { headers: { 'cache-control': KEPT } });
  } catch (error) {
    throw error instanceof CharityError ? outageOrAbsence(error) : error;
  }
}

/** There are few, and all are kept: each word that was typed must begin a word of the title. */
async function categories({ charity }: Visitor, { search, offset, limit }: Wanted) {
  const typed = foldedWords(search);
  const found = (await charity.categories()).filter(({ title }) => {
    const words = foldedWords(title);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
  return { total: found.length, data: found.slice(offset, offset + limit).map(option) };
}

/** Open campaigns, found by the charity API. */
async function campaigns({ charity }: Visitor, { search, offset, limit }: Wanted) {
  const page = Math.floor(offset / limit) + 1;
  const { total, data } = await charity.projects(page, { search, status: 'open' }, limit);
  return { total, data: data.map(option) };
}

const option = ({ id, title }: Option): Option => ({ id, title });

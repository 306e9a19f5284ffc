/** Lists of questions and of their categories, as in the contract. */
import type { FaqQuery } from '#contract/pages';
import type { LocalisedText } from '#domain/locales';
import type { ApiDeps } from '../../deps';
import { allDocuments, documentOf } from '../documents';
import { pageOfAll } from '../page';
import { matchesWords } from '../search';

type Question = { category: string | null; question: LocalisedText; answer: LocalisedText };
type Category = { title: LocalisedText };

/** Returns the questions of the first category first, and those without a category last. */
export async function listFaqs({ db }: ApiDeps, { search, category, ...page }: FaqQuery) {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'document'])
    .where('kind', '=', 'faqs')
    .where(matchesWords(search))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const questions = rows.map((row) => documentOf<Question>(row));
  const categories = [...(await allDocuments<Category>(db, 'faq-categories')), { id: null }];
  const sorted = categories.flatMap(({ id }) => questions.filter((one) => one.category === id));
  return pageOfAll(
    category === undefined ? sorted : sorted.filter((one) => one.category === category),
    page,
  );
}

/** Returns the categories that have at least one question. */
export async function listFaqCategories({ db }: ApiDeps) {
  const used = new Set((await allDocuments<Question>(db, 'faqs')).map(({ category }) => category));
  const data = (await allDocuments<Category>(db, 'faq-categories')).filter(({ id }) =>
    used.has(id),
  );
  return { total: data.length, data };
}

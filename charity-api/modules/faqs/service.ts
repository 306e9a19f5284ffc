/** Lists of questions and of their categories, as in the contract. */
import type { Faq, FaqCategory, FaqQuery } from '#contract/pages';
import type { ApiDeps } from '../../deps';
import { allDocuments } from '../documents';
import { pageOfAll } from '../page';
import { matchesWords } from '../search';

/** Returns the questions of the first category first, and those without a category last. */
export async function listFaqs({ db }: ApiDeps, { search, category, ...page }: FaqQuery) {
  const questions = await allDocuments<Faq>(db, 'faqs', matchesWords(search));
  const categories = [...(await allDocuments<FaqCategory>(db, 'faq-categories')), { id: null }];
  const sorted = categories.flatMap(({ id }) => questions.filter((one) => one.category === id));
  return pageOfAll(
    category === undefined ? sorted : sorted.filter((one) => one.category === category),
    page,
  );
}

/** Returns the categories that have at least one question. */
export async function listFaqCategories({ db }: ApiDeps) {
  const used = new Set((await allDocuments<Faq>(db, 'faqs')).map(({ category }) => category));
  const data = (await allDocuments<FaqCategory>(db, 'faq-categories')).filter(({ id }) =>
    used.has(id),
  );
  return { total: data.length, data };
}

/** Lists of questions and of their categories, as in the contract. */
import type { FaqQuery } from '#contract/pages';
import { textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { categoryRows, countFaqs, faqRows } from './repository';

export async function listFaqs({ db }: ApiDeps, query: FaqQuery) {
  const rows = await faqRows(db, query);
  const data = rows.map(({ id, category, question, answer }) => ({
    ...{ id, category },
    question: textFrom(question),
    answer: textFrom(answer),
  }));
  return { total: await countFaqs(db, query), data };
}

export async function listFaqCategories({ db }: ApiDeps) {
  const rows = await categoryRows(db);
  return {
    total: rows.length,
    data: rows.map(({ id, title }) => ({ id, title: textFrom(title) })),
  };
}

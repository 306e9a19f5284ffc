/** Routes of questions: GET /faqs and GET /faq-categories. */
import { ENDPOINTS } from '#contract/endpoints';
import { textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { categoryRows, countFaqs, faqRows } from './repository';

export function mountFaqs(app: ApiRouter, { db }: ApiDeps): void {
  mount(app, ENDPOINTS.faqs, async ({ query }) => ({
    total: await countFaqs(db, query),
    data: (await faqRows(db, query)).map(({ id, category, question, answer }) => ({
      ...{ id, category },
      question: textFrom(question),
      answer: textFrom(answer),
    })),
  }));
  mount(app, ENDPOINTS.faqCategories, async () => {
    const data = await categoryRows(db);
    return {
      total: data.length,
      data: data.map(({ id, title }) => ({ id, title: textFrom(title) })),
    };
  });
}

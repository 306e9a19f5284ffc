/** Tests of GET /faqs and GET /faq-categories: order, filters, and a search in Arabic, Turkish and English. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';
import { importFiles } from '#tests/support/api/content-folder';
import { resultOf } from '#tests/support/api/api';

const faq = (question: string, answer: string, position: number, category?: string) =>
  `question:\n  en: ${question}\n${category ? `category: ${category}\n` : ''}position: ${position}\nanswer:\n  en: |\n    ${answer}\n`;
const category = (title: string, position: number) =>
  `title:\n  en: ${title}\nposition: ${position}\n`;

const FILES = {
  'faq-categories/site.yaml': category('This site', 2),
  'faq-categories/giving.yaml': category('Giving', 1),
  'faq-categories/unused.yaml': category('Unused', 3),
  'faqs/account.yaml': faq('Do I need an account?', 'No, **never**.', 5, 'site'),
  'faqs/languages.yaml': faq('Which languages?', 'العربيّة, Türkçe ve İngilizce; IŞIK.', 6, 'site'),
  'faqs/receipt.yaml': faq(
    'How do I get a receipt?',
    'By [email](/contact-us) & paper.',
    20,
    'giving',
  ),
  'faqs/transfer.yaml': faq('How do I transfer?', 'Write the reference: الْمَرجِع.', 10, 'giving'),
  'faqs/else.yaml': faq('Anything else?', 'Ask us.', 1),
};

const api = sharedApi({ empty: true });
beforeAll(async () => {
  await importFiles(api, FILES);
});

async function found(query = '') {
  const { total, data } = await resultOf<Reply<'faqs'>['result']>(api.get(`/faqs${query}`));
  return { total, ids: data.map(({ id }) => id) };
}
const search = async (text: string, more = '') =>
  (await found(`?search=${encodeURIComponent(text)}${more}`)).ids;

test('lists questions by category and position, and those without a category last', async () => {
  const ids = ['transfer', 'receipt', 'account', 'languages', 'else'];
  expect(await found()).toEqual({ total: 5, ids });
});

test('lists the categories that have questions, by position', async () => {
  const { data } = await resultOf<Reply<'faqCategories'>['result']>(api.get('/faq-categories'));
  expect(data.map(({ id, title }) => [id, title.en])).toEqual([
    ['giving', 'Giving'],
    ['site', 'This site'],
  ]);
});

describe('the search', () => {
  test.each([
    ['transfer', ['transfer']],
    ['paper', ['receipt']],
    ['المَرجع', ['transfer']],
    ['strong', []],
    ['href', []],
    ['amp', []],
  ])('for %j finds %j', async (text, ids) => {
    expect(await search(text)).toEqual(ids);
  });

  test('is combined with a category', async () => {
    expect(await search('do', '&category=giving')).toEqual(['transfer', 'receipt']);
    expect(await search('do', '&category=site')).toEqual(['account']);
    expect(await found('?category=nothing')).toEqual({ total: 0, ids: [] });
  });
});

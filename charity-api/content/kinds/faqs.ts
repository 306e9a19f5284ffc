/** The content kinds of questions with their answers, and of the categories that group them. */
import { isAnchor } from '#domain/anchors';
import { foldedWords } from '#domain/folding';
import type { LocalisedText } from '#domain/locales';
import { object, optional, type ObjectOf } from '../codec';
import type { Kind } from '../kind';
import { wholeNumber } from '../values/plain';
import { markdown, reference, text } from '../values/text';
import { json, textOf } from './columns';
import { titledKind } from './named';
import { deleteRow, saveRow } from './save-row';
import { columnOf } from './search-words';

export const faqCategories = titledKind('faq-categories', 'faq_categories');

const faqFields = {
  question: text,
  category: optional(reference('faq-categories', 'a category of questions'), null),
  position: wholeNumber(),
  answer: markdown(),
};

export const faqs: Kind<ObjectOf<typeof faqFields>> = {
  name: 'faqs',
  codec: object(faqFields),
  references: ({ category }) =>
    category === null ? [] : [{ kind: 'faq-categories', id: category }],
  // The id is the anchor of the question.
  check: ({ id }) =>
    isAnchor(id)
      ? []
      : [
          {
            ...{ field: '', text: { key: 'idReserved' } },
            message: `The site uses “${id}” for something else. Choose another name.`,
          },
        ],
  read: async (db) => {
    const rows = await db
      .selectFrom('faqs')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id, question, category, position, answer }) => ({
      id,
      value: { question: textOf(question), category, position, answer: textOf(answer) },
    }));
  },
  save: (db, { id, value: { question, category, position, answer } }) =>
    saveRow(db, 'faqs', {
      ...{ id, category, position },
      question: json(question),
      answer: json(answer),
      words: searchedWords(question, answer),
    }),
  remove: (db, id) => deleteRow(db, 'faqs', id),
};

/** Returns the unique folded words of a question and its answer in all languages, each after a space. */
function searchedWords(question: LocalisedText, answer: LocalisedText): string {
  const texts = [question, answer].flatMap((one) => Object.values(one));
  const words = texts.flatMap((html) => foldedWords(html.replace(/<[^>]*>|&#?\w+;/g, ' ')));
  return columnOf(words);
}

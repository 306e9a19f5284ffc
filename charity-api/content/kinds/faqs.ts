/** The content kind of questions with their answers. */
import { isAnchor } from '#domain/anchors';
import { object, optional } from '../codec';
import { plainTextOf } from '../markdown/escape-html';
import { wholeNumber } from '../values/plain';
import { markdown, reference, text } from '../values/text';
import { documentKind } from './document-kind';

export const faqs = documentKind({
  name: 'faqs',
  codec: object({
    question: text,
    category: optional(reference('faq-categories', 'a category of questions'), null),
    position: wholeNumber(),
    answer: markdown(),
  }),
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
  searched: ({ question, answer }) => [question, plainTextOf(answer)],
});

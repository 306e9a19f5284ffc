/** The content kind of questions with their answers. */
import { faqContent } from '#contract/pages';
import { isAnchor } from '#domain/anchors';
import { problemIf } from '../kind';
import { plainTextOf } from '../markdown/escape-html';
import { documentKind } from './document-kind';

export const faqs = documentKind({
  name: 'faqs',
  schema: faqContent,
  // The id is the anchor of the question.
  check: ({ id }) =>
    problemIf(!isAnchor(id), {
      ...{ field: '', text: { key: 'idReserved' } },
      message: `The site uses “${id}” for something else. Choose another name.`,
    }),
  searched: ({ question, answer }) => [question, plainTextOf(answer)],
});

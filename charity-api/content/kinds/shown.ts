/** The content kinds of home page slides and of programs. */
import { programContent, slideContent } from '#contract/content';
import { documentKind } from './document-kind';

export const slides = documentKind({ name: 'slides', schema: slideContent });

export const programs = documentKind({
  name: 'programs',
  schema: programContent,
  references: ({ category }) => [{ kind: 'categories', id: category }],
});

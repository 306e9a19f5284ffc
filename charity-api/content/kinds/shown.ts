/** The content kinds of home page slides and of programs. */
import { programCategorySchema } from '#contract/content';
import { list, object } from '../codec';
import { picture } from '../values/picture';
import { choice, wholeNumber } from '../values/plain';
import { optionalText, sitePath, story, text } from '../values/text';
import { documentKind } from './document-kind';

export const slides = documentKind({
  name: 'slides',
  codec: object({
    title: text,
    summary: text,
    position: wholeNumber(),
    /** The label of the button. */
    action: text,
    path: sitePath,
    picture,
  }),
});

export const programs = documentKind({
  name: 'programs',
  codec: object({
    title: text,
    summary: text,
    position: wholeNumber(),
    category: choice(programCategorySchema.options),
    gallery: list(object({ picture, caption: optionalText }), 1),
    story,
  }),
  references: ({ category }) => [{ kind: 'categories', id: category }],
});

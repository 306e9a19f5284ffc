/** The content kinds of categories, types and tags, by which the site groups its content. */
import { list, object, optional } from '../codec';
import { picture } from '../values/picture';
import { wholeNumber } from '../values/plain';
import { reference, story, text } from '../values/text';
import { documentKind } from './document-kind';

const named = { title: text, summary: text, position: wholeNumber() };
const namedKind = (name: string) => documentKind({ name, codec: object(named) });
const titled = { title: text, position: wholeNumber() };

export const categories = namedKind('categories');
export const sacrificeCategories = namedKind('sacrifice-categories');
export const newsCategories = namedKind('news-categories');
export const blogCategories = namedKind('blog-categories');
export const trainingCategories = namedKind('training-categories');
export const partnerTypes = namedKind('partner-types');
export const beneficiaryTypes = namedKind('beneficiary-types');
export const faqCategories = documentKind({ name: 'faq-categories', codec: object(titled) });

/** Tags, by which visitors filter articles of both sections. */
export const articleTags = documentKind({ name: 'article-tags', codec: object(titled) });

/** Types of campaigns. Each type has its own page. */
export const types = documentKind({
  name: 'types',
  codec: object({ ...named, pictures: optional(list(picture), []), story }),
});

/** Tags, by which visitors filter the campaigns of one type. */
export const tags = documentKind({
  name: 'tags',
  codec: object({
    title: text,
    type: reference('types', 'a type of campaigns'),
    position: wholeNumber(),
  }),
  references: ({ type }) => [{ kind: 'types', id: type }],
});

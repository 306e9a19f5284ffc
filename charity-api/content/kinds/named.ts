/** The content kinds of categories, types and tags, by which the site groups its content. */
import { namedContent, tagContent, typeContent } from '#contract/content';
import { titledContent } from '#contract/pages';
import { documentKind } from './document-kind';

const namedKind = (name: string) => documentKind({ name, schema: namedContent });

export const categories = namedKind('categories');
export const sacrificeCategories = namedKind('sacrifice-categories');
export const newsCategories = namedKind('news-categories');
export const blogCategories = namedKind('blog-categories');
export const trainingCategories = namedKind('training-categories');
export const partnerTypes = namedKind('partner-types');
export const beneficiaryTypes = namedKind('beneficiary-types');
export const faqCategories = documentKind({ name: 'faq-categories', schema: titledContent });

/** Tags, by which visitors filter articles of both sections. */
export const articleTags = documentKind({ name: 'article-tags', schema: titledContent });

/** Types of campaigns. Each type has its own page. */
export const types = documentKind({ name: 'types', schema: typeContent });

/** Tags, by which visitors filter the campaigns of one type. */
export const tags = documentKind({ name: 'tags', schema: tagContent });

/** The content kind of the charity's partners. */
import { partnerContent } from '#contract/partners';
import { documentKind } from './document-kind';

export const partners = documentKind({ name: 'partners', schema: partnerContent });

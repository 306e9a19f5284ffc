/** The field by which a page's form is sent to the same page in another language, instead of being done. */
export const LANGUAGE_FIELD = 'language';

/** The name of the form field that makes `formAction` return the form in another language instead of running it. */
export const LANGUAGE_FIELD = 'language';

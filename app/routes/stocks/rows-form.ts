/** The form that the rows are in: fields and buttons elsewhere on the page belong to it by this id. */
export const ROWS_FORM = 'rows';

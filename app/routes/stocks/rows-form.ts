/** Id of the form that contains the rows. Fields and buttons elsewhere on the page refer to it. */
export const ROWS_FORM = 'rows';

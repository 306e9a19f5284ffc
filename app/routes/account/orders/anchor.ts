/** Id of the message about gifts that could not be put into the cart again, the fragment of a redirect to it. */
export const MISSED_ANCHOR = 'missed';

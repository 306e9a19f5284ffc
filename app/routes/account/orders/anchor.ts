/** Id of the message about gifts that could not be added to the cart, used as the fragment of redirects to it. */
export const MISSED_ANCHOR = 'missed';

/** Names that the form of a mosque and its action share. */

/** Instead of one repair: all of them, in the order of their need. */
export const ALL = 'all';

/** The form, for the buttons beside each repair. */
export const FORM_ID = 'mosque-gift';

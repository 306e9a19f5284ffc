/** Names that the form of a mosque and its action share. */

/** Value for a gift to all open repairs, in order of priority, instead of one repair. */
export const ALL_REPAIRS = 'all';

/** Id of the form, for the buttons next to each repair that submit it. */
export const FORM_ID = 'mosque-gift';

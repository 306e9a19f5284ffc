/** Where the gift form is on its page: cards link to it, and a refused form comes back to it. */
export const GIVE_ANCHOR = 'give';

/** Names that the server, the pages and the service worker share. */

/**
 * Response header of a page that the service worker may save on the device: `page` for a page that is the same for many
 * visitors, `own` for the order of a donor.
 */
export const SAVED_AS_HEADER = 'x-offline';

/** Ids of the elements in the offline page that the service worker shows, fills or copies into saved pages. */
export const OFFLINE_IDS = {
  /** Note at the top of a saved page. */
  note: 'offline-note',
  /** Message that a form was not sent. */
  unsent: 'offline-unsent',
  /** Heading, list and delete button of the saved pages. */
  saved: 'offline-saved',
  list: 'offline-list',
} as const;

/** Placeholder in the note for the time at which the page was saved. */
export const SAVED_AT = '%time%';

/** URL of the link in the note: an empty URL is the URL of the page that contains the note. */
export const SAVED_PAGE_URL = '';

/** Message of a page to the service worker: the visitor reads the page at this URL. */
export type PageMessage = { read: string };

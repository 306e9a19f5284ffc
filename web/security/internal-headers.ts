/** Headers that our server adds to requests for the app. It removes them from incoming requests. */

/** Added when the server sends the scripts of a page in a separate module. The value is the key of the cached page. */
export const SPLIT_SCRIPTS_HEADER = 'x-scripts-apart';

/**
 * Header of the request that renders a shared page: the number of gifts that the page shows at its cart link. The request
 * has no cart, so the page contains no gift of a donor.
 */
export const GIFT_COUNT = 'x-gift-count';

/** The time (epoch ms) at which the server received the request. All loaders of a page derive one deadline from it. */
export const RECEIVED_AT = 'x-received-at';

/** The client's IP address. */
export const CLIENT_ADDRESS = 'x-client-address';

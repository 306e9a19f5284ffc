/** The cart and its verbs. */
export * from './cart';

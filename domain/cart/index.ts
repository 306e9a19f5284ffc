/** The cart and its verbs. */
export * from './cart';
export * from './quick-item';

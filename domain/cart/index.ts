/** The cart and its verbs. */
export * from './cart';
export * from './due';
export * from './quick-item';

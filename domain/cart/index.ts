/** The cart and its verbs. */
export * from './intentions';
export * from './pricing';
export * from './limits';
export * from './cart';
export * from './due';
export * from './quick-item';

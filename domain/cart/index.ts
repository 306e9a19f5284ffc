/** Exports the cart, its operations and its prices. */
export * from './intentions';
export * from './pricing';
export * from './limits';
export * from './cart';
export * from './due';
export * from './quick-item';

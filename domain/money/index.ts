/** Exports all money functions. Only this folder formats and parses amounts. */
export * from './currency';
export * from './money';
export * from './exchange';
export * from './rates';
export * from './parse';
export * from './format';

/** Money: the only place where amounts become text and text becomes amounts. */
export * from './currency';
export * from './money';
export * from './exchange';
export * from './rates';
export * from './parse';
export * from './format';

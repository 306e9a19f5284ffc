/** Exports the zakat calculation: assessed wealth, nisab and the zakat due. */
export * from './kinds';
export * from './settings';
export * from './typed';
export type * from './lines';
export type * from './result';
export * from './work-out';

/** Zakat: what wealth counts, whether it reaches the nisab, and what is due. */
export * from './kinds';
export * from './settings';
export * from './typed';
export type * from './lines';
export type * from './result';
export type { Problems } from './wealth';
export * from './work-out';

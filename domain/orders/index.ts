/** Exports order states, references and monthly gifts. */
export * from './states';
export * from './reference';
export * from './monthly';

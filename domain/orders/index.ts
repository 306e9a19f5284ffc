/** Orders: their states and their references. */
export * from './states';
export * from './reference';
export * from './monthly';

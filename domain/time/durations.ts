/** Lengths of time in milliseconds, by name, so that no bare product of numbers can be off by a factor. */

export const seconds = (count: number): number => count * 1_000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

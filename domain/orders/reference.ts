/** The reference of an order. */
import { readReference, referenceOf } from '../reference';

/** @param number an integer from 0 to REFERENCE_SPACE − 1 @returns for example "ND-4G7K-2QX8" @throws RangeError */
export const orderReference = (number: number): string => referenceOf('ND', number);

/** Returns a typed reference in canonical form, or null when a character is wrong. */
export const readOrderReference = (text: string): string | null => readReference('ND', text);

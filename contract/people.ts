/**
 * Filters of cases and orphans. An empty or invalid value is ignored, because forms without scripts send empty values.
 * A valid value that matches no record gives an empty list.
 */
import * as z from 'zod';
import { idSchema } from './common';

export const GENDERS = ['male', 'female'] as const;
/** The parents that an orphan has lost. */
export const ORPHANHOODS = ['father', 'mother', 'both'] as const;
/** Social status of the debtor in a case. */
export const SOCIAL_STATUSES = ['single', 'married', 'widowed', 'divorced'] as const;

/** Schema of an integer in a query. Values outside the range are ignored. */
export function countQuery(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .optional()
    .catch(undefined);
}

/** Id of a region, large enough not to identify a person. `areaName` is its name. */
export const areaSchema = idSchema;

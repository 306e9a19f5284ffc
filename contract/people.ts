/**
 * What cases and orphans are filtered by. A value that is empty or cannot be read is as if it were not asked for: forms
 * without scripts send empty ones. A value that can be read and that nobody has finds nobody.
 */
import * as z from 'zod';
import { idSchema } from './common';

export const GENDERS = ['male', 'female'] as const;
/** Of an orphan: whom it lost. */
export const ORPHANHOODS = ['father', 'mother', 'both'] as const;
/** Of the person of a case. */
export const SOCIAL_STATUSES = ['single', 'married', 'widowed', 'divorced'] as const;

/** A whole number in a query. */
export function countQuery(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .optional()
    .catch(undefined);
}

/** ISO 3166 code of a nationality. */
export const nationalitySchema = z.string().regex(/^[A-Z]{2}$/);
/** A region wide enough that nobody is found by it; its words are in `areaName`. */
export const areaSchema = idSchema;

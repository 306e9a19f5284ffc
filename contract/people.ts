/** What cases and orphans are filtered by. */
import * as z from 'zod';
import { idSchema } from './common';

export const GENDERS = ['male', 'female'] as const;
/** Of an orphan: whom it lost. */
export const ORPHANHOODS = ['father', 'mother', 'both'] as const;
/** Of the person of a case. */
export const SOCIAL_STATUSES = ['single', 'married', 'widowed', 'divorced'] as const;

/** ISO 3166 code of a nationality. */
export const nationalitySchema = z.string().regex(/^[A-Z]{2}$/);
/** A region wide enough that nobody is found by it; its words are in `areaName`. */
export const areaSchema = idSchema;

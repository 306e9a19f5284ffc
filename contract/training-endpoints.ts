/** The endpoints of training. `contract/endpoints.ts` adds them to the endpoint table. */
import * as z from 'zod';
import { applicationReceiptSchema } from './applications';
import { idSchema, pagedSchema, pageQuerySchema, resultSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';
import * as training from './training';

const idParams = z.object({ id: idSchema });

export const TRAINING_ENDPOINTS = {
  trainingCategories: {
    method: 'GET',
    path: '/training-category',
    summary: 'Categories that have at least one training.',
    query: pageQuerySchema,
    reply: pagedSchema(training.trainingCategorySchema),
  },
  trainings: {
    method: 'GET',
    path: '/training',
    summary:
      'Trainings that have not begun, in the order of their first day; with `when=past` those that have.',
    query: training.trainingQuerySchema,
    reply: pagedSchema(training.trainingSummarySchema),
  },
  training: {
    method: 'GET',
    path: '/training/{id}',
    summary: 'One training with its days, reserved seats and reviews.',
    params: idParams,
    reply: resultSchema(training.trainingSchema),
    errors: ['training.notFound'],
  },
  applyForTraining: {
    method: 'POST',
    path: '/training-applications',
    summary: 'Applies for a seat in a training, or for a place on its waiting list. Idempotent.',
    auth: 'optional',
    body: training.trainingApplicationBodySchema,
    status: 201,
    reply: resultSchema(applicationReceiptSchema),
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    errors: [
      'training.notFound',
      'training.tooYoung',
      'training.invalidBirthDate',
      'training.invalidDays',
      'application.closed',
      'application.invalidEmail',
      'application.tooMany',
    ],
  },
} as const satisfies Record<string, Endpoint>;

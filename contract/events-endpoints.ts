/** The endpoints of events. */
import * as z from 'zod';
import { applicationReceiptSchema } from './applications';
import { idSchema, pagedSchema, resultSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';
import {
  eventApplicationBodySchema,
  eventQuerySchema,
  eventSchema,
  eventSummarySchema,
} from './events';

export const EVENT_ENDPOINTS = {
  events: {
    method: 'GET',
    path: '/events',
    summary: 'Events, filtered, in pages.',
    query: eventQuerySchema,
    reply: pagedSchema(eventSummarySchema),
  },
  event: {
    method: 'GET',
    path: '/events/{id}',
    summary: 'One event with its agenda, place and free seats.',
    params: z.object({ id: idSchema }),
    reply: resultSchema(eventSchema),
    errors: ['event.notFound'],
  },
  joinEvent: {
    method: 'POST',
    path: '/event-applications',
    summary:
      'Joins an event: reserves the seats, or a place on the waiting list. A person is on the list once.',
    auth: 'optional',
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    body: eventApplicationBodySchema,
    status: 201,
    reply: resultSchema(applicationReceiptSchema),
    errors: [
      'event.notFound',
      'application.closed',
      'application.invalidEmail',
      'application.tooMany',
    ],
  },
} as const satisfies Record<string, Endpoint>;

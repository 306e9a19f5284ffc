/** The endpoints of events. */
import * as z from 'zod';
import { idSchema, pagedSchema, resultSchema } from './common';
import type { Endpoint } from './endpoints';
import { eventQuerySchema, eventSchema, eventSummarySchema } from './events';

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
} as const satisfies Record<string, Endpoint>;

/** Events of the charity: list, detail and the application for seats. */
import * as z from 'zod';
import { applicantFields, applicationReceiptSchema, seatsSchema } from './applications';
import { idSchema, instantSchema, pageQuerySchema, resultSchema, searchSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import { type Endpoint, pageOf, recordOf } from './endpoint';
import * as field from './fields';

export const AUDIENCES = ['everyone', 'families', 'women', 'students'] as const;

/** Maximum number of seats that one application can request, whatever the event allows. */
export const MOST_SEATS = 20;

const DEFAULT_MOST_SEATS = 4;

/** An event as the charity writes it. */
export const eventContent = z.object({
  title: field.text,
  summary: field.text,
  /** Local times at the place of the event. */
  starts: field.localTime,
  ends: field.localTime,
  /** Clients show the times of the event in it. */
  timeZone: field.timeZone,
  audience: z.enum(AUDIENCES),
  /** Id of a region for the filter. `areaName` is its name. */
  area: field.id('an area'),
  areaName: field.text,
  place: field.text,
  /** Postal address and directions. */
  address: field.optionalText,
  /** URL of a map. */
  mapUrl: field.writtenAs('map', field.optionalUrl),
  isOnline: field.writtenAs('online', z.boolean().default(false)),
  /** null: the number of seats is not limited. */
  seats: field.count(1).nullable().default(null),
  /** Maximum number of seats in one application. */
  mostSeats: field.count(1).max(MOST_SEATS).default(DEFAULT_MOST_SEATS),
  /** Local times at the place. */
  agenda: z
    .array(
      z.object({
        time: field.matching(
          /^(?:[01]\d|2[0-3]):[0-5]\d$/,
          'time',
          'a time such as "19:00", between quotes',
        ),
        text: field.text,
      }),
    )
    .default([]),
  /** The campaign or fund that the event is about. */
  campaign: field.campaignOrFund,
  picture: field.picture,
  body: field.article,
});

/** GET /events/{id} */
export const eventSchema = eventContent.omit({ starts: true, ends: true }).extend({
  id: idSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  seats: seatsSchema.nullable(),
});

/** GET /events */
export const eventSummarySchema = eventSchema.omit({
  ...{ body: true, address: true, mapUrl: true, agenda: true, campaign: true, mostSeats: true },
});

export const eventQuerySchema = pageQuerySchema.extend({
  /** coming: not ended, the next one first. past: ended, the latest one first. Missing: coming ones, then past ones. */
  when: z.enum(['coming', 'past']).optional().catch(undefined),
  area: idSchema.optional().catch(undefined),
  audience: z.enum(AUDIENCES).optional().catch(undefined),
  search: searchSchema,
  /** Id of an event: only other events for the same audience or in the same area. */
  similar: idSchema.optional().catch(undefined),
});

/** POST /event-applications */
export const eventApplicationBodySchema = z.object({
  event: idSchema,
  ...applicantFields,
  seats: z.int().min(1).max(MOST_SEATS),
});

export const EVENT_ENDPOINTS = {
  events: {
    route: 'GET /events',
    summary: 'Events, filtered, in pages.',
    ...pageOf(eventSummarySchema, eventQuerySchema),
  },
  event: {
    route: 'GET /events/{id}',
    summary: 'One event with its agenda, place and free seats.',
    ...recordOf(eventSchema, 'event.notFound'),
  },
  joinEvent: {
    route: 'POST /event-applications',
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

export type EventSummary = z.infer<typeof eventSummarySchema>;
export type CharityEvent = z.infer<typeof eventSchema>;
export type EventQuery = z.infer<typeof eventQuerySchema>;
export type EventApplicationBody = z.infer<typeof eventApplicationBodySchema>;

/** Events of the charity: list, detail and the application for seats. */
import * as z from 'zod';
import { applicantFields } from './applications';
import {
  idSchema,
  instantSchema,
  localisedTextSchema,
  pageQuerySchema,
  pictureSchema,
  searchSchema,
  timeZoneSchema,
} from './common';
import { shownUrlSchema } from './values';

export const AUDIENCES = ['everyone', 'families', 'women', 'students'] as const;

/** Maximum number of seats that one application can request, whatever the event allows. */
export const MOST_SEATS = 20;

/** `taken`: reserved seats, at most `capacity`. */
const seatsSchema = z.object({ capacity: z.int().min(1), taken: z.int().min(0) });

/** GET /events */
export const eventSummarySchema = z.object({
  id: idSchema,
  title: localisedTextSchema,
  summary: localisedTextSchema,
  picture: pictureSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** IANA time zone of the place. Clients show the times of the event in it. */
  timeZone: timeZoneSchema,
  audience: z.enum(AUDIENCES),
  /** Id of a region for the filter. `areaName` is its name. */
  area: idSchema,
  areaName: localisedTextSchema,
  place: localisedTextSchema,
  isOnline: z.boolean(),
  /** null: the number of seats is not limited. */
  seats: seatsSchema.nullable(),
});

/** GET /events/{id} */
export const eventSchema = eventSummarySchema.extend({
  /** HTML: untrusted until sanitised. */
  body: localisedTextSchema,
  /** Postal address and directions. May be empty. */
  address: localisedTextSchema,
  /** URL of a map. May be empty. */
  mapUrl: shownUrlSchema,
  /** Local times at the place, such as "19:00". May be empty. */
  agenda: z.array(z.object({ time: z.string().regex(/^\d\d:\d\d$/), text: localisedTextSchema })),
  /** Id of a campaign or fund that the event is about. */
  campaign: idSchema.nullable(),
  /** Maximum number of seats in one application. */
  mostSeats: z.int().min(1).max(MOST_SEATS),
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

export type Audience = (typeof AUDIENCES)[number];
export type Seats = z.infer<typeof seatsSchema>;
export type EventSummary = z.infer<typeof eventSummarySchema>;
export type CharityEvent = z.infer<typeof eventSchema>;
export type EventQuery = z.infer<typeof eventQuerySchema>;
export type EventApplicationBody = z.infer<typeof eventApplicationBodySchema>;

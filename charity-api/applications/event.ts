/** POST /event-applications: reserves seats of an event, or puts the application on its waiting list. */
import type { Transaction } from 'kysely';
import { ENDPOINTS } from '#contract/endpoints';
import type { EventApplicationBody } from '#contract/events';
import type { Database } from '../db/tables';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { hasBegun } from '../modules/applications/subjects';
import { findEvent } from '../modules/events/repository';
import { submitApplication } from './submit';

export function mountEventApplications(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.joinEvent, ({ body, donor, locale, request }) =>
    submitApplication(
      deps,
      {
        ...{ kind: 'event', subject: body.event, name: body.name, email: body.email },
        ...{ phone: null, locale, seats: body.seats, accountId: donor?.accountId ?? null },
        data: {},
      },
      readRateLimitKeys(request, deps),
      { seatsOf: 'events', oncePerPerson: true, check: (tx) => checkEvent(tx, body, deps.now()) },
    ),
  );
}

/** @throws ApiError event.notFound, application.closed, request.invalid for too many seats */
async function checkEvent(
  tx: Transaction<Database>,
  { event, seats }: EventApplicationBody,
  now: Date,
): Promise<void> {
  const row = await findEvent(tx, event);
  if (!row) throw new ApiError('event.notFound');
  if (hasBegun({ startsAt: row.starts_at }, now)) throw new ApiError('application.closed');
  if (seats > row.most_seats)
    throw new ApiError('request.invalid', { fields: { seats: 'tooLarge' } });
}

/** The forms that become an application at once: event, training, partner, volunteer, contact. */
import type { Transaction } from 'kysely';
import { messageProblem } from '#contract/contact';
import type { EventApplicationBody } from '#contract/events';
import type { TrainingApplicationBody } from '#contract/training';
import type { VolunteerApplicationBody } from '#contract/volunteering';
import { foldText } from '#domain/folding';
import { readOrderReference } from '#domain/orders';
import { SITE_TIME_ZONE } from '#domain/time/dates';
import { WEEKDAYS } from '#domain/time/weekdays';
import { dayIn } from '#domain/time/zoned';
import * as students from '#domain/training/students';
import type { Database, Db } from '../db/tables';
import type { ApiDeps } from '../deps';
import type { Donor } from '../http/access-token';
import { mountAll } from '../http/endpoint';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { hasBegun } from '../modules/applications/subjects';
import { findDocument } from '../modules/documents';
import { findEvent } from '../modules/events/repository';
import { readTraining } from '../modules/training/service';
import { submitApplication, type NewApplication } from './submit';

type Caller = { donor: Donor | null; request: Request };

export function mountForms(app: ApiRouter, deps: ApiDeps): void {
  const submit = (
    { donor, request }: Caller,
    application: Omit<NewApplication, 'accountId'>,
    options?: Parameters<typeof submitApplication>[3],
  ) =>
    submitApplication(
      deps,
      { ...application, accountId: donor?.accountId ?? null },
      readRateLimitKeys(request, deps),
      options,
    );

  mountAll(app, {
    joinEvent: ({ body, locale, ...caller }) => {
      const { event: subject, name, email, seats } = body;
      return submit(
        caller,
        { kind: 'event', ...{ subject, name, email, phone: null, locale, seats }, data: {} },
        { seatsOf: 'events', oncePerPerson: true, check: (tx) => checkEvent(tx, body, deps.now()) },
      );
    },
    applyForTraining: ({ body, locale, ...caller }) => {
      const { training: subject, name, email, phone = null, birthDate, message } = body;
      const days = WEEKDAYS.filter((day) => body.days.includes(day));
      return submit(
        caller,
        {
          ...{ kind: 'training', subject, name, email, phone, locale, seats: 1 },
          data: { birthDate, days, message },
        },
        {
          seatsOf: 'trainings',
          oncePerPerson: true,
          // A family often shares an e-mail address.
          person: [birthDate, foldText(name)],
          check: (tx) => checkStudent(tx, body, deps.now()),
        },
      );
    },
    contact: ({ body, locale, ...caller }) => {
      const { topic, name, email, message } = body;
      checkMessage(message);
      return submit(caller, {
        ...{ kind: 'contact', subject: null, name, email, phone: null, locale, seats: 0 },
        data: { topic, orderReference: readReference(body.orderReference), message },
      });
    },
    applyAsPartner: ({ body, ...caller }) => {
      const { name, email, locale, type, organisation, message } = body;
      return submit(
        caller,
        {
          ...{ kind: 'partner', subject: null, name, email, phone: null, locale, seats: 0 },
          data: { type, organisation, message },
        },
        {
          check: async (tx) => {
            if (!(await findDocument(tx, 'partner-types', type)))
              throw new ApiError('partner.unknownType', { fields: { type: 'choice' } });
          },
        },
      );
    },
    applyAsVolunteer: ({ body, ...caller }) => {
      if (body.startDate < dayIn(SITE_TIME_ZONE, deps.now()))
        throw new ApiError('volunteer.startPassed', { fields: { startDate: 'tooSmall' } });
      const { name, email, phone, locale } = body;
      return submit(caller, {
        ...{ kind: 'volunteer', subject: null, name, email, phone, locale, seats: 0 },
        data: volunteerData(body),
      });
    },
  });
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

/** @throws ApiError training.notFound, application.closed, training.tooYoung and others */
async function checkStudent(
  db: Db,
  { training, birthDate, days }: TrainingApplicationBody,
  now: Date,
): Promise<void> {
  const found = await readTraining({ db }, training);
  if (!found) throw new ApiError('training.notFound');
  const { startsOn, timeZone, minimumAge, ...offered } = found;
  if (students.hasBegun({ startsOn, timeZone }, now)) throw new ApiError('application.closed');
  const problem = students.birthDateProblem(birthDate, { startsOn, timeZone, minimumAge }, now);
  if (problem)
    throw new ApiError(
      problem.problem === 'tooYoung' ? 'training.tooYoung' : 'training.invalidBirthDate',
    );
  if (!students.areDaysEnough(days, offered)) throw new ApiError('training.invalidDays');
}

/** Rejects a card number before anything is stored, because mails and databases must not contain one (PCI DSS). */
function checkMessage(message: string): void {
  const problem = messageProblem(message);
  if (problem === null) return;
  throw new ApiError(problem === 'cardNumber' ? 'contact.cardNumber' : 'request.invalid', {
    fields: { message: problem },
  });
}

/** Returns an empty string when no reference was typed. @throws ApiError request.invalid */
function readReference(typed = ''): string {
  if (typed === '') return '';
  const reference = readOrderReference(typed);
  if (reference === null)
    throw new ApiError('request.invalid', { fields: { orderReference: 'format' } });
  return reference;
}

/** The other fields, in the order of the form. */
function volunteerData(body: VolunteerApplicationBody): Record<string, string | string[]> {
  const { education, occupation, types, categories, audience, interests } = body;
  const { days, times, startDate, endDate, notes } = body;
  return {
    ...{ education, occupation, types, categories, audience, interests },
    ...{ days, times, startDate, endDate: endDate ?? '', notes },
    ageStatement: 'given',
  };
}

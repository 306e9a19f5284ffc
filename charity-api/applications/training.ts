/** POST /training-applications: applies for a seat. Checks the age of the student and the chosen days. */
import { ENDPOINTS } from '#contract/endpoints';
import type { TrainingApplicationBody } from '#contract/training';
import { foldText } from '#domain/folding';
import { areDaysEnough, birthDateProblem, hasBegun } from '#domain/training/students';
import { WEEKDAYS } from '#domain/time/weekdays';
import type { Db } from '../db/tables';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { readTraining } from '../modules/training/service';
import { submitApplication } from './submit';

export function mountTrainingApplications(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.applyForTraining, ({ body, donor, locale, request }) => {
    const { training, name, email, phone = null, birthDate, message } = body;
    const days = WEEKDAYS.filter((day) => body.days.includes(day));
    return submitApplication(
      deps,
      {
        ...{ kind: 'training', subject: training, name, email, phone, locale, seats: 1 },
        data: { birthDate, days, message },
        accountId: donor?.accountId ?? null,
      },
      readRateLimitKeys(request, deps),
      {
        seatsOf: 'trainings',
        oncePerPerson: true,
        // A family often shares an e-mail address.
        person: [birthDate, foldText(name)],
        check: (tx) => checkStudent(tx, body, deps.now()),
      },
    );
  });
}

/** @throws ApiError training.notFound, application.closed, training.tooYoung and others */
async function checkStudent(
  db: Db,
  { training, birthDate, days }: TrainingApplicationBody,
  now: Date,
): Promise<void> {
  const { startsOn, timeZone, minimumAge, ...offered } = await readTraining({ db }, training);
  if (hasBegun({ startsOn, timeZone }, now)) throw new ApiError('application.closed');
  const problem = birthDateProblem(birthDate, { startsOn, timeZone, minimumAge }, now);
  if (problem)
    throw new ApiError(
      problem.problem === 'tooYoung' ? 'training.tooYoung' : 'training.invalidBirthDate',
    );
  if (!areDaysEnough(days, offered)) throw new ApiError('training.invalidDays');
}

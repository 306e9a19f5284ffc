/** The action of the application form: checks age and days, which its messages name, and sends the application. */
import type { ApplicationReceipt, ApplicationState } from '#contract/applications';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Training } from '#contract/training';
import { areDaysEnough, birthDateProblem, hasBegun } from '#domain/training/students';
import { CharityError } from '#web/charity/results';
import { messageWith } from '#web/forms/message';
import { FormProblem } from '../../forms/action.server';
import type { Flash } from '../../visitor/preferences-cookie.server';
import type { Visitor } from '../../visitor/visitor.server';
import { readStudent, type Student, type TrainingApplication } from './schema.server';

/** @throws FormProblem, CharityError */
export async function applyForTraining(
  { phone, ...application }: TrainingApplication,
  { charity }: Visitor,
  id: string,
  donor: DonorRateLimitKeys,
): Promise<ApplicationReceipt> {
  const training = await charity.call('training', { params: { id } });
  // The API rejects an application for a training that has begun.
  const problem = hasBegun(training, new Date()) ? null : studentProblem(application, training);
  if (problem) throw problem;
  const body = { training: id, ...application, ...(phone !== null && { phone }) };
  return charity.call('applyForTraining', { body, donor });
}

/** Checks age and days in a form that the schema rejects. Returns null when the training cannot be loaded. */
export async function findStudentProblem(
  sent: unknown,
  { charity }: Visitor,
  id: string,
): Promise<FormProblem | null> {
  try {
    const training = await charity.call('training', { params: { id } });
    return hasBegun(training, new Date()) ? null : studentProblem(readStudent(sent), training);
  } catch (error) {
    // The form already has errors to show.
    if (error instanceof CharityError) return null;
    throw error;
  }
}

type Rules = Pick<Training, 'startsOn' | 'timeZone' | 'minimumAge' | 'days' | 'daysNeeded'>;

/** The charity API makes the same checks, but its messages do not name the age and the day. */
function studentProblem({ birthDate, days }: Student, training: Rules): FormProblem | null {
  const { startsOn: day, minimumAge: minimum, daysNeeded: count } = training;
  const found = birthDateProblem(birthDate, training, new Date());
  const isTooYoung = found?.problem === 'tooYoung';
  const problems = {
    ...(found && {
      birthDate: isTooYoung
        ? messageWith('training.tooYoung', { age: found.age, day, minimum })
        : `training.${found.problem}`,
    }),
    ...(!areDaysEnough(days, training) && { days: messageWith('training.days', { count }) }),
  };
  return Object.keys(problems).length > 0
    ? // The page links to trainings that begin after this day.
      new FormProblem(problems, 400, isTooYoung ? { after: day } : {})
    : null;
}

export const messageOf = (state: ApplicationState): Flash =>
  state === 'waiting' ? 'trainingWaiting' : 'trainingApplied';

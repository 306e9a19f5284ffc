/** The action of the application form: checks age and days, which its messages name, and sends the application. */
import type { ApplicationReceipt, ApplicationState } from '#contract/applications';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Training } from '#contract/training';
import { areDaysEnough, birthDateProblem, hasBegun } from '#domain/training/students';
import { FormProblem } from '../../forms/action.server';
import { messageWith } from '../../forms/message';
import type { Flash } from '../../visitor/preferences-cookie.server';
import type { Visitor } from '../../visitor/visitor.server';
import type { TrainingApplication } from './schema.server';

/** @throws FormProblem, CharityError */
export async function applyForTraining(
  { phone, ...application }: TrainingApplication,
  { charity }: Visitor,
  id: string,
  donor: DonorRateLimitKeys,
): Promise<ApplicationReceipt> {
  const training = await charity.training.one(id);
  // The API rejects an application for a training that has begun.
  if (!hasBegun(training, new Date())) checkStudent(application, training);
  const body = { training: id, ...application, ...(phone !== null && { phone }) };
  return charity.training.apply(body, donor);
}

type Rules = Pick<Training, 'startsOn' | 'timeZone' | 'minimumAge' | 'days' | 'daysNeeded'>;

/** The charity API makes the same checks, but its messages do not name the age and the day. @throws FormProblem */
function checkStudent(
  { birthDate, days }: Pick<TrainingApplication, 'birthDate' | 'days'>,
  training: Rules,
): void {
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
  if (Object.keys(problems).length > 0)
    // The page links to trainings that begin after this day.
    throw new FormProblem(problems, 400, isTooYoung ? { after: day } : {});
}

export const messageOf = (state: ApplicationState): Flash =>
  state === 'waiting' ? 'trainingWaiting' : 'trainingApplied';

/** The action of the application form: checks age and days for a message that helps, and sends the application. */
import type { ApplicationReceipt, ApplicationState } from '#contract/applications';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { areDaysEnough, birthDateProblem } from '#domain/training/students';
import { FormProblem } from '../../forms/action.server';
import { messageWith } from '../../forms/message';
import type { Flash } from '../../visitor/preferences-cookie.server';
import type { Visitor } from '../../visitor/visitor.server';
import type { TrainingApplication } from './schema.server';

/** The charity API makes the same checks. Its messages do not name the day and the age. @throws FormProblem, CharityError */
export async function applyForTraining(
  { name, email, phone, birthDate, days, message }: TrainingApplication,
  { charity }: Visitor,
  id: string,
  donor: DonorRateLimitKeys,
): Promise<ApplicationReceipt> {
  const training = await charity.training.one(id);
  const { startsOn, minimumAge, daysNeeded } = training;
  const age = birthDateProblem(birthDate, training, new Date());
  const fields = {
    ...(age && {
      birthDate:
        age.problem === 'tooYoung'
          ? messageWith('training.tooYoung', { age: age.age, day: startsOn, minimum: minimumAge })
          : `training.${age.problem}`,
    }),
    ...(!areDaysEnough(days, training) && {
      days: messageWith('training.days', { count: daysNeeded }),
    }),
  };
  if (Object.keys(fields).length > 0)
    // The page links to trainings that begin after this day.
    throw new FormProblem(fields, 400, age?.problem === 'tooYoung' ? { after: startsOn } : {});
  const phoneNumber = phone === null ? {} : { phone };
  return charity.training.apply(
    { training: id, name, email, ...phoneNumber, birthDate, days, message },
    donor,
  );
}

export const messageOf = (state: ApplicationState): Flash =>
  state === 'waiting' ? 'trainingWaiting' : 'trainingApplied';

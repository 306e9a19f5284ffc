/** Shows an answer as the applicant will read it, before staff send it. */
import type { MailPreview } from '#contract/staff/mails';
import type { ApiDeps } from '../../deps';
import { composeAnswer } from '../../mail/application-mail';
import { previewOf } from '../../mail/preview';
import { applicationOf } from './handle';

/** @throws ApiError application.notFound */
export async function previewAnswer(
  deps: ApiDeps,
  reference: string,
  answer: { subject: string; text: string },
): Promise<MailPreview> {
  return previewOf(await composeAnswer(deps, await applicationOf(deps.db, reference), answer));
}

/** The action of every form that sends an application: it sends the application and redirects with a message. */
import { redirect } from '@remix-run/node';
import type * as z from 'zod';
import type { ApplicationReceipt, ApplicationState } from '#contract/applications';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { formAction, type ActionContext, type FormProblem } from '../forms/action.server';
import { withStatusAnchor, type SitePath } from '#web/links';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import type { Flash } from '../visitor/preferences-cookie.server';
import { commitPreferences, setCookieHeaders } from '../visitor/visitor.server';

type Recipe<Schema extends z.ZodType> = {
  schema: Schema;
  /** Sends the application. @throws CharityError, FormProblem */
  send: (
    values: z.output<Schema>,
    context: ActionContext & { donor: DonorRateLimitKeys },
  ) => Promise<ApplicationReceipt>;
  /** Finds further problems of a form that `schema` rejects. */
  findMore?: (
    sent: unknown,
    context: Pick<ActionContext, 'visitor' | 'params'>,
  ) => Promise<FormProblem | null>;
  /** The page after the redirect. */
  page: (context: ActionContext) => SitePath;
  /** The message on that page. */
  message: (state: ApplicationState) => Flash;
};

/** The form has a honeypot. A bot gets the message of success, because it would retry after an error. */
export function applyAction<Schema extends z.ZodType>({
  schema,
  send,
  page,
  message,
  findMore,
}: Recipe<Schema>) {
  const done = (context: ActionContext, state: ApplicationState) =>
    redirect(withStatusAnchor(page(context)), {
      status: 303,
      headers: setCookieHeaders(
        commitPreferences({ ...context.visitor.preferences, flash: message(state) }),
      ),
    });
  return formAction({
    schema,
    ...(findMore && { findMore }),
    run: async (values, context) => {
      const donor = donorRateLimitKeys(context.visitor);
      return done(context, (await send(values, { ...context, donor })).state);
    },
    trap: (_, context) => done(context, 'received'),
  });
}

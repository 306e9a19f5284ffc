/** The recipe of every action: reject cross-site requests, read and validate the form, redirect or return errors. */
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import type * as z from 'zod';
import { CharityError } from '#web/charity/results';
import {
  apiFieldErrors,
  FormProblem,
  type FormReply,
  readForm,
  translateErrors,
} from '#web/forms/submission.server';
import { assertSameSite } from '#web/security/same-site.server';
import { retryAfterHeaders } from '../charity/responses.server';
import {
  commitPreferences,
  type Sender,
  setCookieHeaders,
  type Visitor,
} from '../visitor/visitor.server';
import { withVisitor } from '../visitor/with-visitor.server';
import { HONEYPOT } from './honeypot';
import { LANGUAGE_FIELD } from './language-field';
import { readSender } from './sender.server';

export { FormProblem, type FormReply } from '#web/forms/submission.server';

/** The response of a calculator: the submitted values and the result. No cache may store it. */
export type CalculationReply<Answer> = ReturnType<typeof data<FormReply & { answer: Answer }>>;

export type ActionContext = ActionFunctionArgs & {
  visitor: Sender;
  /** Returns a result to show on the page instead of a redirect, for forms that calculate. */
  show: <Answer>(
    answer: Answer,
    status?: number,
    /** Values that replace the submitted ones in the form. */
    instead?: Record<string, string>,
  ) => CalculationReply<Answer>;
  /** Adds data to the response when the form is rejected later, such as files that are stored already. */
  attach: (kept: unknown) => void;
};

type Recipe<Schema extends z.ZodType, Answer> = {
  /** Its messages are keys of locales/<language>/errors.json. */
  schema: Schema;
  /** Fields whose values the response never contains. */
  hide?: readonly string[];
  run: (
    values: z.output<Schema>,
    context: ActionContext,
  ) => Promise<Response | CalculationReply<Answer>>;
  /** Key of the message when the charity API fails. Without it, the page shows the message of all outages. */
  outage?: string;
  /**
   * Called instead of `run` when the form's honeypot field was filled in. A person's browser may have filled it in, so
   * the response must let that person continue, or must do no harm.
   */
  trap?: (values: z.output<Schema>, context: ActionContext) => Response;
  /**
   * Finds problems that `schema` cannot, such as the rules of a training, in a form that `schema` rejects. The response
   * then shows all errors at once.
   */
  findMore?: (
    sent: unknown,
    context: ActionFunctionArgs & { visitor: Sender },
  ) => Promise<FormProblem | null>;
  /** Returns the `kept` of the response when the donor changes the language in the form. */
  keep?: (form: FormData, visitor: Visitor) => Promise<unknown>;
};

/** Makes the action of a route. Every `export const action` of the site uses it. */
export function formAction<Schema extends z.ZodType, Answer = never>({
  schema,
  hide = [],
  run,
  outage = undefined,
  trap = undefined,
  findMore = undefined,
  keep = undefined,
}: Recipe<Schema, Answer>) {
  return async function action(args: ActionFunctionArgs) {
    assertSameSite(args.request);
    const formData = await readForm(args.request);
    return withVisitor(args.request, (visitor) => handle(args, formData, visitor));
  };

  async function handle(args: ActionFunctionArgs, formData: FormData, reader: Visitor) {
    const visitor = readSender(formData, reader);
    const submission = parseWithZod(formData, { schema });
    let kept: unknown;
    const refuse = (
      fields: Record<string, string[]>,
      status: number,
      instead: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) => {
      const form = submission.reply({ hideFields: hide as never[] }) as SubmissionResult<string[]>;
      const initialValue = { ...form.initialValue, ...instead };
      return data<FormReply>(
        {
          form: { ...form, initialValue, status: 'error', error: fields },
          ...(kept !== undefined && { kept }),
        },
        { status, headers: { 'cache-control': 'no-store', ...headers } },
      );
    };
    // The donor changes the language: return the form's values, without validation and without `run`.
    if (formData.has(LANGUAGE_FIELD)) {
      kept = await keep?.(formData, visitor);
      return replyInLanguage(submission.reply({ hideFields: hide as never[] }), visitor, kept);
    }
    const show = <Shown>(
      answer: Shown,
      status = 200,
      instead: Record<string, string> = {},
    ): CalculationReply<Shown> => {
      const form = submission.reply({ hideFields: hide as never[] }) as SubmissionResult<string[]>;
      const initialValue = { ...form.initialValue, ...instead };
      return data<FormReply & { answer: Shown }>(
        { form: { ...form, initialValue }, answer },
        { status, headers: { 'cache-control': 'no-store' } },
      );
    };
    if (submission.status !== 'success') {
      const more = await findMore?.(submission.payload, { ...args, visitor });
      const errors = { ...submission.reply().error };
      for (const [name, key] of Object.entries(more?.fields ?? {})) errors[name] ??= [key];
      return refuse(translateErrors(errors, visitor.t), 400, more?.instead);
    }
    try {
      const answer = trap && formData.get(HONEYPOT) ? trap : run;
      const attach = (stored: unknown) => void (kept = stored);
      const context = { ...args, visitor, show, attach };
      return await answer(submission.value as z.output<Schema>, context);
    } catch (problem) {
      if (problem instanceof FormProblem) {
        const fields = Object.entries(problem.fields).map(([name, key]) => [name, [key]]);
        const errors = translateErrors(Object.fromEntries(fields), visitor.t);
        return refuse(errors, problem.status, problem.instead);
      }
      // The API's messages are already in the donor's language.
      if (problem instanceof CharityError) {
        const said =
          outage && problem.isOutage
            ? translateErrors({ '': [outage] }, visitor.t)
            : { '': [problem.donorMessage(visitor.t)] };
        return refuse(
          { ...apiFieldErrors(problem), ...said },
          problem.status,
          {},
          retryAfterHeaders(problem),
        );
      }
      throw problem;
    }
  }
}

function replyInLanguage(
  { initialValue = {} }: Pick<SubmissionResult, 'initialValue'>,
  { locale, preferences }: Visitor,
  kept: unknown,
) {
  const headers = setCookieHeaders(commitPreferences({ ...preferences, locale }));
  headers.set('cache-control', 'no-store');
  return data<FormReply>(
    { form: { initialValue }, ...(kept !== undefined && { kept }) },
    { headers },
  );
}

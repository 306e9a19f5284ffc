/** The recipe of every action: reject cross-site requests, read and validate the form, redirect or return errors. */
import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import type * as z from 'zod';
import { CharityError } from '../charity/errors';
import { assertSameSite } from '../security/same-site.server';
import { HONEYPOT } from './honeypot';
import { readMessage, translateMessage } from './message';
import { commitPreferences, setCookieHeaders, type Visitor } from '../visitor/visitor.server';
import { withVisitor } from '../visitor/with-visitor.server';
import { LANGUAGE_FIELD } from './language-field';
import { SUBMISSION_ID_FIELD, readSubmissionId } from './press-field';

/** The response to a rejected form: its values, and error messages in the visitor's language. */
export type FormReply = {
  form: SubmissionResult<string[]>;
  /** Data that `run` has attached before it rejected the form (`attach`). */
  kept?: unknown;
};

/** Rejects a form. `fields` are keys of locales/<language>/errors.json by field name; '' stands for the whole form. */
export class FormProblem extends Error {
  override name = 'FormProblem';
  constructor(
    public fields: Record<string, string>,
    public status = 400,
    /** Values that the response contains in place of the submitted ones. */
    public instead: Record<string, string> = {},
  ) {
    super('the form is rejected');
  }
}

/** The response of a calculator: the submitted values and the result. No cache may store it. */
export type CalculationReply<Answer> = ReturnType<typeof data<FormReply & { answer: Answer }>>;

export type ActionContext = ActionFunctionArgs & {
  visitor: Visitor;
  /** Returns a result to show on the page instead of a redirect, for forms that calculate. */
  show: <Answer>(answer: Answer, status?: number) => CalculationReply<Answer>;
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
    context: ActionFunctionArgs & { visitor: Visitor },
  ) => Promise<FormProblem | null>;
  /** Returns the `kept` of the response when the donor changes the language in the form. */
  keep?: (form: FormData, visitor: Visitor) => Promise<unknown>;
};

/** Makes the action of a route. Every `export const action` of the site uses it. */
export function formAction<Schema extends z.ZodType, Answer = never>({
  schema,
  hide = [],
  run,
  trap = undefined,
  findMore = undefined,
  keep = undefined,
}: Recipe<Schema, Answer>) {
  return async function action(args: ActionFunctionArgs) {
    assertSameSite(args.request);
    const formData = await readForm(args.request);
    return withVisitor(args.request, (visitor) => handle(args, formData, visitor));
  };

  async function handle(args: ActionFunctionArgs, formData: FormData, sender: Visitor) {
    const visitor = { ...sender, press: readSubmissionId(formData) };
    formData.delete(SUBMISSION_ID_FIELD);
    const submission = parseWithZod(formData, { schema });
    let kept: unknown;
    const refuse = (fields: Record<string, string[]>, status: number, instead = {}) => {
      const form = submission.reply({ hideFields: hide as never[] }) as SubmissionResult<string[]>;
      const initialValue = { ...form.initialValue, ...instead };
      return data<FormReply>(
        {
          form: { ...form, initialValue, status: 'error', error: fields },
          ...(kept !== undefined && { kept }),
        },
        { status, headers: { 'cache-control': 'no-store' } },
      );
    };
    // The donor changes the language: return the form's values, without validation and without `run`.
    if (formData.has(LANGUAGE_FIELD)) {
      kept = await keep?.(formData, visitor);
      return replyInLanguage(submission.reply({ hideFields: hide as never[] }), visitor, kept);
    }
    const show = <Shown>(answer: Shown, status = 200): CalculationReply<Shown> => {
      const form = submission.reply({ hideFields: hide as never[] }) as SubmissionResult<string[]>;
      return data<FormReply & { answer: Shown }>(
        { form, answer },
        { status, headers: { 'cache-control': 'no-store' } },
      );
    };
    if (submission.status !== 'success') {
      const more = await findMore?.(submission.payload, { ...args, visitor });
      const errors = { ...submission.reply().error };
      for (const [name, key] of Object.entries(more?.fields ?? {})) errors[name] ??= [key];
      return refuse(translateErrors(errors, visitor), 400, more?.instead);
    }
    try {
      const answer = trap && formData.get(HONEYPOT) ? trap : run;
      const attach = (stored: unknown) => void (kept = stored);
      const context = { ...args, visitor, show, attach };
      return await answer(submission.value as z.output<Schema>, context);
    } catch (problem) {
      if (problem instanceof FormProblem) {
        const fields = Object.entries(problem.fields).map(([name, key]) => [name, [key]]);
        const errors = translateErrors(Object.fromEntries(fields), visitor);
        return refuse(errors, problem.status, problem.instead);
      }
      // The API's messages are already in the donor's language.
      if (problem instanceof CharityError) {
        return refuse(
          { ...apiFieldErrors(problem), '': [problem.donorMessage(visitor.t)] },
          problem.status,
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

/** Returns the API's error messages by field, with the field names of its request body ("lines.0.offeringId"). */
function apiFieldErrors({ detail }: CharityError): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(detail.fields ?? {}).map(([field, message]) => [field, [message]]),
  );
}

/**
 * Field names that pages of this site use: `amount`, `rows[7].count`, `gold.0.grams`. Conform makes a list as long as
 * its highest index, and nested lists multiply: a single forged name could make a response of several megabytes.
 */
const NAME = /^[\w-]{0,40}(?:\[\d{1,2}\])?(?:\.[\w-]{1,40}){0,3}$/;
const MAX_FIELDS = 400;

/** @throws a 400 response when the body is not a form, or not one that a page of this site can send */
async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  const names = form ? [...form.keys()] : [];
  if (!form || names.length > MAX_FIELDS || !names.every((name) => NAME.test(name))) {
    throw new Response(null, { status: 400, statusText: 'Unreadable form' });
  }
  return form;
}

/** Hidden fields, which pages set. An error in one of them is shown for the whole form, because the field is hidden. */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set([
  'intent',
  'currency',
  'interval',
  'project',
  'line',
  'form',
]);

function translateErrors(
  errors: Record<string, string[] | null>,
  { t }: Visitor,
): Record<string, string[]> {
  const given = Object.entries(errors).map(([field, keys]) => [field, keys ?? []] as const);
  const said = Object.fromEntries(
    given.map(([field, keys]) => [field, keys.map((text) => translateMessage(text, t))]),
  );
  const isChanged = given.some(
    ([field, keys]) => HIDDEN_FIELDS.has(field) && keys.some((key) => !readMessage(key)),
  );
  return isChanged && !said[''] ? { ...said, '': [t('errors:form.changed')] } : said;
}

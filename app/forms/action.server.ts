/** The one recipe of every action: guard, read, parse, reply with what was typed, do, redirect. */
import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import type * as z from 'zod';
import { CharityError } from '../charity/errors';
import { guardSameSite } from '../security/same-site.server';
import { HONEYPOT } from './honeypot';
import { readMessage, translateMessage } from './message';
import { keepPreferences, keeping, readVisitor, type Visitor } from '../visitor/visitor.server';
import { LANGUAGE_FIELD } from './language-field';
import { PRESS_FIELD, readPress } from './press-field';

/** What a form gets back when it cannot be taken: its values, and messages in the visitor's language. */
export type FormReply = { form: SubmissionResult<string[]> };

/** Something the donor must mend: messages are keys of locales/<language>/errors.json, by field; '' is the whole form. */
export class FormProblem extends Error {
  override name = 'FormProblem';
  constructor(
    public fields: Record<string, string>,
    public status = 400,
    /** Values that go back in place of those that were sent. */
    public instead: Record<string, string> = {},
  ) {
    super('the form cannot be taken as it is');
  }
}

/** The page again with everything typed, and what was worked out from it. Never stored, by us or on the way. */
export type Worked<Answer> = ReturnType<typeof data<FormReply & { answer: Answer }>>;

export type ActionContext = ActionFunctionArgs & {
  visitor: Visitor;
  /** Answers with the page itself instead of a redirect: for forms that work something out. */
  show: <Answer>(answer: Answer, status?: number) => Worked<Answer>;
};

type Recipe<Schema extends z.ZodType, Answer> = {
  /** Messages in it are keys of locales/<language>/errors.json. */
  schema: Schema;
  /** Fields whose values never go back to the browser. */
  hide?: readonly string[];
  run: (values: z.output<Schema>, context: ActionContext) => Promise<Response | Worked<Answer>>;
  /**
   * Instead of `run`, when the form's Honeypot was filled in. It may be a person whose browser did that, so what is
   * answered must help them on or cost them nothing.
   */
  trap?: (values: z.output<Schema>, context: ActionContext) => Response;
};

/** Every `export const action` of the site is made by this. */
export function formAction<Schema extends z.ZodType, Answer = never>({
  schema,
  hide = [],
  run,
  trap = undefined,
}: Recipe<Schema, Answer>) {
  return async function action(args: ActionFunctionArgs) {
    guardSameSite(args.request);
    const formData = await readForm(args.request);
    const visitor = { ...readVisitor(args.request), press: readPress(formData) };
    formData.delete(PRESS_FIELD);
    const submission = parseWithZod(formData, { schema });
    const refuse = (fields: Record<string, string[]>, status: number, instead = {}) => {
      const form = submission.reply({ hideFields: hide as never[] }) as SubmissionResult<string[]>;
      const initialValue = { ...form.initialValue, ...instead };
      return data<FormReply>(
        { form: { ...form, initialValue, status: 'error', error: fields } },
        { status, headers: { 'cache-control': 'no-store' } },
      );
    };
    // The donor changes the language: return the form's values, without validation and without `run`.
    if (formData.has(LANGUAGE_FIELD)) {
      return inThisLanguage(submission.reply({ hideFields: hide as never[] }), visitor);
    }
    const show = <Shown>(answer: Shown, status = 200): Worked<Shown> => {
      const form = submission.reply({ hideFields: hide as never[] }) as SubmissionResult<string[]>;
      return data<FormReply & { answer: Shown }>(
        { form, answer },
        { status, headers: { 'cache-control': 'no-store' } },
      );
    };
    if (submission.status !== 'success') {
      return refuse(translated(submission.reply().error ?? {}, visitor), 400);
    }
    try {
      const answer = trap && formData.get(HONEYPOT) ? trap : run;
      return await answer(submission.value as z.output<Schema>, { ...args, visitor, show });
    } catch (problem) {
      if (problem instanceof FormProblem) {
        const fields = Object.entries(problem.fields).map(([name, key]) => [name, [key]]);
        const errors = translated(Object.fromEntries(fields), visitor);
        return refuse(errors, problem.status, problem.instead);
      }
      // What the API says about the donor's input is already in the donor's language.
      if (problem instanceof CharityError) {
        return refuse(
          { ...saidOfFields(problem), '': [problem.donorMessage(visitor.t)] },
          problem.status,
        );
      }
      throw problem;
    }
  };
}

function inThisLanguage(
  { initialValue = {} }: Pick<SubmissionResult, 'initialValue'>,
  { locale, preferences }: Visitor,
) {
  const headers = keeping(keepPreferences({ ...preferences, locale }));
  headers.set('cache-control', 'no-store');
  return data<FormReply>({ form: { initialValue } }, { headers });
}

/** What the API says of single fields, by the names of its own body ("lines.0.offeringId"). */
function saidOfFields({ detail }: CharityError): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(detail.fields ?? {}).map(([field, message]) => [field, [message]]),
  );
}

/**
 * Names as our pages write them: `amount`, `rows[7].count`, `gold.0.grams`. A list is as long as the highest place that
 * is named in it, and lists in lists multiply: one such name would be answered with megabytes.
 */
const NAME = /^[\w-]{0,40}(?:\[\d{1,2}\])?(?:\.[\w-]{1,40}){0,3}$/;
const MAX_FIELDS = 400;

/** @throws a 400 response when the body is no form, or none that a page of ours sends */
async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  const names = form ? [...form.keys()] : [];
  if (!form || names.length > MAX_FIELDS || !names.every((name) => NAME.test(name))) {
    throw new Response(null, { status: 400, statusText: 'Unreadable form' });
  }
  return form;
}

/** What the page itself puts into a form: nobody types it, and no page has a place beside it to say that it is wrong. */
const UNSEEN: ReadonlySet<string> = new Set([
  'intent',
  'currency',
  'interval',
  'project',
  'line',
  'form',
]);

function translated(
  errors: Record<string, string[] | null>,
  { t }: Visitor,
): Record<string, string[]> {
  const given = Object.entries(errors).map(([field, keys]) => [field, keys ?? []] as const);
  const said = Object.fromEntries(
    given.map(([field, keys]) => [field, keys.map((text) => translateMessage(text, t))]),
  );
  const isChanged = given.some(
    ([field, keys]) => UNSEEN.has(field) && keys.some((key) => !readMessage(key)),
  );
  return isChanged && !said[''] ? { ...said, '': [t('errors:form.changed')] } : said;
}

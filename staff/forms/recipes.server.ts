/** Creates the loaders and actions of the staff area: member and permission, page data, validation, and errors. */
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type * as z from 'zod';
import { config } from '#config';
import { isAllowed, type Permission } from '#domain/staff/permissions';
import { CharityError } from '#web/charity/results';
import {
  apiFieldErrors,
  FormProblem,
  type FormReply,
  readForm,
  translateErrors,
} from '#web/forms/submission.server';
import { log } from '#web/log.server';
import { assertSameSite } from '#web/security/same-site.server';
import { staffLinks } from '../links';
import type { Message } from '../visitor/cookies.server';
import {
  isSignedOut,
  type Member,
  requireMember,
  requirePermission,
  signInAgain,
} from '../visitor/member.server';
import { readStaffVisitor, type StaffVisitor, withMessage } from '../visitor/visitor.server';
import { storePictures } from './pictures.server';

export type OpenContext = LoaderFunctionArgs & { visitor: StaffVisitor; url: URL };
export type StaffContext = OpenContext & { member: Member };

/** `title`: the title of the page and of the browser tab. */
export type StaffPage = { title: string };

type LoaderRecipe<Context, Data extends StaffPage> = {
  load: (context: Context) => Promise<Data>;
  /** Headers of the page, such as a cookie. */
  headers?: (loaded: Data, context: Context) => HeadersInit;
};

/** Creates the loader of a page for members. A CharityError of `load` becomes a redirect, 403, 404 or 503. */
export function staffLoader<Data extends StaffPage>({
  permission,
  load,
  headers,
}: LoaderRecipe<StaffContext, Data> & {
  /** null allows every signed-in member. */
  permission: Permission | null;
}) {
  return (args: LoaderFunctionArgs) =>
    asMember(args, permission, async (context) => {
      const loaded = await load(context);
      return data(loaded, { headers: headers?.(loaded, context) ?? {} });
    });
}

/**
 * Creates the loader of a file for members, such as a download or the proof of a transfer. A route without a component
 * cannot show the page of an error, so a member without the permission is redirected to it.
 */
export function fileLoader({
  permission,
  load,
}: {
  permission: Permission;
  load: (context: StaffContext) => Promise<Response>;
}) {
  return (args: LoaderFunctionArgs) =>
    asMember(args, null, (context) => {
      if (!isAllowed(context.member.roles, permission))
        throw redirect(staffLinks.notAllowed(permission));
      return load(context);
    });
}

/** Creates the loader of a page that needs no sign-in. */
export function openLoader<Data extends StaffPage>({
  load,
  headers,
}: LoaderRecipe<OpenContext, Data>) {
  return async function loader(args: LoaderFunctionArgs) {
    const context = contextOf(args);
    try {
      const loaded = await load(context);
      return data(loaded, { headers: headers?.(loaded, context) ?? {} });
    } catch (error) {
      throw asResponse(error);
    }
  };
}

async function asMember<Result>(
  args: LoaderFunctionArgs,
  permission: Permission | null,
  run: (context: StaffContext) => Promise<Result>,
): Promise<Result> {
  try {
    const member = await requireMember(args);
    requirePermission(member, permission);
    return await run({ ...contextOf(args), member });
  } catch (error) {
    throw isSignedOut(error) ? signInAgain(args.request) : asResponse(error);
  }
}

function contextOf(args: LoaderFunctionArgs): OpenContext {
  return { ...args, visitor: readStaffVisitor(args.request), url: new URL(args.request.url) };
}

/** Returns the response for an error of the charity API; other errors unchanged. */
function asResponse(error: unknown): unknown {
  if (!(error instanceof CharityError)) return error;
  if (error.isNotFound) return new Response(null, { status: 404 });
  log().warn(
    { call: error.call, failure: error.failure, code: error.code },
    'the charity API failed to return the data of a page',
  );
  return new Response(null, { status: error.status });
}

/** The largest form is a content record in four languages. */
const LIMITS = { fields: 2_000, text: 1024 * 1024 };

/** Helpers of `run` for its response. */
export type Replies = {
  /** Redirects to a page, which shows the message. */
  done: (to: string, message: Message | string) => Response;
  /** Returns the same page with the typed values and a result, such as new recovery codes. */
  show: <Answer>(answer: Answer, headers?: Headers) => Shown<Answer>;
};
export type Shown<Answer> = ReturnType<typeof data<StaffReplyToForm & { answer: Answer }>>;

/** The response to a form that was not accepted. */
export type StaffReplyToForm = FormReply & {
  /** True when another person has changed the record first. The page then shows a message and the current record. */
  isConflict?: boolean;
};

type ActionRecipe<Schema extends z.ZodType, Context, Answer> = {
  /** The messages are keys of locales/<language>/errors.json. */
  schema: Schema | ((visitor: StaffVisitor) => Schema);
  /** Fields whose values the response never contains. */
  hide?: readonly string[];
  /** Fields with a picture, each with the schema `pictureField`. */
  pictures?: readonly string[];
  run: (
    values: z.output<Schema>,
    context: Context & Replies & { form: FormData },
  ) => Promise<Response | Shown<Answer>>;
};

/** Creates the action of a page for members. */
export function staffAction<Schema extends z.ZodType, Answer = never>({
  permission,
  ...recipe
}: ActionRecipe<Schema, StaffContext, Answer> & {
  /** null allows every signed-in member. */
  permission: Permission | null;
}) {
  return async function action(args: ActionFunctionArgs) {
    assertSameSite(args.request, ownOrigin());
    return asMember(args, permission, (context) => handle(recipe, context));
  };
}

/** Creates the action of a page that needs no sign-in. */
export function openAction<Schema extends z.ZodType, Answer = never>(
  recipe: ActionRecipe<Schema, OpenContext, Answer>,
) {
  return async function action(args: ActionFunctionArgs) {
    assertSameSite(args.request, ownOrigin());
    return handle(recipe, contextOf(args));
  };
}

function ownOrigin(): string {
  const { staffUrl, publicUrl } = config();
  return new URL(staffUrl ?? publicUrl).origin;
}

async function handle<Schema extends z.ZodType, Context extends OpenContext, Answer>(
  { schema, hide = [], pictures = [], run }: ActionRecipe<Schema, Context, Answer>,
  context: Context,
) {
  const { visitor, request } = context;
  const form = await readForm(request, LIMITS);
  const unusable = await storePictures(visitor.charity, form, pictures);
  const submission = parseWithZod(form, {
    schema: typeof schema === 'function' ? schema(visitor) : schema,
  });
  const reply = () =>
    submission.reply({ hideFields: hide as never[] }) as SubmissionResult<string[]>;
  const refuse = (
    error: Record<string, string[]>,
    status: number,
    { instead = {}, isConflict = false } = {},
  ) => {
    const sent = reply();
    const initialValue = { ...sent.initialValue, ...instead };
    return data<StaffReplyToForm>(
      {
        form: { ...sent, initialValue, status: 'error', error },
        ...(isConflict && { isConflict }),
      },
      { status },
    );
  };
  if (submission.status !== 'success' || Object.keys(unusable).length > 0) {
    const errors = translateErrors(submission.reply().error ?? {}, visitor.t);
    return refuse({ ...errors, ...unusable }, 400);
  }
  const replies: Replies = {
    done: (to, message) => redirect(to, { headers: withMessage(visitor, asMessage(message)) }),
    show: (answer, headers) =>
      data({ form: reply(), answer }, { ...(headers && { headers }) }) as Shown<typeof answer>,
  };
  try {
    return await run(submission.value as z.output<Schema>, { ...context, ...replies, form });
  } catch (problem) {
    if (problem instanceof FormProblem) {
      const fields = Object.entries(problem.fields).map(([name, key]) => [name, [key]]);
      const errors = translateErrors(Object.fromEntries(fields), visitor.t);
      return refuse(errors, problem.status, { instead: problem.instead });
    }
    if (problem instanceof CharityError && !isSignedOut(problem)) {
      const fields = apiFieldErrors(problem);
      // A problem of the whole record, such as of a budget, says more than the general message.
      const error = { ...fields, '': fields[''] ?? [problem.donorMessage(visitor.t)] };
      return refuse(error, problem.status, { isConflict: problem.detail.status === 409 });
    }
    throw problem;
  }
}

function asMessage(message: Message | string): Message {
  return typeof message === 'string' ? { key: message } : message;
}

/** Creates the actions of the staff area: same-site check, member and permission, validation, redirect or errors. */
import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type * as z from 'zod';
import { CharityError } from '#web/charity/errors';
import {
  apiFieldErrors,
  FormProblem,
  readForm,
  translateErrors,
  type FormReply,
} from '#web/forms/submission.server';
import { assertSameSite } from '#web/security/same-site.server';
import { config } from '#config';
import type { Permission } from '#domain/staff/permissions';
import type { Message } from '../visitor/cookies.server';
import {
  isSignedOut,
  requireMember,
  requirePermission,
  signInAgain,
} from '../visitor/member.server';
import { readStaffVisitor, withMessage, type StaffVisitor } from '../visitor/visitor.server';
import type { OpenContext, StaffContext } from './loader.server';
import { storePictures } from './pictures.server';

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

type Recipe<Schema extends z.ZodType, Context, Answer> = {
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
}: Recipe<Schema, StaffContext, Answer> & {
  /** null allows every signed-in member. */
  permission: Permission | null;
}) {
  return async function action(args: ActionFunctionArgs) {
    assertSameSite(args.request, ownOrigin());
    try {
      const member = await requireMember(args);
      requirePermission(member, permission);
      return await handle(recipe, { ...contextOf(args), member });
    } catch (error) {
      throw isSignedOut(error) ? signInAgain(args.request) : asResponse(error);
    }
  };
}

/** Creates the action of a page that needs no sign-in. */
export function openAction<Schema extends z.ZodType, Answer = never>(
  recipe: Recipe<Schema, OpenContext, Answer>,
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

function contextOf(args: ActionFunctionArgs): OpenContext {
  return { ...args, visitor: readStaffVisitor(args.request), url: new URL(args.request.url) };
}

async function handle<Schema extends z.ZodType, Context extends OpenContext, Answer>(
  { schema, hide = [], pictures = [], run }: Recipe<Schema, Context, Answer>,
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
    if (problem instanceof CharityError && !isSignedOut(problem))
      return refuse(
        { ...apiFieldErrors(problem), '': [problem.donorMessage(visitor.t)] },
        problem.status,
        { isConflict: problem.detail.status === 409 },
      );
    throw problem;
  }
}

function asMessage(message: Message | string): Message {
  return typeof message === 'string' ? { key: message } : message;
}

/** Returns the response for an error of the charity API before the form was read; other errors unchanged. */
function asResponse(error: unknown): unknown {
  return error instanceof CharityError ? new Response(null, { status: error.status }) : error;
}

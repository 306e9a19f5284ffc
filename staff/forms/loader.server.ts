/** Creates the loaders of the staff area: member and permission, page data, and responses for API errors. */
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { CharityError } from '#web/charity/errors';
import { log } from '#web/log.server';
import { isAllowed, type Permission } from '#domain/staff/permissions';
import { staffLinks } from '../links';
import {
  isSignedOut,
  requireMember,
  requirePermission,
  signInAgain,
  type Member,
} from '../visitor/member.server';
import { readStaffVisitor, type StaffVisitor } from '../visitor/visitor.server';

export type OpenContext = LoaderFunctionArgs & { visitor: StaffVisitor; url: URL };
export type StaffContext = OpenContext & { member: Member };

/** `title`: the title of the page and of the browser tab. */
export type StaffPage = { title: string };

type Recipe<Context, Data extends StaffPage> = {
  load: (context: Context) => Promise<Data>;
  /** Headers of the page, such as a cookie. */
  headers?: (loaded: Data, context: Context) => HeadersInit;
};

/** Creates the loader of a page for members. A CharityError of `load` becomes a redirect, 403, 404 or 503. */
export function staffLoader<Data extends StaffPage>({
  permission,
  load,
  headers,
}: Recipe<StaffContext, Data> & {
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
export function openLoader<Data extends StaffPage>({ load, headers }: Recipe<OpenContext, Data>) {
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

/** The signed-in member of a request, and the redirects and errors of pages that need one. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { StaffReply } from '#contract/staff/endpoints';
import { isAllowed, type Permission } from '#domain/staff/permissions';
import { CharityError } from '#web/charity/results';
import { safeStaffPath, staffLinks } from '../links';
import {
  clearSession,
  commitSettings,
  readStaffVisitor,
  type StaffVisitor,
  withCookies,
} from './visitor.server';

export type Member = StaffReply<'staffMe'>['result'];

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** All loaders of a page get the same context object, so the member is fetched once for each page. */
const known = new WeakMap<object, Promise<Member | null>>();

/** Returns the signed-in member, or null without a valid session. @throws CharityError when the API fails */
export function memberOf({ request, context }: Args): Promise<Member | null> {
  let member = known.get(context);
  if (!member) {
    member = loadMember(readStaffVisitor(request));
    known.set(context, member);
  }
  return member;
}

async function loadMember({ session, charity }: StaffVisitor): Promise<Member | null> {
  if (session === null) return null;
  try {
    return await charity.call('staffMe');
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Returns true when the API has rejected the session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CharityError && error.code === 'auth.required';
}

/** @throws a redirect to the sign-in page without a valid session; CharityError when the API fails */
export async function requireMember(args: Args): Promise<Member> {
  const member = await memberOf(args);
  if (member) return member;
  throw signInAgain(args.request);
}

/** Returns the redirect to the sign-in page, which leads back to the requested page. */
export function signInAgain(request: Request): Response {
  const { settings } = readStaffVisitor(request);
  const { pathname, search } = new URL(request.url);
  const to = request.method === 'GET' ? safeStaffPath(pathname + search) : undefined;
  return redirect(staffLinks.signIn(), {
    headers: withCookies(clearSession(), commitSettings({ ...settings, to })),
  });
}

/** The data of a 403 response, for the text that names the roles and colleagues that have the permission. */
export type Forbidden = { permission: Permission };

/** @throws a 403 response when the roles of the member do not have the permission */
export function requirePermission(member: Member, permission: Permission | null): void {
  if (permission === null || isAllowed(member.roles, permission)) return;
  const body: Forbidden = { permission };
  throw Response.json(body, { status: 403 });
}

/** The data of the frame: language, member, organisation, and the message of the previous action. Never fails. */
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { isLocale } from '#domain/locales';
import { CharityError } from '#web/charity/results';
import { memberOf } from '../visitor/member.server';
import { commitSettings, readStaffVisitor, withCookies } from '../visitor/visitor.server';
import { frameOrganisation, siteUrl } from './organisation.server';

export async function loader(args: LoaderFunctionArgs) {
  const visitor = readStaffVisitor(args.request);
  const { settings, t } = visitor;
  const [member, { organisation, colours }] = await Promise.all([
    memberOf(args).catch(nullOnOutage),
    frameOrganisation(visitor),
  ]);
  const { message } = settings;
  const isShown = message !== undefined && args.request.method === 'GET';
  return data(
    {
      locale: visitor.locale,
      locales: config().LOCALES.filter(isLocale),
      member: member && {
        name: member.name,
        roles: member.roles,
        permissions: member.permissions,
        waiting: member.waiting,
        colleagues: member.colleagues,
      },
      organisation,
      colours,
      /** The public site. */
      site: siteUrl('/'),
      path: new URL(args.request.url).pathname,
      message: isShown
        ? { ...message, text: t(message.key, message.values), tone: message.tone ?? 'ok' }
        : null,
    },
    {
      headers: isShown ? withCookies(commitSettings({ ...settings, message: undefined })) : {},
    },
  );
}

export type FrameData = Awaited<ReturnType<typeof loader>>['data'];

function nullOnOutage(error: unknown): null {
  if (error instanceof CharityError) return null;
  throw error;
}

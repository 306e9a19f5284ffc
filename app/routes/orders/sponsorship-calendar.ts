/** GET /orders/{token}/sponsorship/{line}: calendar file with the last day of a paid sponsorship, in its language. */
import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { translateIn } from '#web/i18n/instances.server';
import { linksIn } from '#web/links';
import { calendarResponse } from '../../calendar-response.server';
import { charityClient } from '../../charity/client.server';
import { notFound } from '../../charity/responses.server';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { withVisitor } from '../../visitor/with-visitor.server';
import { hasCalendarFile } from './receipt-view.server';

const REMIND_DAYS_BEFORE = 7;

export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return withVisitor(request, async ({ charity }) => {
    const token = parseToken(params);
    if (!/^\d{1,2}$/.test(params.line ?? '')) notFound();
    const { locale } = await charity.call('order', { params: { token } });
    const inItsLanguage = charityClient({ locale, bearer: null });
    const { state, lines } = await inItsLanguage.call('order', { params: { token } });
    const line = lines[Number(params.line)];
    if (!line?.period || !hasCalendarFile(state)) notFound();
    const t = translateIn(locale);
    const { publicUrl } = config();
    const words = { name: line.title };
    const event = {
      uid: calendarUidOf(token, params.line ?? ''),
      day: line.period.until,
      title: t('orphans:calendar.title', words),
      text: t('orphans:calendar.text', words),
      url: publicUrl + linksIn(locale).orphan(line.offeringId),
      remindDaysBefore: REMIND_DAYS_BEFORE,
    };
    return calendarResponse(event, 'sponsorship.ics', PRIVATE_PAGE_HEADERS);
  });
}

/** Hashes the order token: users share calendars, and the token would give access to the order. */
function calendarUidOf(token: string, line: string): string {
  const name = createHash('sha256').update(`sponsorship ${token} ${line}`).digest('hex');
  return `${name.slice(0, 32)}@${new URL(config().publicUrl).hostname}`;
}

/** GET /events/{id}/calendar: the calendar file of an event, in the visitor's language. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { commaIn } from '#domain/locales';
import { calendarResponse } from '../../calendar-response.server';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { placeText } from '../../events/event-text.server';
import { withVisitor } from '../../visitor/with-visitor.server';

const REMIND_DAYS_BEFORE = 1;

export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return withVisitor(request, async (visitor) => {
    const { charity, links, locale } = visitor;
    const event = await charity.call('event', { params: { id: params.id ?? '' } });
    const { id, title, summary, startsAt, endsAt, address } = event;
    const { publicUrl } = config();
    return calendarResponse(
      {
        // The same in all languages, so that a calendar does not show the event twice.
        uid: `event-${id}@${new URL(publicUrl).hostname}`,
        ...{ title, text: summary },
        url: publicUrl + links.event(id),
        from: new Date(startsAt),
        until: new Date(endsAt),
        place: [placeText(event, visitor), address].filter(Boolean).join(commaIn(locale)),
        remindDaysBefore: REMIND_DAYS_BEFORE,
      },
      'event.ics',
      NO_STORE_HEADERS,
    );
  });
}

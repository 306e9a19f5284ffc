/** The response with a calendar file, which browsers download. */
import { calendarFile, type CalendarAppointment, type CalendarDay } from '#domain/time/calendar';

type Written<Event> = Omit<Event, 'writtenAt'>;

/** @param filename ends with .ics @param headers further headers, such as those of a private page */
export function calendarResponse(
  event: Written<CalendarDay> | Written<CalendarAppointment>,
  filename: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(calendarFile({ ...event, writtenAt: new Date() }), {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'x-content-type-options': 'nosniff',
    },
  });
}

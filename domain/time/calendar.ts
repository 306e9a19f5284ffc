/** Creates an iCalendar file (RFC 5545) with one event: a whole day, or a time from start to end. */

type CalendarEvent = {
  /** Stable for the same event, so that a calendar replaces its older version. */
  uid: string;
  title: string;
  text: string;
  /** URL of a page with more information. */
  url: string;
  /** The calendar shows a reminder this number of days before the event. */
  remindDaysBefore: number;
  /** Creation time of this version (DTSTAMP). */
  writtenAt: Date;
};

/** `day`: "2026-09-01" */
export type CalendarDay = CalendarEvent & { day: string };

/** An event at a place. The file contains its times in UTC, which every calendar shows in the time of its owner. */
export type CalendarAppointment = CalendarEvent & { from: Date; until: Date; place: string };

const LINE_END = '\r\n';
/** RFC 5545, section 3.1: content lines are at most 75 octets, without CRLF. */
const MAX_OCTETS = 75;

export function calendarFile(event: CalendarDay | CalendarAppointment): string {
  const { uid, title, text, url, remindDaysBefore, writtenAt } = event;
  const isDay = 'day' in event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Charity storefront//${isDay ? 'Sponsorship' : 'Events'}//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatTimestamp(writtenAt)}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`]
      : [
          `DTSTART:${formatTimestamp(event.from)}`,
          `DTEND:${formatTimestamp(event.until)}`,
          `LOCATION:${escapeText(event.place)}`,
        ]),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    // A whole day is a reminder: it does not mark the owner of the calendar as busy.
    `TRANSP:${isDay ? 'TRANSPARENT' : 'OPAQUE'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${remindDaysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => foldLine(line) + LINE_END)
    .join('');
}

/** Returns for example "20260312T060000Z". */
function formatTimestamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** RFC 5545, section 3.3.11: escapes characters that would end a value or a line. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

const encoder = new TextEncoder();

/**
 * Folds a long line: the next line begins with a space. It never splits a character, because Arabic letters have two
 * octets and other characters up to four.
 */
function foldLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MAX_OCTETS) {
      text += `${LINE_END} `;
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

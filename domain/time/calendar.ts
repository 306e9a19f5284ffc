/** A calendar file with one whole day in it (iCalendar, RFC 5545), which every calendar reads. */

export type CalendarDay = {
  /** The same for the same thing each time, so that a calendar puts the newer in place of the older. */
  uid: string;
  /** "2026-09-01" */
  day: string;
  title: string;
  text: string;
  /** Where more is said of it. */
  url: string;
  /** How many days before it the calendar reminds. */
  remindDaysBefore: number;
  /** When this was written. */
  writtenAt: Date;
};

const LINE_END = '\r\n';
/** Octets of a line without its end (section 3.1). */
const MAX_OCTETS = 75;

export function calendarFile(event: CalendarDay): string {
  const { uid, day, title, text, url, remindDaysBefore, writtenAt } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charity storefront//Sponsorship//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    // Nobody is busy because of it.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${remindDaysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + LINE_END)
    .join('');
}

/** "20260312T060000Z" */
function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Section 3.3.11: what else would end a value or a line. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

const encoder = new TextEncoder();

/** A long line goes on in the next, after a space. A letter is never cut: Arabic ones are two octets, others up to four. */
function folded(line: string): string {
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

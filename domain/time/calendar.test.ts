/** Tests iCalendar files: their lines follow RFC 5545, and long lines are folded between characters. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile, type CalendarAppointment, type CalendarDay } from './calendar';

const DAY: CalendarDay = {
  uid: 'abc@give.test',
  day: '2026-09-01',
  title: 'The sponsorship of Maryam ends',
  text: 'It can go on.',
  url: 'https://give.test/projects/orphans/orphan-amina',
  remindDaysBefore: 7,
  writtenAt: new Date('2026-03-12T06:00:00.000Z'),
};

const octets = (text: string) => new TextEncoder().encode(text).length;
const linesOf = (file: string) => file.split('\r\n');
const unfolded = (file: string) => linesOf(file.replaceAll('\r\n ', ''));

test('contains an all-day event with a reminder one week before', () => {
  expect(linesOf(calendarFile(DAY))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Charity storefront//Sponsorship//EN'],
    ...['CALSCALE:GREGORIAN', 'BEGIN:VEVENT', 'UID:abc@give.test', 'DTSTAMP:20260312T060000Z'],
    ...['DTSTART;VALUE=DATE:20260901', 'SUMMARY:The sponsorship of Maryam ends'],
    ...['DESCRIPTION:It can go on.', 'URL:https://give.test/projects/orphans/orphan-amina'],
    ...['TRANSP:TRANSPARENT', 'BEGIN:VALARM', 'ACTION:DISPLAY'],
    ...['DESCRIPTION:The sponsorship of Maryam ends', 'TRIGGER:-P7D', 'END:VALARM', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
});

const { day: _, ...shared } = DAY;
const APPOINTMENT: CalendarAppointment = {
  ...shared,
  from: new Date('2026-09-01T15:00:00.000Z'),
  until: new Date('2026-09-01T17:30:00.000Z'),
  place: 'Hall 2, Muscat',
};

test('contains the start, end and place of an event with a time, in UTC', () => {
  const lines = linesOf(calendarFile(APPOINTMENT));
  expect(lines.slice(7, 10)).toEqual([
    'DTSTART:20260901T150000Z',
    'DTEND:20260901T173000Z',
    'LOCATION:Hall 2\\, Muscat',
  ]);
  expect(lines).toContain('PRODID:-//Charity storefront//Events//EN');
  expect(lines).toContain('TRANSP:OPAQUE');
});

test('escapes characters that would end a value or a line', () => {
  const file = calendarFile({ ...DAY, text: 'a;b,c\\d\r\ne\nf\rEND:VCALENDAR' });
  expect(unfolded(file)).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\ne\\nf\\nEND:VCALENDAR');
});

describe('folding of long lines', () => {
  const ARABIC = 'تنتهي كفالة مريم في هذا اليوم، ويمكنك أن تكفلها أشهرًا أخرى. '.repeat(4).trim();

  test('keeps every line within 75 octets, also in Arabic, and preserves the text', () => {
    const file = calendarFile({ ...DAY, text: ARABIC });
    for (const line of linesOf(file)) {
      expect(octets(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(linesOf(file).filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
    expect(unfolded(file)).toContain(`DESCRIPTION:${ARABIC}`);
  });

  test('keeps every line within 75 octets for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = calendarFile({ ...DAY, text });
        expect(linesOf(file).every((line) => octets(line) <= 75)).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

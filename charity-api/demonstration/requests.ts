/** The applications and newsletter subscriptions of the demonstration, as visitors send them. */
import { dayIn } from '#domain/time/zoned';
import { SITE_TIME_ZONE } from '#domain/time/dates';
import { days } from '#domain/time/durations';
import { PEOPLE, type PersonName } from './people';

type Sent = { ago: [days: number, hours: number]; by: PersonName; path: string; body: object };

/** Returns them oldest first, because lists have the order of arrival. @param now the time at which the database is filled */
export function sampleApplications(now: Date): readonly Sent[] {
  const contact = (ago: Sent['ago'], by: PersonName, topic: string, message: string): Sent => {
    const { name, email } = PEOPLE[by];
    return { ago, by, path: '/contact-us', body: { topic, name, email, message } };
  };
  const volunteer = (ago: Sent['ago'], by: PersonName, more: object): Sent => {
    const { name, email, locale } = PEOPLE[by];
    const body = {
      ...{ name, email, locale, phone: '+96800000003', education: 'university' },
      ...{ types: ['packing', 'events'], categories: [], audience: 'any', interests: '' },
      ...{ days: ['friday', 'saturday'], times: ['morning'], endDate: null, notes: '' },
      startDate: dayIn(SITE_TIME_ZONE, new Date(now.getTime() + days(14))),
      isAdultOrHasConsent: true,
      ...more,
    };
    return { ago, by, path: '/volunteer-applications', body };
  };
  return [
    volunteer([6, 3], 'khalid', { occupation: 'محاسب', types: ['accounts'] }),
    contact([3, 8], 'mehmet', 'campaign', 'Balıkçı tekneleri ne zaman teslim edilecek?'),
    volunteer([2, 5], 'dewi', { occupation: 'Guru', types: ['teaching', 'translation'] }),
    contact([1, 4], 'fatima', 'zakat', 'هل يجوز إخراج زكاة مالي على دفعات شهرية؟'),
    contact(
      [0, 6],
      'hannah',
      'gift',
      'I have transferred 40 rials, and have not sent the proof. Is the reference enough?',
    ),
  ];
}

/** Subscribers of the newsletter. The last two have not confirmed their address yet. */
export const SUBSCRIBERS: readonly PersonName[] = [
  ...(['amina', 'imran', 'salim', 'maryam', 'ayse', 'siti'] as const),
  ...(['daniel', 'budi'] as const),
];
export const UNCONFIRMED = 2;

/** The events of the test charity: coming ones with and without a limit of seats, and past ones. */
import { event, text } from './written';

export const EVENTS = {
  'school-evening': event(['An evening for schools', 'أمسية للمدارس'], {
    starts: '2026-04-04 19:00',
    ends: '2026-04-04 21:30',
    area: 'muscat',
    address: text([
      '14 Sample Street; parking behind the hall',
      '14 شارع نموذج، والمواقف خلف القاعة',
    ]),
    map: 'https://maps.example/?q=harbour',
    seats: '120',
    agenda: [
      {
        time: '19:00',
        text: text(['Doors open', 'فتح الأبواب']),
      },
      { time: '20:40', text: text(['Questions', 'أسئلة']) },
    ],
    campaign: 'tankers',
    scene: 'books',
  }),
  'olive-morning': event(['Plant an olive tree', 'نغرس زيتونة'], {
    starts: '2026-04-10 09:00',
    ends: '2026-04-10 11:30',
    audience: 'families',
    area: 'sohar',
    seats: '40',
    most_seats: '6',
    scene: 'olive',
  }),
  'packing-day': event(['Packing day for winter', 'يوم تغليف الطرود'], {
    starts: '2026-04-18 08:00',
    ends: '2026-04-18 13:00',
    audience: 'students',
    area: 'muscat',
    seats: '1',
    most_seats: '1',
  }),
  'open-questions': event(['Questions and answers', 'أسئلة وأجوبة'], {
    starts: '2026-05-11 20:00',
    ends: '2026-05-11 21:00',
    area: 'online',
    online: 'yes',
    scene: 'school',
  }),
  'water-walk': event(['A walk for water', 'نمشي من أجل الماء'], {
    starts: '2026-01-09 07:00',
    ends: '2026-01-09 09:30',
    area: 'muscat',
    seats: '400',
    scene: 'kite',
  }),
  'women-lesson': event(['A lesson on zakat', 'درس في الزكاة', 'Zekât dersi', 'Pelajaran zakat'], {
    starts: '2026-02-20 16:00',
    ends: '2026-02-20 17:30',
    audience: 'women',
    area: 'sohar',
    seats: '30',
    scene: 'scales',
  }),
};

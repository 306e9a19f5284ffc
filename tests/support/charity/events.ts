/** The events of the test charity: coming ones with and without a limit of seats, and past ones. */
import { records } from './tables';
import { event, text } from './written';

/** Fields that only the first event has. */
const EVENING = {
  address: text([
    '14 Sample Street; parking behind the hall',
    '14 شارع نموذج، والمواقف خلف القاعة',
  ]),
  map: 'https://maps.example/?q=harbour',
  agenda: [
    { time: '19:00', text: text(['Doors open', 'فتح الأبواب']) },
    { time: '20:40', text: text(['Questions', 'أسئلة']) },
  ],
};

export const EVENTS = records(
  (words, facts, id) => event(words, { ...facts, ...(id === 'school-evening' && EVENING) }),
  `
  event          | starts           | ends             | audience | area   | seats | most_seats | online | scene  | campaign
  school-evening | 2026-04-04 19:00 | 2026-04-04 21:30 |          | muscat | 120   |            |        | books  | tankers
  olive-morning  | 2026-04-10 09:00 | 2026-04-10 11:30 | families | sohar  | 40    | 6          |        | olive  |
  packing-day    | 2026-04-18 08:00 | 2026-04-18 13:00 | students | muscat | 1     | 1          |        |        |
  open-questions | 2026-05-11 20:00 | 2026-05-11 21:00 |          | online |       |            | yes    | school |
  water-walk     | 2026-01-09 07:00 | 2026-01-09 09:30 |          | muscat | 400   |            |        | kite   |
  women-lesson   | 2026-02-20 16:00 | 2026-02-20 17:30 | women    | sohar  | 30    |            |        | scales |
  `,
  `
  event | en | ar | tr | id
  school-evening | An evening for schools | أمسية للمدارس
  olive-morning | Plant an olive tree | نغرس زيتونة
  packing-day | Packing day for winter | يوم تغليف الطرود
  open-questions | Questions and answers | أسئلة وأجوبة
  water-walk | A walk for water | نمشي من أجل الماء
  women-lesson | A lesson on zakat | درس في الزكاة | Zekât dersi | Pelajaran zakat
  `,
);

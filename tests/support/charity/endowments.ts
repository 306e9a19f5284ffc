/** The endowments and expiations of the test charity. */
import { expiation, withFacts } from './written';

export const ENDOWMENTS = {
  'education-endowment': withFacts(
    ['Endowment for learning', 'وقف التعلّم', 'Öğrenim vakfı', 'Wakaf pembelajaran'],
    {
      position: '1',
      published: '2025-02-03',
      share_price: '25 OMR',
      facts: '5',
      pictures: ['graduation'],
    },
  ),
  'general-endowment': withFacts(
    ['Endowment for all needs', 'الوقف العام', 'Genel vakıf', 'Wakaf umum'],
    {
      position: '5',
      published: '2025-04-06',
      share_price: '10 OMR',
      facts: '5',
      pictures: ['olive'],
    },
  ),
  'health-endowment': withFacts(
    ['Endowment for care', 'وقف الرعاية', 'Sağlık vakfı', 'Wakaf kesehatan'],
    {
      position: '2',
      published: '2025-02-25',
      share_price: '50 OMR',
      facts: '5',
      pictures: ['incubator'],
    },
  ),
  'mosques-endowment': withFacts(
    ['Endowment for mosques', 'وقف المساجد', 'Cami vakfı', 'Wakaf masjid'],
    {
      position: '4',
      published: '2025-03-27',
      share_price: '30 OMR',
      facts: '5',
      pictures: ['mosque'],
    },
  ),
  'orphans-endowment': withFacts(
    ['Endowment for children', 'وقف الأطفال', 'Çocuk vakfı', 'Wakaf anak'],
    {
      position: '3',
      published: '2025-03-12',
      share_price: '25 OMR',
      facts: '5',
      pictures: ['kite'],
    },
  ),
  'water-endowment': withFacts(['Endowment for water', 'وقف المياه', 'Su vakfı', 'Wakaf air'], {
    position: '0',
    published: '2025-01-16',
    share_price: '25 OMR',
    facts: '5',
    pictures: ['desalination'],
  }),
};

export const EXPIATIONS = {
  'fidya-unable-to-fast': expiation(
    [
      'Fidya for days not fasted',
      'فدية أيام لم تُصم',
      'Tutulamayan oruçların fidyesi',
      'Fidyah hari yang tidak dipuasai',
    ],
    {
      position: '1',
      published: '2025-05-16',
      cause: 'unable_to_fast',
      people: '1',
      price_per_person: '1 OMR',
      ruled: '2025-12-31',
      pictures: ['basket'],
    },
  ),
  'kafarat-fasting-day': expiation(
    [
      'Expiation of a broken fast',
      'كفارة إفساد الصوم',
      'Bozulan orucun kefareti',
      'Kafarat puasa yang batal',
    ],
    {
      position: '3',
      published: '2025-05-16',
      cause: 'fasting_day',
      people: '60',
      price_per_person: '1 OMR',
      ruled: '2025-12-31',
      pictures: ['family-table'],
    },
  ),
  'kafarat-ihram': expiation(['Fidya of ihram', 'فدية الإحرام', 'İhram fidyesi', 'Fidyah ihram'], {
    position: '4',
    published: '2025-05-16',
    cause: 'ihram',
    people: '6',
    price_per_person: '1 OMR',
    ruled: '2025-12-31',
    pictures: ['basket'],
  }),
  'kafarat-oath': expiation(
    ['Expiation of an oath', 'كفارة اليمين', 'Yemin kefareti', 'Kafarat sumpah'],
    {
      position: '0',
      published: '2025-05-16',
      cause: 'oath',
      people: '10',
      price_per_person: '1 OMR',
      ruled: '2025-12-31',
      pictures: ['bread'],
    },
  ),
  'kafarat-vow': expiation(
    ['Expiation of a vow', 'كفارة النذر', 'Adak kefareti', 'Kafarat nazar'],
    {
      position: '2',
      published: '2025-05-16',
      cause: 'vow',
      people: '10',
      price_per_person: '1 OMR',
      ruled: '2025-12-31',
      pictures: ['family-table'],
    },
  ),
  'kafarat-zihar': expiation(
    ['Expiation of zihar', 'كفارة الظهار', 'Zıhar kefareti', 'Kafarat zihar'],
    {
      position: '5',
      published: '2025-05-16',
      cause: 'zihar',
      people: '60',
      price_per_person: '1 OMR',
      ruled: '2025-12-31',
      pictures: ['bread'],
    },
  ),
};

/** Content of a charity in English and Arabic, with one campaign and its category only in English. */

const ORGANISATION = `name:
  en: Hope Relief
  ar: أمل للإغاثة
tagline:
  en: We build what lasts.
  ar: نبني ما يبقى.
contact:
  phone: +44 7700 900123
  email: hello@hope.example
  location:
    en: Muscat
    ar: مسقط
`;

const named = (position: number, en: string, ar: string) => `title:
  en: ${en}
  ar: ${ar}
summary:
  en: ${en}.
  ar: ${ar}.
position: ${position}
`;

const GARDEN = `title:
  en: A garden for the school of Bidiyah
  ar: حديقة لمدرسة بدية
summary:
  en: Forty children grow what they eat.
  ar: أربعون طفلًا يزرعون ما يأكلون.
type: development
category: education
place:
  en: Bidiyah
  ar: بدية
goal: 1250.500 OMR
published: 2026-03-01
featured: yes
budget:
  - label:
      en: Soil, seeds and tools
      ar: تربة وبذور وأدوات
    amount: 1250.500 OMR
impact:
  - amount: 10 OMR
    text:
      en: plants one bed.
      ar: تزرع حوضًا واحدًا.
updates:
  - at: 2026-03-05
    text:
      en: The soil has come.
      ar: وصلت التربة.
pictures:
  - scene: garden
    alt:
      en: Tomatoes in wooden beds
      ar: طماطم في أحواض خشبية
story:
  en: |
    The school has two hundred square metres behind its wall, and water.
  ar: |
    للمدرسة مئتا متر مربّع خلف سورها، وفيها ماء.
`;

/** Removes the Arabic of each text, including the paragraphs of a story. */
const inEnglishOnly = (file: string) => file.replace(/^( *)ar:.*\n(?:\1 +.*\n)*/gm, '');

export const FIRST_CAMPAIGN = 'school-garden';
export const ENGLISH_CAMPAIGN = 'village-library';

/** The content files by path. */
export const TWO_LANGUAGES: Record<string, string> = {
  'organisation.yaml': ORGANISATION,
  'types/development.yaml': named(10, 'Lasting works', 'تنمية'),
  'types/fund.yaml': named(20, 'Funds', 'صناديق'),
  'categories/education.yaml': named(10, 'Education', 'التعليم'),
  'categories/reading.yaml': inEnglishOnly(named(20, 'Reading', 'القراءة')),
  [`campaigns/${FIRST_CAMPAIGN}.yaml`]: GARDEN,
  [`campaigns/${ENGLISH_CAMPAIGN}.yaml`]: inEnglishOnly(GARDEN)
    .replace('A garden for the school of Bidiyah', 'A library for the village (2026)')
    .replace('Forty children grow what they eat.', 'Books for everybody, 1,200 of them!')
    .replace('category: education', 'category: reading')
    .replace('published: 2026-03-01', 'published: 2026-03-02')
    .replace(
      'The school has two hundred square metres behind its wall, and water.',
      'The village has a room, and no books.\n\n    ### What we do\n\n    - We buy 1,200 books.\n    - A librarian opens the room (twice a week).',
    ),
  'funds/where-it-is-needed-most.yaml': GARDEN.replace(/^type:.*\n/m, '')
    .replace(/^goal:.*\n/m, '')
    .replace(/^budget:\n(?: .*\n)*/m, '')
    .replace('A garden for the school of Bidiyah', 'Where it is needed most')
    .replace('حديقة لمدرسة بدية', 'حيث الحاجة أشدّ'),
};

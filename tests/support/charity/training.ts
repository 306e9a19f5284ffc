/** Trainings of the test charity: with and without limited seats, online, for younger students, and a past one. */
import { areaName, named, text, type Facts, type Words, type Written } from './written';

const PLACE: Words = ['The harbour hall', 'قاعة الميناء'];

const BODY = text([
  'You practise **every step** before you watch it. No knowledge is needed.\n\n### What you bring\n\n- A pen\n- Comfortable clothes\n',
  'تتمرّن على **كل خطوة** قبل أن تشاهدها. ولا تحتاج إلى معرفة سابقة.\n\n### ما تحضره معك\n\n- قلم\n- ملابس مريحة\n',
]);

/** Returns a training in Muscat. @param facts `scene` is its drawing; `reviews` are the numbers of stars */
function training(words: Words, { scene, reviews = [], facts, ...others }: Facts): Written {
  const [en, ar] = words;
  return {
    title: text(words),
    summary: text([`${en}: lessons and a certificate.`, `${ar}: دروس وشهادة.`]),
    category: 'health',
    time_zone: 'Asia/Muscat',
    days: ['sunday', 'tuesday', 'thursday'],
    days_needed: '2',
    ...others,
    sessions: text(['12 evenings, 18:00–20:00', '12 أمسية، 18:00–20:00']),
    place: text(PLACE),
    address: areaName('muscat'),
    teachers: text(['Two nurses', 'ممرّضتان']),
    fee: text(['Free', 'مجاني']),
    ...(facts && {
      facts: [
        {
          label: text(['Certificate', 'الشهادة']),
          text: text(['After ten evenings', 'بعد عشر أمسيات']),
        },
      ],
    }),
    ...((reviews as string[]).length > 0 && {
      reviews: (reviews as string[]).map((rating, n) => ({
        rating,
        text: text([`I knew what to do (${n + 1}).`, `عرفت ما أفعل (${n + 1}).`]),
        by: text(['A student', 'متدرّبة']),
      })),
    }),
    picture: {
      scene: scene!,
      alt: text([`Drawing: ${en}`, `رسم: ${ar}`]),
    },
    body: BODY,
  };
}

export const TRAINING_CATEGORIES = {
  health: named(['Health', 'الصحة'], { position: '10' }),
  work: named(['Work', 'العمل'], { position: '20' }),
  // A category without a training.
  languages: named(['Languages', 'اللغات'], { position: '30' }),
};

export const TRAINING = {
  'first-aid': training(['First aid for families', 'إسعاف أوّلي للعائلات'], {
    ...{ starts: '2026-05-10', ends: '2026-06-18', languages: ['en', 'ar'], seats: '20' },
    map: 'https://maps.example/harbour-hall',
    ...{ reviews: ['5', '4', '5'], facts: 'yes', scene: 'school' },
  }),
  sewing: training(['Sewing for a living', 'الخياطة مهنةً'], {
    ...{ category: 'work', starts: '2026-04-06', ends: '2026-07-01', languages: ['ar'] },
    ...{ days: ['monday', 'wednesday'], minimum_age: '16', scene: 'sewing' },
  }),
  bookkeeping: training(['Bookkeeping', 'مسك الدفاتر'], {
    ...{ category: 'work', starts: '2026-09-07', ends: '2026-10-12', languages: ['tr', 'id'] },
    ...{ days: ['monday'], days_needed: '1', online: 'yes', seats: '5', scene: 'books' },
  }),
  nursing: training(['Care at home', 'الرعاية في المنزل'], {
    ...{ starts: '2026-03-01', ends: '2026-04-16', languages: ['ar'], scene: 'health' },
  }),
  gardening: training(['A garden on the roof', 'حديقة على السطح'], {
    ...{ category: 'work', starts: '2025-11-02', ends: '2025-11-30', languages: ['en'] },
    ...{ reviews: ['3'], scene: 'garden' },
  }),
};

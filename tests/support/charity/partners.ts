/** Partners of the test charity, and their types. More partners than one page of the list. */
import { named, text, type Facts, type Words, type Written } from './written';

const WORK = text(['Carries our boxes at cost.', 'تنقل صناديقنا بسعر التكلفة.']);
const LOGO = {
  scene: 'parcel',
  alt: text(['A parcel', 'طرد']),
};

/** @param facts `logo` is set for a partner with a logo */
const partner = (words: Words, { logo, ...facts }: Facts): Written => ({
  name: text(words),
  summary: WORK,
  ...facts,
  ...(logo && { logo: LOGO }),
});

export const PARTNER_TYPES = {
  business: named(['Business', 'شركة'], { position: '10' }),
  foundation: named(['Foundation', 'مؤسسة', 'Vakıf', 'Yayasan'], { position: '20' }),
  /** A type without partners. */
  school: named(['School', 'مدرسة'], { position: '30' }),
};

const foundations = Array.from({ length: 9 }, (_, at) => at + 1).map((n) => [
  `foundation-${n}`,
  partner([`Fund ${n}`, `صندوق ${n}`], {
    ...{ type: 'foundation', since: '2020', position: String(100 + n) },
  }),
]);

export const PARTNERS = {
  'harbour-freight': partner(['Harbour Freight', 'شحن الميناء'], {
    ...{ type: 'business', since: '2024', position: '10' },
    ...{ logo: 'yes', url: 'https://freight.example/' },
  }),
  'green-farm': partner(['Green Farm', 'المزرعة الخضراء'], {
    ...{ type: 'business', since: '2019', position: '20' },
  }),
  ...Object.fromEntries(foundations),
};

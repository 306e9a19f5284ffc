/** Partners of the test charity, and their types. More partners than one page of the list. */
import { named, text, type Facts, type Words, type Written } from './written';

const WORK = text([
  'Carries our boxes at cost.',
  'تنقل صناديقنا بسعر التكلفة.',
  'Kolilerimizi maliyetine taşır.',
  'Mengangkut kotak kami tanpa laba.',
]);
const LOGO = {
  scene: 'parcel',
  alt: text(['A parcel', 'طرد', 'Bir koli', 'Sebuah paket']),
};

/** @param facts `logo` is set for a partner with a logo */
const partner = (words: Words, { logo, ...facts }: Facts): Written => ({
  name: text(words),
  summary: WORK,
  ...facts,
  ...(logo && { logo: LOGO }),
});

export const PARTNER_TYPES = {
  business: named(['Business', 'شركة', 'Şirket', 'Perusahaan'], { position: '10' }),
  foundation: named(['Foundation', 'مؤسسة', 'Vakıf', 'Yayasan'], { position: '20' }),
  /** A type without partners. */
  school: named(['School', 'مدرسة', 'Okul', 'Sekolah'], { position: '30' }),
};

const foundations = Array.from({ length: 9 }, (_, at) => at + 1).map((n) => [
  `foundation-${n}`,
  partner([`Fund ${n}`, `صندوق ${n}`, `Fon ${n}`, `Dana ${n}`], {
    ...{ type: 'foundation', since: '2020', position: String(100 + n) },
  }),
]);

export const PARTNERS = {
  'harbour-freight': partner(
    ['Harbour Freight', 'شحن الميناء', 'Liman Nakliyat', 'Kargo Pelabuhan'],
    {
      ...{ type: 'business', since: '2024', position: '10' },
      ...{ logo: 'yes', url: 'https://freight.example/' },
    },
  ),
  'green-farm': partner(['Green Farm', 'المزرعة الخضراء', 'Yeşil Çiftlik', 'Kebun Hijau'], {
    ...{ type: 'business', since: '2019', position: '20' },
  }),
  ...Object.fromEntries(foundations),
};

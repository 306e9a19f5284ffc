/** Settings TAFREEJ: what a case must keep, who decided it and when, and what its list is filtered by. */
import { AREAS } from './areas';

export const tafreejSettings = {
  // The cap of Oman's own scheme; another charity sets its own, in its own currency.
  CLAIM_CAP: { minor: 2_000_000, currency: 'OMR' },
  ENFORCEMENT_ORDERS: 1,
  YEARS_SINCE_ORDER: 1,
  SOCIAL_SECURITY: true,
  AUTHORITY: {
    en: 'the case committee of Nadawah, after the cap of the Fak Kurba scheme in Oman',
    ar: 'لجنة الحالات في نداوة، أخذًا بسقف مبادرة «فك كربة» في عُمان',
    tr: 'Nadawah vaka kurulu (Umman’daki Fekk-i Kürbe girişiminin üst sınırına göre)',
    id: 'komite kasus Nadawah, mengikuti batas program Fak Kurba di Oman',
  },
  DECIDED_AT: '2026-01-01T00:00:00.000Z',
  ZAKAT_AUTHORITY: {
    en: 'Quran 9:60 names those in debt among the eight groups',
    ar: 'ذُكر الغارمون في الأصناف الثمانية (التوبة: 60)',
    tr: 'Tevbe 9/60: Borçlular sekiz sınıf arasında sayılır',
    id: 'At-Taubah 9:60 menyebut orang yang berutang di antara delapan golongan',
  },
  AREAS: Object.entries(AREAS).map(([id, title]) => ({ id, title })),
  NATIONALITIES: ['OM', 'YE', 'EG', 'JO'],
};

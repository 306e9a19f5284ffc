/** What campaigns of a type are narrowed by, and which campaigns have it. */
import type { SeedProjectType, SeedText } from './types';

export type SeedTag = { id: string; type: SeedProjectType; title: SeedText };

export const tags: SeedTag[] = [
  {
    id: 'food',
    type: 'eghatha',
    title: { en: 'Food', ar: 'الغذاء', tr: 'Gıda', id: 'Pangan' },
  },
  {
    id: 'water',
    type: 'eghatha',
    title: { en: 'Water', ar: 'الماء', tr: 'Su', id: 'Air' },
  },
  {
    id: 'health',
    type: 'eghatha',
    title: { en: 'Health', ar: 'الصحة', tr: 'Sağlık', id: 'Kesehatan' },
  },
  {
    id: 'warmth',
    type: 'eghatha',
    title: {
      en: 'Clothing and warmth',
      ar: 'الكسوة والدفء',
      tr: 'Giyim ve ısınma',
      id: 'Pakaian dan kehangatan',
    },
  },
  {
    id: 'schooling',
    type: 'eghatha',
    title: { en: 'Schooling', ar: 'الدراسة', tr: 'Okul', id: 'Sekolah' },
  },
  {
    id: 'shelter',
    type: 'eskan',
    title: { en: 'Shelter', ar: 'الإيواء', tr: 'Barınak', id: 'Hunian sementara' },
  },
  {
    id: 'rent',
    type: 'eskan',
    title: { en: 'Rent', ar: 'الإيجار', tr: 'Kira', id: 'Sewa' },
  },
  {
    id: 'repair',
    type: 'eskan',
    title: { en: 'Repair', ar: 'الترميم', tr: 'Onarım', id: 'Perbaikan' },
  },
  {
    id: 'furnishing',
    type: 'eskan',
    title: { en: 'Furnishing', ar: 'التأثيث', tr: 'Ev eşyası', id: 'Perabot' },
  },
  {
    id: 'fees',
    type: 'tayseer',
    title: { en: 'Fees', ar: 'الرسوم الدراسية', tr: 'Okul harcı', id: 'Biaya sekolah' },
  },
  {
    id: 'debts',
    type: 'tayseer',
    title: {
      en: 'Debts and arrears',
      ar: 'الديون والمتأخّرات',
      tr: 'Borçlar',
      id: 'Utang dan tunggakan',
    },
  },
  {
    id: 'aids',
    type: 'tayseer',
    title: {
      en: 'Aids for daily life',
      ar: 'المعينات',
      tr: 'Yardımcı araçlar',
      id: 'Alat bantu',
    },
  },
  {
    id: 'upkeep',
    type: 'tayseer',
    title: { en: 'Monthly care', ar: 'كفالة شهرية', tr: 'Aylık destek', id: 'Santunan bulanan' },
  },
];

const TAGGED: Record<string, readonly string[]> = {
  'clean-water-khan-younis': ['water'],
  'eid-clothes-for-children': ['warmth'],
  'final-year-university-fees': ['fees'],
  'fresh-bread-deir-al-balah': ['food'],
  'handwashing-points-for-camps': ['water', 'health'],
  'incubators-for-the-newborn-ward': ['health'],
  'insulated-tents-before-the-winter-rain': ['shelter'],
  'medicines-for-three-field-clinics': ['health'],
  'month-of-food-for-a-family-of-six': ['food'],
  'monthly-care-for-85-orphaned-children': ['upkeep'],
  'rent-and-debt-relief': ['debts'],
  'repair-forty-damaged-homes': ['repair'],
  'safe-stoves-and-heating': ['furnishing', 'shelter'],
  'school-bags-and-books': ['schooling'],
  'water-trucking-north-gaza': ['water'],
  'wheelchairs-and-artificial-limbs': ['aids'],
  'winter-blankets-rafah': ['warmth'],
};

/** Variations of a campaign, which have a number at the end, have its tags. */
export function tagsOf(project: string): readonly string[] {
  return TAGGED[project] ?? TAGGED[project.replace(/-\d+$/, '')] ?? [];
}

/** What the facts of a sacrifice are called. */
import type { SeedText } from '../types';

export const FACT_LABELS = {
  age: { en: 'Age', ar: 'السنّ', tr: 'Yaş', id: 'Umur' },
  weight: { en: 'Weight', ar: 'الوزن', tr: 'Ağırlık', id: 'Berat' },
  meat: {
    en: 'Who receives the meat',
    ar: 'لمن يُعطى اللحم',
    tr: 'Eti kim alır',
    id: 'Penerima daging',
  },
  days: {
    en: 'Days of slaughter',
    ar: 'أيام الذبح',
    tr: 'Kesim günleri',
    id: 'Hari penyembelihan',
  },
} satisfies Record<string, SeedText>;

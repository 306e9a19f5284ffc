/** Regions of the cases: wide enough that nobody is found by one. */
import type { SeedText } from '../types';

const text = (en: string, ar: string, tr: string, id: string): SeedText => ({ en, ar, tr, id });

export const AREAS = {
  muscat: text('Muscat', 'مسقط', 'Maskat', 'Muskat'),
  'al-batinah': text('Al Batinah', 'الباطنة', 'Batine', 'Al Batinah'),
  'al-buraimi': text('Al Buraimi', 'البريمي', 'Büreymi', 'Al Buraimi'),
  'ad-dakhiliyah': text('Ad Dakhiliyah', 'الداخلية', 'Dahiliye', 'Ad Dakhiliyah'),
  'ash-sharqiyah': text('Ash Sharqiyah', 'الشرقية', 'Şarkiye', 'Asy Syarqiyah'),
  'ad-dhahirah': text('Ad Dhahirah', 'الظاهرة', 'Zahire', 'Adh Dhahirah'),
  dhofar: text('Dhofar', 'ظفار', 'Zufar', 'Dhofar'),
  musandam: text('Musandam', 'مسندم', 'Musandam', 'Musandam'),
} as const satisfies Record<string, SeedText>;

export type Area = keyof typeof AREAS;

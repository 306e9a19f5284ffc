/** How a share and an investment fund of the demonstration are written, and who is said to have published their figures. */
import type { SeedText } from './types';

export type SeedFigures = {
  /** For one share or unit, in the currency of the listing. null: none was published. */
  purification: string | null;
  zakat: string | null;
  /** It paid its zakat itself. */
  zakatPaid?: boolean;
};

type SeedListed = {
  id: string;
  symbol: string;
  shortName: SeedText;
  name: SeedText;
  /** ISO 4217 of the listing. */
  currency: string;
  /** Of the year before the day of seeding, and of the one before that. */
  lastYear: SeedFigures;
  yearBefore: SeedFigures;
};
export type SeedStock = SeedListed & { price: string };
export type SeedInvestmentFund = SeedListed & { manager: SeedText; unitValue: string };

export const MARKET: SeedText = {
  en: 'Sample exchange',
  ar: 'سوق نموذجية',
  tr: 'Örnek borsa',
  id: 'Bursa contoh',
};

export const BOARD: SeedText = {
  en: 'Sharia board of the sample exchange (sample figures)',
  ar: 'الهيئة الشرعية للسوق النموذجية (أرقام نموذجية)',
  tr: 'Örnek borsanın danışma kurulu (örnek rakamlar)',
  id: 'Dewan syariah bursa contoh (angka contoh)',
};

export const ADVISER: SeedText = {
  en: 'Sharia adviser of the fund (sample figures)',
  ar: 'المستشار الشرعي للصندوق (أرقام نموذجية)',
  tr: 'Fonun danışma kurulu (örnek rakamlar)',
  id: 'Penasihat syariah dana (angka contoh)',
};

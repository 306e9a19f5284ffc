/** What zakat is worked out from: prices of metals, and what the invented charity's board has ruled. */
import type { Metal } from '#contract/zakat';
import type { SeedText } from './types';

const SAMPLE: SeedText = {
  en: 'Sample price of the demonstration, not a market price',
  ar: 'سعر نموذجي للعرض، وليس سعر السوق',
  tr: 'Tanıtım için örnek fiyat; piyasa fiyatı değildir',
  id: 'Harga contoh situs demo, bukan harga pasar',
};

/** Of a gram of the pure metal, in rials. */
export const metals: { metal: Metal; price: string; source: SeedText }[] = [
  { metal: 'gold', price: '24.480', source: SAMPLE },
  { metal: 'silver', price: '0.312', source: SAMPLE },
];

const AUTHORITY: SeedText = {
  en: 'The Sharia board of Nadawah Relief (a sample for this demonstration, not a fatwa)',
  ar: 'الهيئة الشرعية في «نداوة للإغاثة» (نموذج لهذا العرض، وليس فتوى)',
  tr: 'Nadawah Yardım Din Danışma Kurulu (bu tanıtım için örnektir, fetva değildir)',
  id: 'Dewan Syariah Nadawah Peduli (contoh untuk situs demo ini, bukan fatwa)',
};

/** The settings category ZAKAT. Decimals are strings, so that none is lost. */
export const zakatSettings: Record<string, unknown> = {
  NISAB_GRAMS: { gold: '85', silver: '595' },
  NISAB_METAL: 'gold',
  RATES: { lunar: '0.025', solar: '0.02577' },
  /** How shares count that are kept for what they bring: proxy (a part of their market value), or published. */
  SHARES: { usual: 'trade', keep: 'proxy', proxy: '0.25' },
  WORN_JEWELLERY_COUNTS: true,
  DEBTS_ARE_TAKEN_AWAY: true,
  AUTHORITY,
  RULED_AT: '2026-01-01T00:00:00.000Z',
};

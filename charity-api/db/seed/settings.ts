/** Settings and rates that a new database starts with. */
import type { Insertable } from 'kysely';
import { DEFAULT_SUGGESTED_AMOUNTS } from '#domain/constants';
import type { CurrencyRateTable, SettingTable } from '../tables/content';
import { tafreejSettings } from './content/cases/rules';
import { organisation } from './content/organisation';
import type { SeedText } from './content/types';
import { zakatSettings } from './content/zakat';
import { daysAgo } from './days';

const VALUES: Record<string, Record<string, unknown>> = {
  // Empty: no account with them, so nothing of theirs is shown or loaded.
  google: { client_id: '' },
  facebook: { app_secret: '' },
  apple: { client_id: '' },
  'google-tag': { id: '' },
  'facebook-pixel': { id: '' },
  PROJECTS: {
    DEFAULT_SUGGESTED_AMOUNTS: [...DEFAULT_SUGGESTED_AMOUNTS],
  },
  TAFREEJ: tafreejSettings,
  organisation: {
    name: organisation.name,
    tagline: organisation.tagline,
    licence: organisation.licence,
    facts: organisation.facts,
    bank: organisation.bank,
  },
  ZAKAT: zakatSettings,
};

export const SETTING_ROWS: SettingTable[] = Object.entries(VALUES).flatMap(([category, values]) =>
  Object.entries(values).map(([key, value]) => ({ category, key, value: JSON.stringify(value) })),
);

const PEG: SeedText = {
  en: 'Central Bank of Oman peg',
  ar: 'سعر الربط لدى البنك المركزي العُماني',
  tr: 'Umman Merkez Bankası sabit kuru',
  id: 'Kurs tetap Bank Sentral Oman',
};
const SAMPLE: SeedText = {
  en: 'Sample rate of the demonstration',
  ar: 'سعر نموذجي للعرض',
  tr: 'Örnek kur',
  id: 'Kurs contoh',
};

const CURRENCIES: { currency: string; rate: string; source: SeedText; title: SeedText }[] = [
  {
    currency: 'OMR',
    rate: '1',
    source: PEG,
    title: { en: 'Omani rial', ar: 'ريال عُماني', tr: 'Umman riyali', id: 'Rial Oman' },
  },
  {
    currency: 'USD',
    rate: '2.6008',
    source: PEG,
    title: { en: 'US dollar', ar: 'دولار أمريكي', tr: 'ABD doları', id: 'Dolar AS' },
  },
  {
    currency: 'EUR',
    rate: '2.2406',
    source: SAMPLE,
    title: { en: 'Euro', ar: 'يورو', tr: 'Euro', id: 'Euro' },
  },
  {
    currency: 'GBP',
    rate: '1.9485',
    source: SAMPLE,
    title: {
      en: 'Pound sterling',
      ar: 'جنيه إسترليني',
      tr: 'İngiliz sterlini',
      id: 'Pound sterling',
    },
  },
];

export function rateRows(today: Date): Insertable<CurrencyRateTable>[] {
  return CURRENCIES.map(({ title, source, ...row }, position) => ({
    ...row,
    position,
    title: JSON.stringify(title),
    source: JSON.stringify(source),
    at: daysAgo(today, 0),
  }));
}

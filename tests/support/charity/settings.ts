/** The organisation, rulings, prices and rates of the test charity. */
import { areaName, AUTHORITY, text, type Words } from './written';

export const ORGANISATION = {
  name: text(['Amal Relief', 'أمل للإغاثة']),
  tagline: text(['We give and report.', 'نعطي وننشر.']),
  licence: text(['Licence 123/2020', 'ترخيص 123/2020']),
  contact: {
    phone: '+968 2123 4567',
    email: 'hello@amal.example',
    hours: [text(['Phone: 08:00 to 16:00', 'الهاتف: 08:00 إلى 16:00'])],
    location: text(['1 Harbour Street, Muscat', 'شارع الميناء 1، مسقط']),
    map: 'https://maps.example/?q=23.6,58.5',
    social: {
      instagram: 'https://social.example/instagram/amal',
      x: 'https://social.example/x/amal',
      whatsapp: 'https://social.example/whatsapp/amal',
      youtube: 'https://social.example/youtube/amal',
    },
  },
  facts: [
    {
      value: text(['91%', '91%', '%91', '91%']),
      label: text(['went to the work', 'من الإنفاق ذهب إلى العمل']),
    },
    {
      value: text(['38,412', '38,412', '38,412', '38,412']),
      label: text(['reports', 'تقرير']),
    },
    {
      value: text(['Audited', 'مدقَّقة']),
      label: text(['accounts', 'الحسابات']),
    },
  ],
  bank_accounts: [
    {
      holder: 'Amal Relief',
      bank_name: text(['Bank of the Harbour', 'بنك الميناء']),
      // The example for Oman in the SWIFT IBAN registry.
      iban: 'OM810180000001299123456',
      swift: 'TESTOMRX',
      branch: text(['Main branch', 'الفرع الرئيسي']),
    },
  ],
};

export const SIGN_IN = {
  google: '123-tests.apps.googleusercontent.com',
  facebook: '1234567890',
  apple: 'test.give.web',
};

export const GIVING = { suggested_amounts: ['10', '25', '50', '100', '250'] };

export const ZAKAT = {
  nisab_grams: { gold: '85', silver: '595' },
  nisab_metal: 'gold',
  rates: { lunar: '0.025', solar: '0.02577' },
  shares: { usual: 'trade', keep: 'proxy', proxy: '0.25' },
  worn_jewellery_counts: 'yes',
  debts_are_taken_away: 'yes',
  authority: text(AUTHORITY),
  ruled: '2026-01-01',
};

export const TAFREEJ = {
  claim_cap: '100000 OMR',
  enforcement_orders: '1',
  years_since_order: '1',
  social_security: 'yes',
  authority: text(AUTHORITY),
  decided: '2026-01-01',
  zakat_authority: text(AUTHORITY),
  areas: [
    ...['muscat', 'al-batinah', 'al-buraimi', 'ad-dakhiliyah', 'ash-sharqiyah', 'ad-dhahirah'],
    ...['dhofar', 'musandam'],
  ].map((id) => ({ id, title: areaName(id) })),
  nationalities: ['OM', 'YE', 'EG', 'JO'],
};

const price = (metal: string, amount: string) => ({
  ...{ metal, price: amount, currency: 'OMR', at: '2026-03-12' },
  source: text(['Test market', 'سوق الاختبار', 'Deneme piyasası', 'Pasar uji']),
});
export const METALS = { metals: [price('gold', '24.480'), price('silver', '0.312')] };

const PEG = text([
  'Test central bank',
  'البنك المركزي للاختبار',
  'Deneme merkez bankası',
  'Bank sentral uji',
]);
const MARKET = text(['Test rate', 'سعر الاختبار', 'Deneme kuru', 'Kurs uji']);
const currency = (code: string, title: Words, rate: string, source = MARKET) => ({
  ...{ currency: code, title: text(title), rate, at: '2026-03-12', source },
});
export const CURRENCIES = {
  currencies: [
    currency('OMR', ['Omani rial', 'ريال عُماني', 'Umman riyali', 'Rial Oman'], '1', PEG),
    currency('USD', ['US dollar', 'دولار أمريكي'], '2.6008', PEG),
    currency('EUR', ['Euro', 'يورو'], '2.2406'),
    currency('GBP', ['Pound sterling', 'جنيه إسترليني'], '1.9485'),
  ],
};

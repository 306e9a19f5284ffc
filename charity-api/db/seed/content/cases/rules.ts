/** Settings TAFREEJ: what a case must keep, who decided it and when, and what its list is filtered by. */
import { AREAS } from './areas';

export const tafreejSettings = {
  // 100,000 riyals, in baisa. Another charity sets its own cap, in its own currency.
  CLAIM_CAP: { minor: 100_000_000, currency: 'OMR' },
  ENFORCEMENT_ORDERS: 1,
  YEARS_SINCE_ORDER: 1,
  SOCIAL_SECURITY: true,
  AUTHORITY: {
    en: 'the case committee of Nadawah',
    ar: 'لجنة الحالات في نداوة',
    tr: 'Nadawah dosya kurulu',
    id: 'komite kasus Nadawah',
  },
  DECIDED_AT: '2026-01-01T00:00:00.000Z',
  ZAKAT_AUTHORITY: {
    en: 'Quran 9:60 names those in debt. For paying the creditor, the Hanafi and Shafi‘i schools require the debtor’s leave, which we ask for (sample, to be checked by a scholar)',
    ar: 'ذُكر الغارمون في الأصناف الثمانية (التوبة: 60). ويشترط الحنفية والشافعية إذن المدين في الدفع إلى الدائن، ونحن نطلبه (نموذج يراجعه عالم)',
    tr: 'Tevbe, 9/60, borçluları sayar. Hanefî ve Şâfiî mezhepleri alacaklıya ödemede borçlunun iznini şart koşar; biz bu izni alırız (örnektir, bir âlimce denetlenmelidir)',
    id: 'QS. At-Taubah: 60 menyebut orang yang berutang. Mazhab Hanafi dan Syafi’i mensyaratkan izin orang yang berutang bila dibayarkan kepada pemberi utang, dan kami memintanya (contoh, perlu diperiksa ulama)',
  },
  AREAS: Object.entries(AREAS).map(([id, title]) => ({ id, title })),
  NATIONALITIES: ['OM', 'YE', 'EG', 'JO'],
};

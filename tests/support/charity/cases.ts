/** The tafreej cases of the test charity. */
import { tafreejCase } from './written';
import { records } from './tables';

export const CASES = records(
  tafreejCase,
  `
  case               | position | published  | status | intentions   | bill_number      | pictures
  case-physiotherapy | 11       | 2026-02-18 |        | sadaqa zakat | SAMPLE-2024/1630 | wheelchair
  case-oven          | 0        | 2026-02-09 |        | sadaqa zakat | SAMPLE-2024/1187 | bread
  case-harvest       | 3        | 2026-01-11 |        | sadaqa zakat | SAMPLE-2024/0356 | seedlings
  case-van           | 9        | 2025-11-06 | closed | sadaqa zakat | SAMPLE-2023/2871 | parcel
  case-boat          | 2        | 2026-01-24 |        | sadaqa zakat | SAMPLE-2023/0779 | boat
  case-surety        | 13       | 2026-03-09 |        |              | SAMPLE-2024/2719 | scales
  case-fodder        | 4        | 2026-02-28 |        | sadaqa zakat | SAMPLE-2023/1502 | sheep
  case-kitchen       | 7        | 2025-12-12 |        | sadaqa zakat | SAMPLE-2024/1444 | stove
  case-twins         | 12       | 2025-10-08 |        | sadaqa zakat | SAMPLE-2023/4105 | incubator
  case-rent          | 5        | 2026-02-14 |        | sadaqa zakat | SAMPLE-2024/3310 | key
  case-roof          | 6        | 2026-01-31 |        | sadaqa zakat | SAMPLE-2024/0912 | house-repair
  case-school        | 8        | 2026-03-05 |        |              | SAMPLE-2024/0221 | books
  case-looms         | 1        | 2026-02-22 |        | sadaqa zakat | SAMPLE-2024/2043 | sewing
  case-hospital      | 10       | 2026-02-05 |        | sadaqa zakat | SAMPLE-2024/0088 | health
  `,
  `
  case               | goal | claim | ordered    | checked    | area
  case-physiotherapy | 900  | 1240  | 2025-01-24 | 2026-02-16 | al-batinah
  case-oven          | 1200 | 1850  | 2024-10-30 | 2026-02-06 | al-buraimi
  case-harvest       | 980  | 1320  | 2024-08-29 | 2026-01-09 | ad-dakhiliyah
  case-van           | 860  | 1120  | 2024-07-10 | 2025-11-02 | al-batinah
  case-boat          | 1400 | 2000  | 2024-06-10 | 2026-01-20 | ash-sharqiyah
  case-surety        | 1300 | 1560  | 2025-03-04 | 2026-03-07 | ad-dakhiliyah
  case-fodder        | 720  | 890   | 2024-04-09 | 2026-02-25 | dhofar
  case-kitchen       | 560  | 780   | 2024-11-17 | 2025-12-07 | al-buraimi
  case-twins         | 1475 | 1475  | 2024-05-21 | 2025-10-03 | muscat
  case-rent          | 960  | 960   | 2024-12-20 | 2026-02-12 | muscat
  case-roof          | 1150 | 1700  | 2024-09-25 | 2026-01-28 | al-batinah
  case-school        | 430  | 430   | 2025-02-09 | 2026-03-03 | ad-dhahirah
  case-looms         | 640  | 640   | 2025-01-15 | 2026-02-20 | muscat
  case-hospital      | 1600 | 1980  | 2024-12-12 | 2026-02-03 | musandam
  `,
  `
  case               | gender | social_status | children | nationality
  case-physiotherapy | male   | single        | 0        |
  case-oven          | male   | married       | 4        |
  case-harvest       | male   | married       | 6        |
  case-van           | male   | divorced      | 2        |
  case-boat          | male   | married       | 5        |
  case-surety        | female | single        | 0        |
  case-fodder        | male   | widowed       | 3        |
  case-kitchen       | male   | married       | 1        |
  case-twins         | male   | married       | 2        | JO
  case-rent          | female | widowed       | 3        | YE
  case-roof          | male   | married       | 2        |
  case-school        | female | divorced      | 3        | EG
  case-looms         | female | divorced      | 2        |
  case-hospital      | male   | married       | 3        |
  `,
  `
  case | en | ar | tr | id
  case-physiotherapy | A bill for physiotherapy | فاتورة علاج طبيعي | Fizik tedavi faturası | Tagihan fisioterapi
  case-oven | A bill for an oven | فاتورة فرن | Fırın faturası | Tagihan oven
  case-harvest | A bill for a lost harvest | فاتورة محصول ضائع | Kaybedilen hasadın faturası | Tagihan panen yang gagal
  case-van | A bill for a van | فاتورة شاحنة صغيرة | Kamyonet faturası | Tagihan mobil boks
  case-boat | A bill for a boat | فاتورة قارب | Tekne faturası | Tagihan perahu
  case-surety | A bill of another person | فاتورة شخص آخر | Başkasının faturası | Tagihan orang lain
  case-fodder | A bill for fodder | فاتورة علف | Yem faturası | Tagihan pakan
  case-kitchen | A bill for a kitchen | فاتورة مطبخ | Mutfak faturası | Tagihan dapur
  case-twins | A bill for the care of twins | فاتورة رعاية توأم | İkizlerin bakım faturası | Tagihan perawatan anak kembar
  case-rent | A bill for rent and heating | فاتورة إيجار وتدفئة | Kira ve ısınma faturası | Tagihan sewa dan pemanas
  case-roof | A bill for a roof | فاتورة سقف | Çatı faturası | Tagihan atap
  case-school | A bill of a school | فاتورة مدرسة | Okul faturası | Tagihan sekolah
  case-looms | A bill for looms | فاتورة أنوال | Dokuma tezgâhı faturası | Tagihan alat tenun
  case-hospital | A bill of a hospital | فاتورة مستشفى | Hastane faturası | Tagihan rumah sakit
  `,
);

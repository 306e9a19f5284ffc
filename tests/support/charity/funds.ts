/** The funds of the test charity. */
import { records } from './tables';
import { campaign } from './written';

export const FUNDS = records(
  campaign,
  `
  fund                        | category               | published  | intentions   | pictures             | impact       | updates
  cash-support-fund           | cash_support           | 2025-01-26 |              | bread                |              |
  community-development-fund  | community_development  | 2025-01-26 |              | seedlings            |              |
  education-fund              | education              | 2025-01-26 |              | school               |              |
  emergency-health-fund       | emergency_health       | 2025-01-26 |              | health               |              |
  kafarat-fund                | cash_support           | 2025-02-17 | kafara       | basket               | 1 10 60      | 2026-02-21
  psychosocial-support-fund   | psychosocial_support   | 2025-01-26 |              | drawing              |              |
  sacrifice-fund              | cash_support           | 2025-02-25 | sacrifice    | sheep                | 10 85        | 2026-02-07
  shelter-and-protection-fund | shelter_and_protection | 2025-01-26 |              | shelter              |              |
  stock-purification-fund     | community_development  | 2025-07-15 | purification | scales               | 10 50 100    | 2026-01-27
  waqf-fund                   | community_development  | 2025-02-10 | waqf         | olive                | 100 250      | 2026-01-10
  water-and-sanitation-fund   | water_and_sanitation   | 2025-01-26 |              | tanker               |              |
  where-it-is-needed-most     | community_development  | 2023-12-13 |              | parcel shelter water | 10 25 50 100 | 2026-02-28
  zakat-fund                  | cash_support           | 2025-04-26 | zakat        | lantern              | 10 60 180    | 2026-03-01
  `,
  `
  fund | en | ar | tr | id
  cash-support-fund | Fund for cash and food | صندوق النقد والطعام | Nakit ve gıda fonu | Dana tunai dan makanan
  community-development-fund | Fund for communities | صندوق المجتمعات | Toplum fonu | Dana masyarakat
  education-fund | Fund for learning | صندوق التعلّم | Öğrenim fonu | Dana pembelajaran
  emergency-health-fund | Fund for urgent care | صندوق الرعاية العاجلة | Acil sağlık fonu | Dana perawatan darurat
  kafarat-fund | Fund for expiations | صندوق الكفارات | Kefaret fonu | Dana kafarat
  psychosocial-support-fund | Fund for wellbeing | صندوق الدعم النفسي | Ruh sağlığı fonu | Dana kesejahteraan jiwa
  sacrifice-fund | Fund for sacrifices | صندوق الأضاحي | Kurban fonu | Dana kurban
  shelter-and-protection-fund | Fund for homes | صندوق المساكن | Barınak fonu | Dana tempat tinggal
  stock-purification-fund | Fund for purified income | صندوق التطهير | Arındırma fonu | Dana pembersihan
  waqf-fund | Fund for waqf | صندوق الوقف | Vakıf fonu | Dana wakaf
  water-and-sanitation-fund | Fund for water | صندوق المياه | Su fonu | Dana air
  where-it-is-needed-most | Where we see the need | حيث نرى الحاجة | İhtiyacı gördüğümüz yere | Di tempat yang kami lihat butuh
  zakat-fund | Fund for zakat | صندوق الزكاة | Zekât fonu | Dana zakat
  `,
);

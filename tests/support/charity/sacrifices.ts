/** The sacrifices of the test charity. */
import { records } from './tables';
import { named, sacrifice } from './written';

export const SACRIFICES = records(
  (words, { slaughter_from: from, slaughter_until: until, ...facts }) =>
    sacrifice(words, { ...facts, ...(from && until && { slaughter: { from, until } }) }),
  `
  sacrifice            | position | category | animal | shares_per_animal | shares | share_price | country | facts | pictures
  aqiqah-goat-tanzania | 9        | aqiqah   | goat   | 1                 | 50     | 38          | TZ      | 3     | goats
  aqiqah-sheep-oman    | 8        | aqiqah   | sheep  | 1                 | 50     | 85          | OM      | 3     | sheep
  camel-share-oman     | 4        | udhiya   | camel  | 7                 | 7      | 130         | OM      | 4     | camels
  cow-share-kenya      | 7        | udhiya   | cow    | 7                 | 7      | 48          | KE      | 4     | cattle
  cow-share-tanzania   | 0        | udhiya   | cow    | 7                 | 7      | 45          | TZ      | 4     | cattle
  cow-share-turkiye    | 6        | udhiya   | cow    | 7                 | 14     | 95          | TR      | 4     | cattle
  cow-tanzania         | 3        | udhiya   | cow    | 1                 | 6      | 310         | TZ      | 4     | cattle
  goat-tanzania        | 2        | udhiya   | goat   | 1                 | 60     | 38          | TZ      | 4     | goats
  sheep-oman           | 1        | udhiya   | sheep  | 1                 | 40     | 85          | OM      | 4     | sheep
  sheep-turkiye        | 5        | udhiya   | sheep  | 1                 | 30     | 110         | TR      | 4     | sheep
  vow-goat-tanzania    | 11       | vow      | goat   | 1                 | 20     | 38          | TZ      | 3     | goats
  vow-sheep-oman       | 10       | vow      | sheep  | 1                 | 20     | 85          | OM      | 3     | sheep
  `,
  `
  sacrifice          | closes           | slaughter_from   | slaughter_until
  camel-share-oman   | 2026-05-29 18:50 | 2026-05-27 07:00 | 2026-05-30 18:50
  cow-share-kenya    | 2026-05-29 18:20 | 2026-05-27 08:00 | 2026-05-30 18:20
  cow-share-tanzania | 2026-05-29 18:30 | 2026-05-27 08:00 | 2026-05-30 18:30
  cow-share-turkiye  | 2026-05-28 19:40 | 2026-05-27 06:30 | 2026-05-29 19:40
  cow-tanzania       | 2026-05-29 18:30 | 2026-05-27 08:00 | 2026-05-30 18:30
  goat-tanzania      | 2026-05-29 18:30 | 2026-05-27 08:00 | 2026-05-30 18:30
  sheep-oman         | 2026-05-29 18:50 | 2026-05-27 07:00 | 2026-05-30 18:50
  sheep-turkiye      | 2026-05-28 19:40 | 2026-05-27 06:30 | 2026-05-29 19:40
  vow-goat-tanzania  | 2026-03-10 18:00 |                  |
  vow-sheep-oman     | 2026-03-31 18:00 |                  |
  `,
  `
  sacrifice | en | ar | tr | id
  aqiqah-goat-tanzania | Aqiqa: a goat, Tanzania | عقيقة: ماعز، تنزانيا | Akika: Tanzanya, keçi | Akikah: kambing, Tanzania
  aqiqah-sheep-oman | Aqiqa: a sheep, Oman | عقيقة: خروف، عُمان | Akika: Umman, koyun | Akikah: domba, Oman
  camel-share-oman | Udhiya: a share of a camel, Oman | أضحية: سهم في جمل، عُمان | Kurban: Umman, deve hissesi | Udhiyah: bagian unta, Oman
  cow-share-kenya | Udhiya: a share of a cow, Kenya | أضحية: سهم في بقرة، كينيا | Kurban: Kenya, sığır hissesi | Udhiyah: bagian sapi, Kenya
  cow-share-tanzania | Udhiya: a share of a cow, Tanzania | أضحية: سهم في بقرة، تنزانيا | Kurban: Tanzanya, sığır hissesi | Udhiyah: bagian sapi, Tanzania
  cow-share-turkiye | Udhiya: a share of a cow, Türkiye | أضحية: سهم في بقرة، تركيا | Kurban: Türkiye, sığır hissesi | Udhiyah: bagian sapi, Turki
  cow-tanzania | Udhiya: a whole cow, Tanzania | أضحية: بقرة كاملة، تنزانيا | Kurban: Tanzanya, sığır (bütün) | Udhiyah: seekor sapi, Tanzania
  goat-tanzania | Udhiya: a goat, Tanzania | أضحية: ماعز، تنزانيا | Kurban: Tanzanya, keçi | Udhiyah: kambing, Tanzania
  sheep-oman | Udhiya: a sheep, Oman | أضحية: خروف، عُمان | Kurban: Umman, koyun | Udhiyah: domba, Oman
  sheep-turkiye | Udhiya: a sheep, Türkiye | أضحية: خروف، تركيا | Kurban: Türkiye, koyun | Udhiyah: domba, Turki
  vow-goat-tanzania | Vow: a goat, Tanzania | نذر: ماعز، تنزانيا | Adak: Tanzanya, keçi | Nazar: kambing, Tanzania
  vow-sheep-oman | Vow: a sheep, Oman | نذر: خروف، عُمان | Adak: Umman, koyun | Nazar: domba, Oman
  `,
);

export const SACRIFICE_CATEGORIES = {
  aqiqah: named(['Aqiqa', 'عقيقة'], { position: '1' }),
  udhiya: named(['Udhiya', 'أضحية', 'Kurban Bayramı', 'Udhiyah'], { position: '0' }),
  vow: named(['Vow', 'نذر'], { position: '2' }),
};

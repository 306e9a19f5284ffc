/** The endowments and expiations of the test charity. */
import { records } from './tables';
import { expiation, withFacts } from './written';

export const ENDOWMENTS = records(
  withFacts,
  `
  endowment           | position | published  | share_price | facts | pictures
  education-endowment | 1        | 2025-02-03 | 25          | 5     | graduation
  general-endowment   | 5        | 2025-04-06 | 10          | 5     | olive
  health-endowment    | 2        | 2025-02-25 | 50          | 5     | incubator
  mosques-endowment   | 4        | 2025-03-27 | 30          | 5     | mosque
  orphans-endowment   | 3        | 2025-03-12 | 25          | 5     | kite
  water-endowment     | 0        | 2025-01-16 | 25          | 5     | desalination
  `,
  `
  endowment | en | ar | tr | id
  education-endowment | Endowment for learning | وقف التعلّم | Öğrenim vakfı | Wakaf pembelajaran
  general-endowment | Endowment for all needs | الوقف العام | Genel vakıf | Wakaf umum
  health-endowment | Endowment for care | وقف الرعاية | Sağlık vakfı | Wakaf kesehatan
  mosques-endowment | Endowment for mosques | وقف المساجد | Cami vakfı | Wakaf masjid
  orphans-endowment | Endowment for children | وقف الأطفال | Çocuk vakfı | Wakaf anak
  water-endowment | Endowment for water | وقف المياه | Su vakfı | Wakaf air
  `,
);

export const EXPIATIONS = records(
  expiation,
  `
  expiation            | position | published  | cause          | people | price_per_person | ruled      | pictures
  fidya-unable-to-fast | 1        | 2025-05-16 | unable_to_fast | 1      | 1                | 2025-12-31 | basket
  kafarat-fasting-day  | 3        | 2025-05-16 | fasting_day    | 60     | 1                | 2025-12-31 | family-table
  kafarat-ihram        | 4        | 2025-05-16 | ihram          | 6      | 1                | 2025-12-31 | basket
  kafarat-oath         | 0        | 2025-05-16 | oath           | 10     | 1                | 2025-12-31 | bread
  kafarat-vow          | 2        | 2025-05-16 | vow            | 10     | 1                | 2025-12-31 | family-table
  kafarat-zihar        | 5        | 2025-05-16 | zihar          | 60     | 1                | 2025-12-31 | bread
  `,
  `
  expiation | en | ar | tr | id
  fidya-unable-to-fast | Fidya for days not fasted | فدية أيام لم تُصم | Tutulamayan oruçların fidyesi | Fidyah hari yang tidak dipuasai
  kafarat-fasting-day | Expiation of a broken fast | كفارة إفساد الصوم | Bozulan orucun kefareti | Kafarat puasa yang batal
  kafarat-ihram | Fidya of ihram | فدية الإحرام | İhram fidyesi | Fidyah ihram
  kafarat-oath | Expiation of an oath | كفارة اليمين | Yemin kefareti | Kafarat sumpah
  kafarat-vow | Expiation of a vow | كفارة النذر | Adak kefareti | Kafarat nazar
  kafarat-zihar | Expiation of zihar | كفارة الظهار | Zıhar kefareti | Kafarat zihar
  `,
);

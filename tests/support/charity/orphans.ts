/** The orphans of the test charity. */
import { records } from './tables';
import { orphan } from './written';

export const ORPHANS = records(
  (words, facts) => orphan(words, { ...facts, facts: '4' }),
  `
  orphan       | position | published  | since   | intentions   | month_price | pictures
  orphan-deniz | 5        | 2025-09-13 | 2025-09 | sadaqa zakat | 35          | school
  orphan-bilal | 11       | 2025-02-15 | 2025-02 |              | 35          | family-table
  orphan-lina  | 10       | 2025-07-15 | 2025-07 | sadaqa zakat | 30          | school
  orphan-adam  | 13       | 2025-10-13 | 2025-10 | sadaqa zakat | 40          | olive
  orphan-walid | 9        | 2025-03-17 | 2025-03 | sadaqa zakat | 30          | seedlings
  orphan-dana  | 8        | 2025-11-12 | 2025-11 | sadaqa zakat | 45          | family-table
  orphan-amina | 0        | 2025-08-14 | 2025-08 | sadaqa zakat | 35          | books
  orphan-hind  | 12       | 2025-05-16 | 2025-05 |              | 35          | graduation
  orphan-faris | 7        | 2025-06-15 | 2025-06 | sadaqa zakat | 35          | solar-panels
  orphan-sara  | 6        | 2026-01-11 | 2026-01 | sadaqa zakat | 30          | lantern
  orphan-majid | 3        | 2025-05-16 | 2025-05 |              | 35          | boat
  orphan-zahra | 2        | 2025-01-16 | 2025-01 |              | 35          | garden
  orphan-jamal | 14       | 2026-02-10 | 2026-02 | sadaqa zakat | 30          | kite
  orphan-idris | 1        | 2025-12-12 | 2025-12 | sadaqa zakat | 40          | kite
  orphan-elif  | 4        | 2025-04-16 | 2025-04 | sadaqa zakat | 40          | drawing
  `,
  `
  orphan       | born       | gender | nationality | orphanhood | children | area
  orphan-deniz | 2014-06-10 | male   | TR          | mother     | 3        | southern-turkiye
  orphan-bilal | 2009-08-27 | male   | PS          | father     | 4        | jordan
  orphan-lina  | 2011-12-21 | female | YE          | both       | 1        | hadramawt
  orphan-adam  | 2018-04-11 | male   | PS          | father     | 3        | west-bank
  orphan-walid | 2015-05-04 | male   | YE          | father     | 6        | hadramawt
  orphan-dana  | 2023-01-24 | female | PS          | father     | 2        | gaza
  orphan-amina | 2016-10-26 | female | PS          | father     | 4        | gaza
  orphan-hind  | 2008-06-28 | female | OM          | father     | 2        | sharqiyah
  orphan-faris | 2012-08-26 | male   | SY          | both       | 3        | northern-syria
  orphan-sara  | 2020-12-03 | female | SY          | father     | 5        | northern-syria
  orphan-majid | 2010-07-06 | male   | OM          | father     | 5        | batinah
  orphan-zahra | 2013-07-23 | female | OM          | father     | 2        | dhofar
  orphan-jamal | 2023-12-25 | male   | SY          | father     | 6        | northern-syria
  orphan-idris | 2020-01-08 | male   | PS          | both       | 2        | gaza
  orphan-elif  | 2017-09-20 | female | TR          | both       | 1        | southern-turkiye
  `,
  `
  orphan | en | ar | tr | id
  orphan-deniz | Deniz | دنيز | Deniz | Deniz
  orphan-bilal | Bilal | بلال | Bilal | Bilal
  orphan-lina | Lina | لينا | Lina | Lina
  orphan-adam | Adam | آدم | Âdem | Adam
  orphan-walid | Walid | وليد | Velid | Walid
  orphan-dana | Dana | دانة | Dana | Dana
  orphan-amina | Amina | آمنة | Emine | Aminah
  orphan-hind | Hind | هند | Hind | Hindun
  orphan-faris | Faris | فارس | Faris | Faris
  orphan-sara | Sara | سارة | Sara | Sarah
  orphan-majid | Majid | ماجد | Macit | Majid
  orphan-zahra | Zahra | زهرة | Zehra | Zahra
  orphan-jamal | Jamal | جمال | Cemal | Jamal
  orphan-idris | Idris | إدريس | İdris | Idris
  orphan-elif | Elif | أليف | Elif | Elif
  `,
);

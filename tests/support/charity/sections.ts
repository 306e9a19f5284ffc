/** Categories, types, tags, programs and slides of the test charity. */
import { records } from './tables';
import { named, program, slide, tag } from './written';

export const CATEGORIES = records(
  named,
  `
  category               | position | en                | ar               | tr          | id
  cash_support           | 3        | Cash and food     | نقد وطعام        |             |
  community_development  | 6        | Communities       | المجتمعات        |             |
  education              | 0        | Learning          | التعلّم           |             |
  emergency_health       | 2        | Urgent care       | رعاية عاجلة      | Acil sağlık | Perawatan darurat
  psychosocial_support   | 1        | Wellbeing         | الدعم النفسي     | Ruh sağlığı | Kesejahteraan jiwa
  shelter_and_protection | 4        | Homes             | المساكن          |             |
  water_and_sanitation   | 5        | Water and washing | المياه والنظافة  |             |
  `,
);

export const TYPES = records(
  named,
  `
  type        | position | pictures   | en              | ar            | tr     | id
  development | 3        |            | Works that last | أعمال باقية   |        |
  eghatha     | 0        | parcel     | Relief          | إغاثة         | Yardım | Bantuan
  eskan       | 1        | key        | Homes           | إسكان         |        |
  fund        | 4        |            | Open funds      | صناديق مفتوحة |        |
  tayseer     | 2        | wheelchair | Hardship        | تيسير         |        |
  `,
);

export const TAGS = records(
  tag,
  `
  tag        | type    | position | en           | ar
  aids       | tayseer | 11       | Aids         | معينات
  debts      | tayseer | 10       | Debts        | ديون
  fees       | tayseer | 9        | Fees         | رسوم
  food       | eghatha | 0        | Food         | طعام
  furnishing | eskan   | 8        | Furniture    | أثاث
  health     | eghatha | 2        | Health       | صحة
  rent       | eskan   | 6        | Rent         | إيجار
  repair     | eskan   | 7        | Repairs      | ترميم
  schooling  | eghatha | 4        | Schooling    | دراسة
  shelter    | eskan   | 5        | Shelter      | مأوى
  upkeep     | tayseer | 12       | Monthly care | رعاية شهرية
  warmth     | eghatha | 3        | Warmth       | دفء
  water      | eghatha | 1        | Water        | ماء
  `,
);

export const PROGRAMS = records(
  program,
  `
  program                | position | category               | en       | ar    | gallery
  healing                | 2        | emergency_health       | Care     | رعاية | clinic-tent incubator wheelchair eyeglasses
  school-for-every-child | 1        | education              | Learning | تعلّم  | school books solar-classroom graduation
  shelter-and-home       | 3        | shelter_and_protection | Homes    | مساكن | shelter house-repair blankets key
  water-and-life         | 0        | water_and_sanitation   | Water    | مياه  | water tanker desalination handwashing
  work-with-dignity      | 4        | community_development  | Work     | عمل   | sewing boat olive garden
  `,
);

export const SLIDES = records(
  slide,
  `
  slide   | position | path            | scene   | en                  | ar
  welcome | 0        | /projects       | hero    | Gifts that arrive   | عطايا تصل
  zakat   | 2        | /projects/zakat | lantern | Zakat, paid in full | زكاة تُؤدّى كاملة
  tents   | 1        | /projects/tents | shelter | Dry before the rain | جافّة قبل المطر
  `,
);

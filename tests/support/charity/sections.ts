/** Categories, types, tags, programs and slides of the test charity. */
import { named, program, slide, tag } from './written';

export const CATEGORIES = {
  cash_support: named(['Cash and food', 'نقد وطعام'], {
    position: '3',
  }),
  community_development: named(['Communities', 'المجتمعات'], {
    position: '6',
  }),
  education: named(['Learning', 'التعلّم'], { position: '0' }),
  emergency_health: named(['Urgent care', 'رعاية عاجلة', 'Acil sağlık', 'Perawatan darurat'], {
    position: '2',
  }),
  psychosocial_support: named(['Wellbeing', 'الدعم النفسي', 'Ruh sağlığı', 'Kesejahteraan jiwa'], {
    position: '1',
  }),
  shelter_and_protection: named(['Homes', 'المساكن'], {
    position: '4',
  }),
  water_and_sanitation: named(['Water and washing', 'المياه والنظافة'], { position: '5' }),
};

export const TYPES = {
  development: named(['Works that last', 'أعمال باقية'], {
    position: '3',
  }),
  eghatha: named(['Relief', 'إغاثة', 'Yardım', 'Bantuan'], { position: '0', pictures: ['parcel'] }),
  eskan: named(['Homes', 'إسكان'], { position: '1', pictures: ['key'] }),
  fund: named(['Open funds', 'صناديق مفتوحة'], { position: '4' }),
  tayseer: named(['Hardship', 'تيسير'], {
    position: '2',
    pictures: ['wheelchair'],
  }),
};

export const TAGS = {
  aids: tag(['Aids', 'معينات'], {
    type: 'tayseer',
    position: '11',
  }),
  debts: tag(['Debts', 'ديون'], { type: 'tayseer', position: '10' }),
  fees: tag(['Fees', 'رسوم'], { type: 'tayseer', position: '9' }),
  food: tag(['Food', 'طعام'], { type: 'eghatha', position: '0' }),
  furnishing: tag(['Furniture', 'أثاث'], { type: 'eskan', position: '8' }),
  health: tag(['Health', 'صحة'], { type: 'eghatha', position: '2' }),
  rent: tag(['Rent', 'إيجار'], { type: 'eskan', position: '6' }),
  repair: tag(['Repairs', 'ترميم'], { type: 'eskan', position: '7' }),
  schooling: tag(['Schooling', 'دراسة'], { type: 'eghatha', position: '4' }),
  shelter: tag(['Shelter', 'مأوى'], { type: 'eskan', position: '5' }),
  upkeep: tag(['Monthly care', 'رعاية شهرية'], {
    type: 'tayseer',
    position: '12',
  }),
  warmth: tag(['Warmth', 'دفء'], { type: 'eghatha', position: '3' }),
  water: tag(['Water', 'ماء'], { type: 'eghatha', position: '1' }),
};

export const PROGRAMS = {
  healing: program(['Care', 'رعاية'], {
    position: '2',
    category: 'emergency_health',
    gallery: ['clinic-tent', 'incubator', 'wheelchair', 'eyeglasses'],
  }),
  'school-for-every-child': program(['Learning', 'تعلّم'], {
    position: '1',
    category: 'education',
    gallery: ['school', 'books', 'solar-classroom', 'graduation'],
  }),
  'shelter-and-home': program(['Homes', 'مساكن'], {
    position: '3',
    category: 'shelter_and_protection',
    gallery: ['shelter', 'house-repair', 'blankets', 'key'],
  }),
  'water-and-life': program(['Water', 'مياه'], {
    position: '0',
    category: 'water_and_sanitation',
    gallery: ['water', 'tanker', 'desalination', 'handwashing'],
  }),
  'work-with-dignity': program(['Work', 'عمل'], {
    position: '4',
    category: 'community_development',
    gallery: ['sewing', 'boat', 'olive', 'garden'],
  }),
};

export const SLIDES = {
  welcome: slide(['Gifts that arrive', 'عطايا تصل'], {
    position: '0',
    path: '/projects',
    scene: 'hero',
  }),
  zakat: slide(['Zakat, paid in full', 'زكاة تُؤدّى كاملة'], {
    position: '2',
    path: '/projects/zakat',
    scene: 'lantern',
  }),
  tents: slide(['Dry before the rain', 'جافّة قبل المطر'], {
    position: '1',
    path: '/projects/tents',
    scene: 'shelter',
  }),
};

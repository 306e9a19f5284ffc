/** Categories, types, tags, programs and slides of the test charity. */
import { named, program, slide, tag } from './written';

export const CATEGORIES = {
  cash_support: named(['Cash and food', 'نقد وطعام', 'Nakit ve gıda', 'Tunai dan makanan'], {
    position: '3',
  }),
  community_development: named(['Communities', 'المجتمعات', 'Toplum', 'Masyarakat'], {
    position: '6',
  }),
  education: named(['Learning', 'التعلّم', 'Öğrenim', 'Pembelajaran'], { position: '0' }),
  emergency_health: named(['Urgent care', 'رعاية عاجلة', 'Acil sağlık', 'Perawatan darurat'], {
    position: '2',
  }),
  psychosocial_support: named(['Wellbeing', 'الدعم النفسي', 'Ruh sağlığı', 'Kesejahteraan jiwa'], {
    position: '1',
  }),
  shelter_and_protection: named(['Homes', 'المساكن', 'Barınak', 'Tempat tinggal'], {
    position: '4',
  }),
  water_and_sanitation: named(
    ['Water and washing', 'المياه والنظافة', 'Su ve temizlik', 'Air dan kebersihan'],
    { position: '5' },
  ),
};

export const TYPES = {
  development: named(['Works that last', 'أعمال باقية', 'Kalıcı işler', 'Karya yang bertahan'], {
    position: '3',
  }),
  eghatha: named(['Relief', 'إغاثة', 'Yardım', 'Bantuan'], { position: '0', pictures: ['parcel'] }),
  eskan: named(['Homes', 'إسكان', 'Konut', 'Hunian'], { position: '1', pictures: ['key'] }),
  fund: named(['Open funds', 'صناديق مفتوحة', 'Açık fonlar', 'Dana terbuka'], { position: '4' }),
  tayseer: named(['Hardship', 'تيسير', 'Kolaylaştırma', 'Keringanan'], {
    position: '2',
    pictures: ['wheelchair'],
  }),
};

export const TAGS = {
  aids: tag(['Aids', 'معينات', 'Yardımcı araçlar', 'Alat bantu'], {
    type: 'tayseer',
    position: '11',
  }),
  debts: tag(['Debts', 'ديون', 'Borçlar', 'Utang'], { type: 'tayseer', position: '10' }),
  fees: tag(['Fees', 'رسوم', 'Harçlar', 'Biaya'], { type: 'tayseer', position: '9' }),
  food: tag(['Food', 'طعام', 'Gıda', 'Makanan'], { type: 'eghatha', position: '0' }),
  furnishing: tag(['Furniture', 'أثاث', 'Eşya', 'Perabot'], { type: 'eskan', position: '8' }),
  health: tag(['Health', 'صحة', 'Sağlık', 'Kesehatan'], { type: 'eghatha', position: '2' }),
  rent: tag(['Rent', 'إيجار', 'Kira', 'Sewa'], { type: 'eskan', position: '6' }),
  repair: tag(['Repairs', 'ترميم', 'Onarım', 'Perbaikan'], { type: 'eskan', position: '7' }),
  schooling: tag(['Schooling', 'دراسة', 'Okul', 'Sekolah'], { type: 'eghatha', position: '4' }),
  shelter: tag(['Shelter', 'مأوى', 'Barınak', 'Naungan'], { type: 'eskan', position: '5' }),
  upkeep: tag(['Monthly care', 'رعاية شهرية', 'Aylık destek', 'Perawatan bulanan'], {
    type: 'tayseer',
    position: '12',
  }),
  warmth: tag(['Warmth', 'دفء', 'Isınma', 'Kehangatan'], { type: 'eghatha', position: '3' }),
  water: tag(['Water', 'ماء', 'Su', 'Air'], { type: 'eghatha', position: '1' }),
};

export const PROGRAMS = {
  healing: program(['Care', 'رعاية', 'Sağlık', 'Perawatan'], {
    position: '2',
    category: 'emergency_health',
    gallery: ['clinic-tent', 'incubator', 'wheelchair', 'eyeglasses'],
  }),
  'school-for-every-child': program(['Learning', 'تعلّم', 'Öğrenim', 'Pembelajaran'], {
    position: '1',
    category: 'education',
    gallery: ['school', 'books', 'solar-classroom', 'graduation'],
  }),
  'shelter-and-home': program(['Homes', 'مساكن', 'Barınak', 'Hunian'], {
    position: '3',
    category: 'shelter_and_protection',
    gallery: ['shelter', 'house-repair', 'blankets', 'key'],
  }),
  'water-and-life': program(['Water', 'مياه', 'Su', 'Air'], {
    position: '0',
    category: 'water_and_sanitation',
    gallery: ['water', 'tanker', 'desalination', 'handwashing'],
  }),
  'work-with-dignity': program(['Work', 'عمل', 'İş', 'Pekerjaan'], {
    position: '4',
    category: 'community_development',
    gallery: ['sewing', 'boat', 'olive', 'garden'],
  }),
};

export const SLIDES = {
  welcome: slide(
    ['Gifts that arrive', 'عطايا تصل', 'Yerine ulaşan bağışlar', 'Donasi yang sampai'],
    { position: '0', path: '/projects', scene: 'hero' },
  ),
  zakat: slide(
    ['Zakat, paid in full', 'زكاة تُؤدّى كاملة', 'Eksiksiz verilen zekât', 'Zakat yang tunai'],
    { position: '2', path: '/projects/zakat', scene: 'lantern' },
  ),
  tents: slide(
    ['Dry before the rain', 'جافّة قبل المطر', 'Yağmurdan önce kuru', 'Kering sebelum hujan'],
    { position: '1', path: '/projects/tents', scene: 'shelter' },
  ),
};

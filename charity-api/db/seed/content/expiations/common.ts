/** What all expiations share: what feeding one person costs, and who approved it. */
import type { SeedPicture } from '../types';

/** Baisa for half a saʿ, about one and a half kilos of staple food, as in the fund for expiations. */
const FOOD_FOR_ONE = 1_000;

export const FEEDING = {
  price: FOOD_FOR_ONE,
  anyAmount: false,
  intentions: ['kafara'],
  publishedDaysAgo: 300,
  ruledDaysAgo: 71,
} as const;

export const BREAD: SeedPicture = {
  scene: 'bread',
  alt: {
    en: 'Warm flat loaves in a stack between ears of wheat',
    ar: 'أرغفة ساخنة مرصوصة بين سنابل القمح',
    tr: 'Buğday başaklarının arasında üst üste dizilmiş sıcak ekmekler',
    id: 'Tumpukan roti pipih hangat di antara bulir gandum',
  },
};

export const BASKET: SeedPicture = {
  scene: 'basket',
  alt: {
    en: 'A woven food basket with green leaves showing over its rim',
    ar: 'سلة طعام منسوجة تطلّ منها أوراق خضراء',
    tr: 'Kenarından yeşil yapraklar görünen örme bir yiyecek sepeti',
    id: 'Keranjang makanan anyaman dengan daun hijau di tepinya',
  },
};

export const TABLE: SeedPicture = {
  scene: 'family-table',
  alt: {
    en: 'A family’s table in the evening, set with soup and bread under a lamp',
    ar: 'مائدة أسرة في المساء، عليها حساء وخبز تحت مصباح',
    tr: 'Akşam vakti lambanın altında çorba ve ekmek konmuş bir aile sofrası',
    id: 'Meja makan keluarga pada malam hari dengan sup dan roti di bawah lampu',
  },
};

/** Fidya of what is forbidden in ihram: six people, or a sheep, or three days of fasting. */
import { BASKET, FEEDING } from './common';
import { forAScholar } from '../marks';
import type { SeedExpiation } from './types';

export const ihram = {
  ...FEEDING,
  id: 'kafarat-ihram',
  cause: 'ihram',
  people: 6,
  pictures: [BASKET],
  title: {
    en: 'Fidya of ihram: feeding the poor',
    ar: 'فدية محظور من محظورات الإحرام: إطعام المساكين',
    tr: 'İhram yasağı fidyesi: yoksulları doyurma',
    id: 'Fidyah larangan ihram: memberi makan fakir miskin',
  },
  summary: {
    en: 'Whoever did in ihram what it forbids, such as cutting the hair, feeds six poor people.',
    ar: 'يُطعَم ستة مساكين عمّن فعل في إحرامه محظورًا كحلق الشعر.',
    tr: 'İhramlıyken saç kesmek gibi yasak bir iş yapan kişi, altı yoksulu doyurur.',
    id: 'Orang yang melanggar larangan ihram, seperti memotong rambut, memberi makan enam orang miskin.',
  },
  instead: {
    en: 'You may choose instead to fast three days or to have a sheep slaughtered. In some schools the food must reach the poor of Makkah: ask a scholar before you give it here.',
    ar: 'أنت مخيّر بين ذلك وبين صيام ثلاثة أيام أو ذبح شاة. ومن المذاهب ما يشترط أن يكون الإطعام لمساكين الحرم بمكة، فاسأل عالمًا قبل أن تدفع هنا.',
    tr: 'Bunun yerine üç gün oruç tutabilir ya da bir koyun kestirebilirsiniz. Bazı mezheplerde yemeğin Mekke yoksullarına verilmesi gerekir: burada vermeden önce bir âlime sorun.',
    id: 'Anda boleh memilih berpuasa tiga hari atau menyembelih seekor kambing. Sebagian mazhab mensyaratkan makanan itu untuk fakir miskin di Makkah: tanyakanlah kepada ulama sebelum menunaikannya di sini.',
  },
  authority: forAScholar({
    en: 'Quran 2:196; al-Bukhari 1814, Muslim 1201.',
    ar: 'سورة البقرة، الآية 196؛ والبخاري 1814، ومسلم 1201.',
    tr: 'Bakara, 2/196; Buhârî 1814, Müslim 1201.',
    id: 'QS. Al-Baqarah: 196; HR. Bukhari 1814, Muslim 1201.',
  }),
} satisfies SeedExpiation;

/** Fidya of what is forbidden in ihram: six people, or a sheep, or three days of fasting. */
import { approved, BASKET, FEEDING } from './common';
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
    en: 'Six poor people are fed by whoever did in ihram what it forbids, such as cutting the hair.',
    ar: 'يُطعَم ستة مساكين عمّن فعل في إحرامه محظورًا كحلق الشعر.',
    tr: 'İhramda saç kesmek gibi yasak bir iş yapan altı yoksulu doyurur.',
    id: 'Enam orang miskin diberi makan oleh yang melanggar larangan ihram, seperti memotong rambut.',
  },
  instead: {
    en: 'You may choose instead to fast three days or to have a sheep slaughtered. In some schools the food must reach the poor of Makkah: ask before you give it here.',
    ar: 'أنت مخيّر بين ذلك وبين صيام ثلاثة أيام أو ذبح شاة. ومن المذاهب ما يشترط أن يكون الإطعام لمساكين الحرم بمكة، فاسأل قبل أن تدفع هنا.',
    tr: 'Bunun yerine üç gün oruç tutabilir ya da bir koyun kestirebilirsiniz. Bazı mezheplerde yemeğin Mekke yoksullarına verilmesi gerekir: burada vermeden önce sorunuz.',
    id: 'Anda boleh memilih berpuasa tiga hari atau menyembelih seekor kambing. Sebagian mazhab mensyaratkan makanan itu untuk fakir miskin di Makkah: tanyakanlah sebelum menunaikannya di sini.',
  },
  authority: approved({
    en: 'Qur’an 2:196; al-Bukhari 1814, Muslim 1201.',
    ar: 'سورة البقرة، الآية 196؛ والبخاري 1814، ومسلم 1201.',
    tr: 'Bakara suresi, 196. ayet; Buhârî 1814, Müslim 1201.',
    id: 'QS. Al-Baqarah: 196; HR. Al-Bukhari 1814, Muslim 1201.',
  }),
} satisfies SeedExpiation;

/** Expiations of what was sworn or vowed and not kept: ten people each. */
import { BREAD, FEEDING, TABLE } from './common';
import { forAScholar } from '../marks';
import type { SeedExpiation } from './types';

export const oath = {
  ...FEEDING,
  id: 'kafarat-oath',
  cause: 'oath',
  people: 10,
  pictures: [BREAD],
  title: {
    en: 'Expiation of a broken oath: feeding the poor',
    ar: 'كفّارة يمين: إطعام المساكين',
    tr: 'Yemin kefareti: yoksulları doyurma',
    id: 'Kafarat sumpah: memberi makan fakir miskin',
  },
  summary: {
    en: 'Ten poor people are fed for each oath that was sworn by Allah and not kept.',
    ar: 'يُطعَم عشرة مساكين عن كل يمين حُلفت بالله ثم حُنث فيها.',
    tr: 'Allah adına edilip bozulan her yemin için on yoksul doyurulur.',
    id: 'Sepuluh orang miskin diberi makan untuk setiap sumpah demi Allah yang dilanggar.',
  },
  instead: {
    en: 'Clothing ten poor people counts as much as feeding them. Whoever can do neither fasts three days.',
    ar: 'كسوة عشرة مساكين تجزئ كإطعامهم، ومن عجز عن ذلك صام ثلاثة أيام.',
    tr: 'On yoksulu giydirmek de olur. İkisine de gücü yetmeyen kişi üç gün oruç tutar.',
    id: 'Memberi pakaian kepada sepuluh orang miskin juga sah. Orang yang tidak mampu melakukan keduanya berpuasa tiga hari.',
  },
  authority: forAScholar({
    en: 'Quran 5:89.',
    ar: 'سورة المائدة، الآية 89.',
    tr: 'Mâide, 5/89.',
    id: 'QS. Al-Ma’idah: 89.',
  }),
} satisfies SeedExpiation;

export const vow = {
  ...FEEDING,
  id: 'kafarat-vow',
  cause: 'vow',
  people: 10,
  pictures: [TABLE],
  title: {
    en: 'Expiation of a vow not kept: feeding the poor',
    ar: 'كفّارة نذر: إطعام المساكين',
    tr: 'Adak kefareti: yoksulları doyurma',
    id: 'Kafarat nazar: memberi makan fakir miskin',
  },
  summary: {
    en: 'A vow that cannot be kept is expiated as an oath is: ten poor people are fed.',
    ar: 'كفّارة النذر الذي لا يمكن الوفاء به كفّارة يمين: إطعام عشرة مساكين.',
    tr: 'Yerine getirilemeyen adağın kefareti yemin kefareti gibidir: on yoksul doyurulur.',
    id: 'Nazar yang tidak dapat dipenuhi ditebus seperti sumpah: sepuluh orang miskin diberi makan.',
  },
  instead: {
    en: 'A vow to do good is kept first, by whoever can keep it. Otherwise it is as with an oath: ten people may be clothed instead, and whoever can do neither fasts three days.',
    ar: 'من نذر طاعة وقدر عليها وفى بها أولًا. فإن عجز فكفّارتها كاليمين: تجزئ كسوة عشرة مساكين، ومن عجز عن ذلك صام ثلاثة أيام.',
    tr: 'Hayırlı bir adağı yerine getirebilen önce onu yerine getirir. Aksi hâlde yeminde olduğu gibidir: on yoksulu giydirmek de olur; ikisine de gücü yetmeyen kişi üç gün oruç tutar.',
    id: 'Nazar untuk berbuat baik dipenuhi dahulu oleh yang mampu. Jika tidak, berlaku seperti sumpah: boleh memberi pakaian sepuluh orang miskin, dan orang yang tidak mampu melakukan keduanya berpuasa tiga hari.',
  },
  authority: forAScholar({
    en: '“The expiation of a vow is the expiation of an oath” (Muslim 1645).',
    ar: '«كفّارة النذر كفّارة اليمين» (مسلم 1645).',
    tr: '“Adağın kefareti yemin kefaretidir” (Müslim 1645).',
    id: '“Kafarat nazar adalah kafarat sumpah” (HR. Muslim 1645).',
  }),
} satisfies SeedExpiation;

/** Expiation of zihar: sixty people, for whoever cannot fast. */
import { BREAD, FEEDING } from './common';
import { forAScholar } from '../marks';
import type { SeedExpiation } from './types';

export const zihar = {
  ...FEEDING,
  id: 'kafarat-zihar',
  cause: 'zihar',
  people: 60,
  pictures: [BREAD],
  title: {
    en: 'Expiation of zihar: feeding the poor',
    ar: 'كفّارة ظهار: إطعام المساكين',
    tr: 'Zıhar kefareti: yoksulları doyurma',
    id: 'Kafarat zihar: memberi makan fakir miskin',
  },
  summary: {
    en: 'A husband who declared his wife forbidden to him as his mother is, and who cannot fast two months, feeds sixty poor people.',
    ar: 'يُطعَم ستون مسكينًا عمّن ظاهر من امرأته وعجز عن صيام شهرين.',
    tr: 'Eşini annesi gibi kendine haram sayan (zıhar yapan) ve iki ay oruç tutmaya gücü yetmeyen koca, altmış yoksulu doyurur.',
    id: 'Suami yang menyamakan istrinya dengan ibunya (zihar) dan tidak mampu berpuasa dua bulan memberi makan enam puluh orang miskin.',
  },
  instead: {
    en: 'Freeing a slave, which came first, no longer arises; then come two months of fasting in a row, before the couple touch. Only those who cannot fast feed sixty people.',
    ar: 'أولها عتق رقبة، ولا سبيل إليه اليوم، ثم صيام شهرين متتابعين من قبل أن يتماسّا، فمن لم يستطع الصيام أطعم ستين مسكينًا.',
    tr: 'İlk sırada köle azat etmek vardır, bugün söz konusu değildir; ardından, eşler birbirine dokunmadan iki ay aralıksız oruç gelir. Altmış yoksulu yalnızca oruç tutmaya gücü yetmeyen kişi doyurur.',
    id: 'Urutan pertama, memerdekakan budak, kini tidak ada lagi; berikutnya berpuasa dua bulan berturut-turut sebelum suami istri bercampur. Hanya orang yang tidak mampu berpuasa yang boleh menggantinya dengan memberi makan enam puluh orang miskin.',
  },
  authority: forAScholar({
    en: 'Quran 58:3–4.',
    ar: 'سورة المجادلة، الآيتان 3 و4.',
    tr: 'Mücâdele, 58/3–4.',
    id: 'QS. Al-Mujadilah: 3–4.',
  }),
} satisfies SeedExpiation;

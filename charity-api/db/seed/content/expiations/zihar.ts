/** Expiation of zihar: sixty people, for whoever cannot fast. */
import { approved, BREAD, FEEDING } from './common';
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
    en: 'Sixty poor people are fed by whoever declared his wife forbidden to him as his mother is, and cannot fast two months.',
    ar: 'يُطعَم ستون مسكينًا عمّن ظاهر من امرأته وعجز عن صيام شهرين.',
    tr: 'Eşini kendisine annesi gibi haram sayan ve iki ay oruç tutamayan altmış yoksulu doyurur.',
    id: 'Enam puluh orang miskin diberi makan oleh suami yang menyamakan istrinya dengan ibunya dan tidak mampu berpuasa dua bulan.',
  },
  instead: {
    en: 'Fasting two months in a row comes first, and it comes before the couple touch; only whoever cannot fast feeds sixty people.',
    ar: 'الواجب أولًا صيام شهرين متتابعين من قبل أن يتماسّا، فمن لم يستطع أطعم ستين مسكينًا.',
    tr: 'Önce, eşler birbirine dokunmadan iki ay aralıksız oruç tutmak gerekir; ancak gücü yetmeyen altmış yoksulu doyurur.',
    id: 'Yang pertama adalah berpuasa dua bulan berturut-turut sebelum suami istri bercampur; hanya yang tidak mampu memberi makan enam puluh orang.',
  },
  authority: approved({
    en: 'Qur’an 58:3–4.',
    ar: 'سورة المجادلة، الآيتان 3 و4.',
    tr: 'Mücâdele suresi, 3–4. ayetler.',
    id: 'QS. Al-Mujadilah: 3–4.',
  }),
} satisfies SeedExpiation;

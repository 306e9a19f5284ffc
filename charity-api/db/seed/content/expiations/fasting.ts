/** Days of Ramadan: broken by what requires an expiation, or not fasted by whoever cannot. */
import { BASKET, FEEDING, TABLE } from './common';
import { forAScholar } from '../marks';
import type { SeedExpiation } from './types';

export const fastingDay = {
  ...FEEDING,
  id: 'kafarat-fasting-day',
  cause: 'fasting_day',
  people: 60,
  pictures: [TABLE],
  title: {
    en: 'Expiation of a broken fast of Ramadan: feeding the poor',
    ar: 'كفّارة إفساد صوم يوم من رمضان: إطعام المساكين',
    tr: 'Ramazan orucunu bozma kefareti: yoksulları doyurma',
    id: 'Kafarat membatalkan puasa Ramadan: memberi makan fakir miskin',
  },
  summary: {
    en: 'Those who broke a fast of Ramadan by marital relations and cannot fast two months feed sixty poor people for each such day.',
    ar: 'يُطعَم ستون مسكينًا عن كل يوم من رمضان أُفسد صومه بالجماع، لمن عجز عن صيام شهرين.',
    tr: 'Ramazan orucunu cinsel ilişkiyle bozan ve iki ay oruç tutmaya gücü yetmeyen kişi, bozduğu her gün için altmış yoksulu doyurur.',
    id: 'Orang yang membatalkan puasa Ramadan karena hubungan suami istri dan tidak mampu berpuasa dua bulan memberi makan enam puluh orang miskin untuk setiap harinya.',
  },
  instead: {
    en: 'Freeing a slave, which came first, no longer arises; then come two months of fasting in a row, and only those who cannot fast feed sixty people. The day itself is made up as well. The Hanafi and Maliki schools ask the same of whoever ate or drank on purpose.',
    ar: 'أولها عتق رقبة، ولا سبيل إليه اليوم، ثم صيام شهرين متتابعين، فمن عجز عن الصيام أطعم ستين مسكينًا. ويُقضى اليوم نفسه. ويوجب الحنفية والمالكية ذلك أيضًا على من تعمّد الأكل أو الشرب.',
    tr: 'İlk sırada köle azat etmek vardır, bugün söz konusu değildir; ardından iki ay aralıksız oruç gelir. Altmış yoksulu yalnızca oruç tutmaya gücü yetmeyen kişi doyurur. Bozulan gün ayrıca kaza edilir. Hanefî ve Mâlikî mezheplerinde bilerek yiyip içen için de aynı hüküm geçerlidir.',
    id: 'Urutan pertama, memerdekakan budak, kini tidak ada lagi; berikutnya berpuasa dua bulan berturut-turut. Hanya orang yang tidak mampu berpuasa yang boleh menggantinya dengan memberi makan enam puluh orang miskin. Hari itu juga tetap diganti. Mazhab Hanafi dan Maliki mewajibkan hal yang sama bagi yang sengaja makan atau minum.',
  },
  authority: forAScholar({
    en: 'Al-Bukhari 1936, Muslim 1111.',
    ar: 'البخاري 1936، ومسلم 1111.',
    tr: 'Buhârî 1936, Müslim 1111.',
    id: 'HR. Bukhari 1936, Muslim 1111.',
  }),
} satisfies SeedExpiation;

export const unableToFast = {
  ...FEEDING,
  id: 'fidya-unable-to-fast',
  cause: 'unable_to_fast',
  people: 1,
  pictures: [BASKET],
  title: {
    en: 'Fidya for days not fasted: feeding the poor',
    ar: 'فدية صيام: إطعام مسكين عن كل يوم',
    tr: 'Oruç fidyesi: her gün için bir yoksulu doyurma',
    id: 'Fidyah puasa: memberi makan satu orang miskin per hari',
  },
  summary: {
    en: 'One poor person is fed for each day of Ramadan, by whoever cannot fast and will not be able to later.',
    ar: 'يُطعَم مسكين عن كل يوم من رمضان، لمن لا يقدر على الصيام ولا يُرجى أن يقدر عليه.',
    tr: 'Oruç tutamayan ve sonradan da tutamayacak olan kişi, Ramazan’ın her günü için bir yoksulu doyurur.',
    id: 'Satu orang miskin diberi makan untuk setiap hari Ramadan, bagi yang tidak mampu berpuasa dan tidak akan mampu menggantinya.',
  },
  instead: {
    en: 'This is for old age and for illness from which recovery is not expected. Whoever will be able to fast later makes the days up, and owes no fidya for them.',
    ar: 'هذه لكبير السن وللمريض الذي لا يُرجى شفاؤه. ومن قدر على الصيام فيما بعد قضى ما فاته، ولا فدية عليه.',
    tr: 'Bu, ileri yaş ve iyileşmesi beklenmeyen hastalık içindir. Sonradan oruç tutabilecek olan kişi o günleri kaza eder, fidye vermez.',
    id: 'Ini bagi yang lanjut usia atau sakit yang tidak diharapkan sembuh. Siapa yang kelak mampu berpuasa menggantinya dengan puasa, tanpa fidyah.',
  },
  authority: forAScholar({
    en: 'Quran 2:184.',
    ar: 'سورة البقرة، الآية 184.',
    tr: 'Bakara, 2/184.',
    id: 'QS. Al-Baqarah: 184.',
  }),
} satisfies SeedExpiation;

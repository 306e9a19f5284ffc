/** Aqiqah and vows of the demonstration, which are slaughtered on any day. */
import { oman, tanzania } from './sites';
import type { SeedSacrifice } from './types';

export const allYear: SeedSacrifice[] = [
  {
    ...{ id: 'aqiqah-sheep-oman', category: 'aqiqah', animal: 'sheep', sharesEach: 1, site: oman },
    title: {
      en: 'Aqiqa: a sheep in Oman',
      ar: 'عقيقة: شاة في عُمان',
      tr: 'Akika: Umman’da bir koyun',
      id: 'Akikah: seekor domba di Oman',
    },
    summary: {
      en: 'A whole sheep for a newborn child, slaughtered within three days of your gift. For a boy, choose two.',
      ar: 'شاة كاملة عن المولود تُذبح خلال ثلاثة أيام من تبرّعك. وعن الغلام اختر شاتين.',
      tr: 'Yeni doğan çocuk için, bağışınızdan sonraki üç gün içinde kesilen bütün bir koyun. Erkek çocuk için iki koyun seçin.',
      id: 'Seekor domba utuh untuk anak yang baru lahir, disembelih dalam tiga hari sesudah donasi Anda. Untuk anak laki-laki, pilih dua ekor.',
    },
    ...{ price: 85_000, capacity: 50, paid: 17 },
  },
  {
    ...{
      id: 'aqiqah-goat-tanzania',
      category: 'aqiqah',
      animal: 'goat',
      sharesEach: 1,
      site: tanzania,
    },
    title: {
      en: 'Aqiqa: a goat in Tanzania',
      ar: 'عقيقة: رأس من المعز في تنزانيا',
      tr: 'Akika: Tanzanya’da bir keçi',
      id: 'Akikah: seekor kambing di Tanzania',
    },
    summary: {
      en: 'A whole goat for a newborn child, slaughtered within a week of your gift and cooked for two orphanages.',
      ar: 'رأس كامل من المعز عن المولود يُذبح خلال أسبوع من تبرّعك، ويُطبخ لدارين من دور الأيتام.',
      tr: 'Yeni doğan çocuk için, bağışınızdan sonraki bir hafta içinde kesilip iki yetimhanede pişirilen bütün bir keçi.',
      id: 'Seekor kambing utuh untuk anak yang baru lahir, disembelih dalam sepekan sesudah donasi Anda dan dimasak untuk dua panti asuhan.',
    },
    ...{ price: 38_000, capacity: 50, paid: 23 },
  },
  {
    ...{ id: 'vow-sheep-oman', category: 'vow', animal: 'sheep', sharesEach: 1, site: oman },
    title: {
      en: 'Vow: a sheep in Oman',
      ar: 'نذر: شاة في عُمان',
      tr: 'Adak: Umman’da bir koyun',
      id: 'Nazar: seekor domba di Oman',
    },
    summary: {
      en: 'A whole sheep in fulfilment of a vow, slaughtered on the Friday after the closing date; all of it goes to families in need.',
      ar: 'شاة كاملة وفاءً بنذر، تُذبح في الجمعة التي تلي آخر موعد، ويذهب لحمها كله إلى الأسر المحتاجة.',
      tr: 'Bir adağın yerine getirilmesi için, son başvuru tarihinden sonraki cuma günü kesilen bütün bir koyun; tamamı ihtiyaç sahibi ailelere gider.',
      id: 'Seekor domba utuh untuk menunaikan nazar, disembelih pada Jumat sesudah tanggal penutupan; seluruhnya untuk keluarga yang membutuhkan.',
    },
    ...{ price: 85_000, capacity: 20, paid: 6, closesInDays: 19 },
  },
  {
    ...{ id: 'vow-goat-tanzania', category: 'vow', animal: 'goat', sharesEach: 1, site: tanzania },
    title: {
      en: 'Vow: a goat in Tanzania',
      ar: 'نذر: رأس من المعز في تنزانيا',
      tr: 'Adak: Tanzanya’da bir keçi',
      id: 'Nazar: seekor kambing di Tanzania',
    },
    summary: {
      en: 'A whole goat in fulfilment of a vow. Last week’s animals were slaughtered in Dodoma.',
      ar: 'رأس كامل من المعز وفاءً بنذر. ذُبحت مواشي الأسبوع الماضي في دودوما.',
      tr: 'Bir adağın yerine getirilmesi için bütün bir keçi. Geçen haftanın hayvanları Dodoma’da kesildi.',
      id: 'Seekor kambing utuh untuk menunaikan nazar. Hewan pekan lalu telah disembelih di Dodoma.',
    },
    ...{ price: 38_000, capacity: 20, paid: 14, closesInDays: -2 },
  },
];

/** What is the same of every endowment: who holds it, what it costs to keep, and that zakat has no place in it. */
import type { SeedText } from '../types';
import type { SeedFact } from './types';

const NAZIR: SeedFact = {
  label: { en: 'Who holds it', ar: 'الناظر', tr: 'Mütevelli', id: 'Nazir (pengelola)' },
  text: {
    en: 'Nadawah Relief as nazir. Its accounts are audited every year and published (sample).',
    ar: 'نداوة للإغاثة، وتُدقَّق حسابات الوقف كل عام وتُنشر (نموذج).',
    tr: 'Nadawah Yardım. Hesapları her yıl denetlenir ve yayımlanır (örnek).',
    id: 'Nadawah Peduli sebagai nazir. Laporan keuangannya diaudit dan diterbitkan setiap tahun (contoh).',
  },
};

const UPKEEP: SeedFact = {
  label: {
    en: 'Upkeep and administration',
    ar: 'الصيانة والإدارة',
    tr: 'Bakım ve yönetim payı',
    id: 'Perawatan dan pengelolaan',
  },
  text: {
    en: '10% of the yield. Another 5% is added to the principal, so that prices do not eat it up. Nothing is taken out of the principal.',
    ar: '10% من الريع، ويُضاف 5% منه إلى الأصل لئلا تأكله الأسعار. ولا يُقتطع من الأصل شيء.',
    tr: 'Gelirin yüzde onu. Enflasyona karşı yüzde beşi de anaparaya eklenir. Anaparadan hiçbir kesinti yapılmaz.',
    id: '10% dari hasilnya. Sebanyak 5% lagi ditambahkan pada pokok agar tidak tergerus harga. Pokoknya tidak dipotong sama sekali.',
  },
};

const ZAKAT: SeedFact = {
  label: { en: 'Zakat', ar: 'الزكاة', tr: 'Zekât', id: 'Zakat' },
  text: {
    en: 'Not accepted here: zakat must become the property of those entitled to it, and an endowment is kept.',
    ar: 'لا تُقبل هنا؛ فالزكاة تُملَّك لمستحقّيها، والوقف يُحبس أصله.',
    tr: 'Kabul edilmez: zekât hak sahibine temlik edilir, vakfın aslı ise elde tutulur.',
    id: 'Tidak diterima: zakat harus menjadi milik mustahik, sedangkan pokok wakaf ditahan.',
  },
};

/** @param principal what is kept @param yields what its yield is spent on */
export function factsOf(principal: SeedText, yields: SeedText): SeedFact[] {
  return [
    {
      label: {
        en: 'What is kept',
        ar: 'الأصل الموقوف',
        tr: 'Korunan anapara',
        id: 'Pokok yang dijaga',
      },
      text: principal,
    },
    {
      label: {
        en: 'What its yield pays for',
        ar: 'مصرف الريع',
        tr: 'Gelirin harcandığı yer',
        id: 'Penggunaan hasilnya',
      },
      text: yields,
    },
    NAZIR,
    UPKEEP,
    ZAKAT,
  ];
}

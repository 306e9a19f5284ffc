/** Endowment: flats whose rent carries children without a father. */
import { factsOf } from './facts';
import type { SeedEndowment } from './types';

export default {
  id: 'orphans-endowment',
  title: {
    en: 'Orphans’ endowment',
    ar: 'وقف الأيتام',
    tr: 'Yetim ve Öksüz Vakfı',
    id: 'Wakaf Yatim Piatu',
  },
  summary: {
    en: 'The rent of eight flats carries orphaned children whose sponsorship has come to an end.',
    ar: 'أجرة ثماني شقق تعيل أيتامًا انقطعت كفالتهم.',
    tr: 'Sekiz dairenin kirası, desteği sona eren yetim ve öksüz çocuklara bakar.',
    id: 'Hasil sewa delapan apartemen menghidupi anak yatim dan piatu yang santunannya terhenti.',
  },
  story: {
    en: '<p>Sponsors fall ill, lose their work, or die, and the child they cared for must not notice. From this endowment the monthly support goes on until another sponsor is found.</p><h3>What the yield pays</h3><ul><li>Months in which a child has no sponsor</li><li>Winter clothes and school needs</li><li>Rent for widows with young children</li></ul>',
    ar: '<p>قد يمرض الكافل أو يفقد عمله أو يتوفّاه الله، وينبغي ألّا يشعر اليتيم بذلك. ومن هذا الوقف تستمر كفالته الشهرية حتى يوجد له كافل آخر.</p><h3>فيمَ يُصرف الريع</h3><ul><li>الأشهر التي لا كافل فيها لليتيم</li><li>كسوة الشتاء وحاجات المدرسة</li><li>إيجار بيوت الأرامل ذوات الأطفال الصغار</li></ul>',
    tr: '<p>Destekçi hastalanabilir, işini yitirebilir, vefat edebilir; baktığı çocuk bunu hissetmemelidir. Yeni bir destekçi bulunana kadar aylık destek bu vakıftan sürer.</p><h3>Gelir nereye harcanır</h3><ul><li>Çocuğun destekçisiz kaldığı aylar</li><li>Kışlık giysi ve okul ihtiyaçları</li><li>Küçük çocuklu dul annelerin kirası</li></ul>',
    id: '<p>Penyantun dapat sakit, kehilangan pekerjaan, atau wafat, dan anak yang disantuninya tidak boleh merasakannya. Dari wakaf ini santunan bulanan berlanjut sampai ada penyantun baru.</p><h3>Penggunaan hasil wakaf</h3><ul><li>Bulan-bulan ketika anak tidak memiliki penyantun</li><li>Pakaian musim dingin dan keperluan sekolah</li><li>Sewa rumah bagi janda dengan anak kecil</li></ul>',
  },
  facts: factsOf(
    {
      en: 'A building of eight flats in Al Khoudh, which are let (sample).',
      ar: 'بناية من ثماني شقق مؤجَّرة في الخوض (نموذج).',
      tr: 'El-Hûd’da daireleri kiraya verilen sekiz daireli bir bina (örnek).',
      id: 'Gedung delapan apartemen yang disewakan di Al Khoudh (contoh).',
    },
    {
      en: 'Monthly support, clothes and housing of orphaned children in Gaza.',
      ar: 'الكفالة الشهرية والكسوة والسكن لأيتام غزة.',
      tr: 'Gazze’deki yetim ve öksüz çocukların aylık desteği, giyimi ve barınması.',
      id: 'Santunan bulanan, pakaian, dan tempat tinggal anak yatim dan piatu di Gaza.',
    },
  ),
  pictures: [
    {
      scene: 'kite',
      alt: {
        en: 'A child flies a large kite in an open field',
        ar: 'طفل يطيّر طائرة ورقية كبيرة في أرض واسعة',
        tr: 'Açık alanda büyük bir uçurtma uçuran çocuk',
        id: 'Seorang anak menerbangkan layang-layang besar di tanah lapang',
      },
    },
  ],
  intentions: ['waqf'],
  price: 25_000,
  anyAmount: true,
  raised: 72_475_000,
  gifts: 1_046,
  publishedDaysAgo: 365,
} satisfies SeedEndowment;

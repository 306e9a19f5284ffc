/** Al-Hisn mosque in Nizwa. */
import type { SeedMosque } from './types';

export default {
  id: 'al-hisn-mosque',
  title: { en: 'Al-Hisn Mosque', ar: 'مسجد الحصن', tr: 'Hisn Camii', id: 'Masjid Al-Hisn' },
  place: { en: 'Nizwa, Oman', ar: 'نزوى، سلطنة عُمان', tr: 'Nizve, Umman', id: 'Nizwa, Oman' },
  summary: {
    en: 'A mud-brick mosque beneath palms, two hundred years old and full each Friday.',
    ar: 'مسجد من الطين تحت النخيل، عمره مئتا عام، ويمتلئ كل جمعة.',
    tr: 'Hurmalar altında, iki yüz yıllık, her cuma dolan kerpiç bir cami.',
    id: 'Masjid bata lumpur di bawah pohon kurma, berusia dua ratus tahun dan penuh setiap Jumat.',
  },
  story: {
    en: '<p>Termites have eaten into four of the nine palm-wood beams. Props hold the roof since last summer, and the last two rows stay empty.</p><p>The beams are replaced with treated wood of the same size, as the heritage office asks. Its inspector signs each stage before we pay for the next.</p>',
    ar: '<p>نخر النمل الأبيض أربعة من جذوع السقف التسعة، وتسند السقفَ دعاماتٌ منذ الصيف الماضي، ويبقى الصفّان الأخيران خاليين.</p><p>تُستبدل الجذوع بخشب معالَج من مقاسها كما تطلب جهة التراث، ويوقّع مفتّشها على كل مرحلة قبل أن ندفع ثمن التي تليها.</p>',
    tr: '<p>Termitler dokuz hurma kirişinden dördünü yemiş. Geçen yazdan beri çatıyı destekler tutuyor, son iki saf boş kalıyor.</p><p>Kirişler, miras kurumunun istediği gibi aynı ölçüde emprenye ahşapla değiştirilir. Kurumun denetçisi her aşamayı imzalamadan sonrakini ödemeyiz.</p>',
    id: '<p>Rayap telah menggerogoti empat dari sembilan balok kayu kurma. Sejak musim panas lalu atap disangga tiang, dan dua saf terakhir dikosongkan.</p><p>Balok diganti dengan kayu berpengawet berukuran sama, sesuai permintaan kantor cagar budaya. Pengawasnya menandatangani setiap tahap sebelum kami membayar tahap berikutnya.</p>',
  },
  pictures: [
    {
      scene: 'prayer-hall',
      alt: {
        en: 'An empty prayer hall: arches, rows of carpet and two hanging lamps',
        ar: 'مصلّى خالٍ فيه أقواس وصفوف سجاد ومصباحان معلّقان',
        tr: 'Boş bir namaz salonu: kemerler, saf saf halılar ve iki asılı lamba',
        id: 'Ruang salat yang kosong: lengkungan, saf karpet, dan dua lampu gantung',
      },
    },
    {
      scene: 'mosque',
      alt: {
        en: 'A small mosque with a green dome and a minaret among palms',
        ar: 'مسجد صغير ذو قبّة خضراء ومئذنة بين الأشجار',
        tr: 'Ağaçlar arasında yeşil kubbeli, minareli küçük bir cami',
        id: 'Masjid kecil berkubah hijau dengan menara di antara pepohonan',
      },
    },
  ],
  repairs: [
    {
      id: 'al-hisn-beams',
      title: {
        en: 'Four roof beams',
        ar: 'أربعة جذوع للسقف',
        tr: 'Dört çatı kirişi',
        id: 'Empat balok atap',
      },
      summary: {
        en: 'Treated wood, lime plaster and three weeks of a master’s work.',
        ar: 'خشب معالَج وجصّ وثلاثة أسابيع من عمل معلّم بنّاء.',
        tr: 'Emprenye ahşap, kireç sıva ve üç haftalık usta işi.',
        id: 'Kayu berpengawet, plester kapur, dan tiga pekan kerja tukang ahli.',
      },
      picture: {
        scene: 'house-repair',
        alt: {
          en: 'A broken wall with a ladder and a pile of new bricks',
          ar: 'جدار متهدّم وسلّم وكومة من الطوب الجديد',
          tr: 'Yıkık bir duvar, merdiven ve yeni tuğla yığını',
          id: 'Dinding runtuh, tangga, dan tumpukan bata baru',
        },
      },
      cost: 2_150_000,
      paid: 1_980_000,
      gifts: 176,
    },
    {
      id: 'al-hisn-cooling',
      title: {
        en: 'Cooling for the summer',
        ar: 'تكييف للصيف',
        tr: 'Yaz için serinletme',
        id: 'Pendingin untuk musim panas',
      },
      summary: {
        en: 'Six quiet units, with switches that turn off after prayer.',
        ar: 'ستة مكيّفات هادئة تُطفأ تلقائيًّا بعد الصلاة.',
        tr: 'Namazdan sonra kendiliğinden kapanan altı sessiz klima.',
        id: 'Enam unit senyap yang mati sendiri setelah salat.',
      },
      picture: {
        scene: 'prayer-hall',
        alt: {
          en: 'An empty prayer hall: arches, rows of carpet and two hanging lamps',
          ar: 'مصلّى خالٍ فيه أقواس وصفوف سجاد ومصباحان معلّقان',
          tr: 'Boş bir namaz salonu: kemerler, saf saf halılar ve iki asılı lamba',
          id: 'Ruang salat yang kosong: lengkungan, saf karpet, dan dua lampu gantung',
        },
      },
      cost: 1_680_000,
      paid: 404_500,
      gifts: 52,
    },
    {
      id: 'al-hisn-shelves',
      title: {
        en: 'Shelves for copies of the Quran',
        ar: 'رفوف للمصاحف',
        tr: 'Mushaf rafları',
        id: 'Rak mushaf',
      },
      summary: {
        en: 'Teak shelves at sitting height, built in March.',
        ar: 'رفوف من خشب الساج بارتفاع الجالس، صُنعت في مارس.',
        tr: 'Oturma yüksekliğinde tik raflar, martta yapıldı.',
        id: 'Rak kayu jati setinggi orang duduk, dibuat pada bulan Maret.',
      },
      picture: {
        scene: 'books',
        alt: {
          en: 'Books beside one another on a shelf',
          ar: 'كتب مصفوفة على رفّ',
          tr: 'Rafta yan yana duran kitaplar',
          id: 'Buku-buku berjajar di rak',
        },
      },
      cost: 210_000,
      paid: 210_000,
      gifts: 34,
    },
  ],
  publishedDaysAgo: 47,
} satisfies SeedMosque;

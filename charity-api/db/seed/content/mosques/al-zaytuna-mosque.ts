/** Al-Zaytuna mosque in Khan Younis. */
import type { SeedMosque } from './types';

export default {
  id: 'al-zaytuna-mosque',
  title: {
    en: 'Al-Zaytuna Mosque',
    ar: 'مسجد الزيتونة',
    tr: 'Zeytûne Camii',
    id: 'Masjid Az-Zaitunah',
  },
  place: { en: 'Khan Younis', ar: 'خان يونس', tr: 'Han Yunus', id: 'Khan Younis' },
  summary: {
    en: 'An old stone mosque with a school for children in the afternoons.',
    ar: 'مسجد حجري قديم، فيه حلقة للأطفال بعد العصر.',
    tr: 'Öğleden sonraları çocuklara ders verilen eski bir taş cami.',
    id: 'Masjid batu tua dengan kelas anak-anak pada sore hari.',
  },
  story: {
    en: '<p>The minaret is eleven metres of cut stone. Bombing nearby cracked it from its door to the first balcony, and until the crack is closed nobody may walk on the side of the school.</p><p>A stone mason who restored two houses in the old town has measured each course. The stones are numbered, taken down and set again; none is replaced that can stay.</p>',
    ar: '<p>المئذنة أحد عشر مترًا من الحجر المنحوت. وقد شقّها قصف قريب من بابها إلى شرفتها الأولى، وما لم يُعالج الشقّ فلا يمشي أحد من جهة حلقة الأطفال.</p><p>قاس كلَّ مدماك حجّارٌ رمّم بيتين في البلدة القديمة. تُرقّم الحجارة وتُنزل ثم تُعاد إلى مواضعها، ولا يُستبدل منها ما يصلح للبقاء.</p>',
    tr: '<p>Minare on bir metre kesme taş. Yakına düşen bombalar onu kapısından ilk şerefeye kadar çatlattı; çatlak kapanana kadar çocukların ders gördüğü taraftan kimse geçemiyor.</p><p>Eski şehirde iki evi onaran bir taş ustası her sırayı ölçtü. Taşlar numaralanır, indirilir, yeniden dizilir; kalabilecek hiçbir taş değiştirilmez.</p>',
    id: '<p>Menaranya sebelas meter dari batu pahat. Pengeboman di dekatnya membuatnya retak dari pintu sampai balkon pertama, dan sebelum retakan ditutup tidak seorang pun boleh lewat di sisi kelas.</p><p>Seorang tukang batu yang memugar dua rumah di kota tua telah mengukur setiap lapisannya. Batu diberi nomor, diturunkan, lalu dipasang kembali; yang masih layak tidak diganti.</p>',
  },
  pictures: [
    {
      scene: 'mosque',
      alt: {
        en: 'A small mosque with a green dome and a minaret among palms',
        ar: 'مسجد صغير ذو قبّة خضراء ومئذنة بين الأشجار',
        tr: 'Ağaçlar arasında yeşil kubbeli, minareli küçük bir cami',
        id: 'Masjid kecil berkubah hijau dengan menara di antara pepohonan',
      },
    },
    {
      scene: 'courtyard',
      alt: {
        en: 'The courtyard of a mosque with a washing basin beneath an arcade',
        ar: 'صحن مسجد فيه حوض للوضوء تحت رواق',
        tr: 'Revakının altında abdest yeri bulunan bir cami avlusu',
        id: 'Halaman masjid dengan tempat wudu di bawah serambi',
      },
    },
  ],
  repairs: [
    {
      id: 'al-zaytuna-minaret',
      title: { en: 'The minaret', ar: 'المئذنة', tr: 'Minare', id: 'Menara' },
      summary: {
        en: 'Scaffolding, steel bands and eleven metres of stone set again.',
        ar: 'سقالات وأطواق حديد وإعادة بناء أحد عشر مترًا من الحجر.',
        tr: 'İskele, çelik kuşak ve yeniden dizilen on bir metre taş.',
        id: 'Perancah, sabuk baja, dan sebelas meter batu yang dipasang ulang.',
      },
      picture: {
        scene: 'mosque',
        alt: {
          en: 'A small mosque with a green dome and a minaret among palms',
          ar: 'مسجد صغير ذو قبّة خضراء ومئذنة بين الأشجار',
          tr: 'Ağaçlar arasında yeşil kubbeli, minareli küçük bir cami',
          id: 'Masjid kecil berkubah hijau dengan menara di antara pepohonan',
        },
      },
      cost: 3_100_000,
      paid: 1_450_000,
      gifts: 132,
    },
    {
      id: 'al-zaytuna-women-hall',
      title: {
        en: 'Door and stairs of the women’s hall',
        ar: 'باب مصلّى النساء ودرجه',
        tr: 'Kadınlar bölümünün kapısı ve merdiveni',
        id: 'Pintu dan tangga ruang salat perempuan',
      },
      summary: {
        en: 'A way in of its own, with a rail and even steps.',
        ar: 'مدخل مستقل له درابزين ودرج مستوٍ.',
        tr: 'Korkuluklu, düzgün basamaklı, kendine ait bir giriş.',
        id: 'Jalan masuk tersendiri dengan pegangan dan anak tangga yang rata.',
      },
      picture: {
        scene: 'key',
        alt: {
          en: 'A large key beside a domed building with a closed door',
          ar: 'مفتاح كبير بجانب مبنى ذي قبّة وباب مغلق',
          tr: 'Kubbeli ve kapısı kapalı bir yapının yanında büyük bir anahtar',
          id: 'Kunci besar di samping bangunan berkubah dengan pintu tertutup',
        },
      },
      cost: 870_000,
      paid: 95_000,
      gifts: 12,
    },
  ],
  publishedDaysAgo: 38,
} satisfies SeedMosque;

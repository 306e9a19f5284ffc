/** Al-Sahil mosque in Deir al-Balah. */
import type { SeedMosque } from './types';

export default {
  id: 'al-sahil-mosque',
  title: { en: 'Al-Sahil Mosque', ar: 'مسجد الساحل', tr: 'Sâhil Camii', id: 'Masjid As-Sahil' },
  place: { en: 'Deir al-Balah', ar: 'دير البلح', tr: 'Deyr el-Belah', id: 'Deir al-Balah' },
  summary: {
    en: 'A mosque near the shore whose well also serves forty tents around it.',
    ar: 'مسجد قريب من الشاطئ، تستقي من بئره أربعون خيمة حوله.',
    tr: 'Kuyusundan çevresindeki kırk çadırın da su aldığı, kıyıya yakın bir cami.',
    id: 'Masjid dekat pantai yang sumurnya juga dipakai empat puluh tenda di sekitarnya.',
  },
  story: {
    en: '<p>The building is sound, but nothing in it works without electricity: neither the pump of the well nor the lamps at fajr and isha. A generator ran four hours a day until its fuel became too dear.</p><p>With its own panels the mosque would have light at night and water all day, for the tents too. An electrician from the quarter drew the plan and a second engineer checked it.</p>',
    ar: '<p>المبنى سليم، لكن لا شيء فيه يعمل بلا كهرباء: لا مضخّة البئر ولا مصابيح الفجر والعشاء. وكان مولّد يعمل أربع ساعات في اليوم حتى غلا وقوده.</p><p>وبألواح خاصة به يصير للمسجد نور في الليل وماء طوال النهار، له وللخيام. رسم المخطّط كهربائي من أهل الحيّ، وراجعه مهندس آخر.</p>',
    tr: '<p>Yapı sağlam, ama elektriksiz hiçbir şey çalışmıyor: ne kuyunun pompası ne de sabah ve yatsı lambaları. Jeneratör, yakıtı pahalanana kadar günde dört saat çalıştı.</p><p>Kendi panelleriyle caminin gece ışığı, gün boyu suyu olur; çadırların da. Planı mahalleden bir elektrikçi çizdi, ikinci bir mühendis kontrol etti.</p>',
    id: '<p>Bangunannya kokoh, tetapi tidak ada yang berfungsi tanpa listrik: pompa sumur maupun lampu untuk Subuh dan Isya. Genset menyala empat jam sehari sampai bahan bakarnya terlalu mahal.</p><p>Dengan panel sendiri, masjid mempunyai penerangan di malam hari dan air sepanjang hari, juga untuk tenda-tenda. Rencananya digambar seorang teknisi setempat dan diperiksa insinyur kedua.</p>',
  },
  pictures: [
    {
      scene: 'courtyard',
      alt: {
        en: 'The courtyard of a mosque with a washing basin beneath an arcade',
        ar: 'صحن مسجد فيه حوض للوضوء تحت رواق',
        tr: 'Revakının altında abdest yeri bulunan bir cami avlusu',
        id: 'Halaman masjid dengan tempat wudu di bawah serambi',
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
      id: 'al-sahil-wiring',
      title: {
        en: 'Safe wiring',
        ar: 'تمديدات كهربائية آمنة',
        tr: 'Güvenli elektrik tesisatı',
        id: 'Instalasi listrik yang aman',
      },
      summary: {
        en: 'Cables, fuses and an earth line in place of bare joints.',
        ar: 'أسلاك وقواطع وتأريض بدل الوصلات المكشوفة.',
        tr: 'Açıktaki ekler yerine kablo, sigorta ve topraklama.',
        id: 'Kabel, sekring, dan arde sebagai pengganti sambungan terbuka.',
      },
      picture: {
        scene: 'lantern',
        alt: {
          en: 'A lit lantern',
          ar: 'فانوس مضيء',
          tr: 'Yanan bir fener',
          id: 'Lentera yang menyala',
        },
      },
      cost: 620_000,
      paid: 582_550,
      gifts: 88,
    },
    {
      id: 'al-sahil-solar',
      title: {
        en: 'Solar panels and batteries',
        ar: 'ألواح شمسية وبطاريات',
        tr: 'Güneş panelleri ve bataryalar',
        id: 'Panel surya dan baterai',
      },
      summary: {
        en: 'Twelve panels for the pump by day and the lamps by night.',
        ar: 'اثنا عشر لوحًا للمضخّة نهارًا وللمصابيح ليلًا.',
        tr: 'Gündüz pompa, gece lambalar için on iki panel.',
        id: 'Dua belas panel untuk pompa di siang hari dan lampu di malam hari.',
      },
      picture: {
        scene: 'solar-panels',
        alt: {
          en: 'Solar panels on a roof',
          ar: 'ألواح شمسية على سطح',
          tr: 'Bir çatıda güneş panelleri',
          id: 'Panel surya di atas atap',
        },
      },
      cost: 2_400_000,
      paid: 910_000,
      gifts: 97,
    },
    {
      id: 'al-sahil-tank',
      title: { en: 'Water tank', ar: 'خزّان ماء', tr: 'Su deposu', id: 'Tangki air' },
      summary: {
        en: 'Five thousand litres on the roof, with a tap to the street.',
        ar: 'خمسة آلاف لتر على السطح، مع صنبور إلى الشارع.',
        tr: 'Çatıda beş bin litre, sokağa açılan bir muslukla.',
        id: 'Lima ribu liter di atap, dengan keran ke jalan.',
      },
      picture: {
        scene: 'water',
        alt: {
          en: 'A raised water tank that fills a bucket',
          ar: 'خزّان ماء مرتفع يملأ دلوًا',
          tr: 'Bir kovayı dolduran yüksek su deposu',
          id: 'Tangki air tinggi yang mengisi ember',
        },
      },
      cost: 380_000,
      paid: 120_000,
      gifts: 19,
    },
    {
      id: 'al-sahil-carpet',
      title: { en: 'Carpet', ar: 'السجاد', tr: 'Halı', id: 'Karpet' },
      summary: {
        en: 'Ninety square metres, laid in February.',
        ar: 'تسعون مترًا مربعًا، فُرشت في فبراير.',
        tr: 'Doksan metrekare, şubatta serildi.',
        id: 'Sembilan puluh meter persegi, digelar pada bulan Februari.',
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
      cost: 540_000,
      paid: 540_000,
      gifts: 73,
    },
  ],
  publishedDaysAgo: 29,
} satisfies SeedMosque;

/** Fund: an endowment whose capital is kept and whose yield is spent every year. */
import type { SeedProject } from '../types';

export default {
  id: 'waqf-fund',
  type: 'fund',
  category: 'community_development',
  title: {
    en: 'Waqf fund',
    ar: 'صندوق الوقف',
    tr: 'Vakıf Fonu',
    id: 'Dana Wakaf',
  },
  summary: {
    en: 'What you give is never spent: it is kept and invested, and only its yield goes out, year after year, to families in Gaza.',
    ar: 'أصل وقفك لا يُصرف أبدًا: يُحبس ويُستثمر، ولا يُنفق إلا ريعه، عامًا بعد عام، على أسر في غزة.',
    tr: 'Verdiğiniz para harcanmaz: anapara korunup değerlendirilir, yalnızca geliri her yıl Gazze’deki ailelere harcanır.',
    id: 'Pokok wakaf Anda tidak dibelanjakan: dipelihara dan dikelola, dan hanya hasilnya yang disalurkan setiap tahun kepada keluarga di Gaza.',
  },
  story: {
    en: '<p>A waqf is a gift that stays. ʿUmar asked the Prophet, peace be upon him, what to do with the best land he owned, and was told: keep the land itself, and give its fruit away (al-Bukhari 2737, Muslim 1632). This fund does the same with money given in small amounts: together they buy shops and offices in Muscat, which are let, and the rent is spent on families in Gaza.</p><p>The capital cannot be sold except to buy something better in its place, and it cannot be given back, willed or inherited. Out of the rent, 10 per cent goes to repairs and administration and 5 per cent is added to the capital, so that prices do not eat it up; the rest is spent within the year. Zakat cannot be given here, because zakat must be handed over and not kept.</p><h3>What the yield pays</h3><ul><li>Treatment and medicine for patients who cannot pay</li><li>School and university fees of orphaned children</li><li>Drinking water where the network does not reach</li></ul>',
    ar: '<p>الوقف صدقة جارية. سأل عمر رضي الله عنه النبيَّ صلى الله عليه وسلم عن أنفس أرض يملكها، فقال: «إن شئت حبّست أصلها وتصدّقت بها» (البخاري 2737، ومسلم 1632). وعلى هذا يقوم الصندوق: تجتمع فيه المبالغ الصغيرة فنشتري بها محالّ ومكاتب في مسقط تُؤجَّر، ويُنفق أجرها على أسر في غزة.</p><p>لا يُباع الأصل إلا ليُشترى به ما هو خير منه، ولا يُوهب ولا يورث ولا يُسترد. ونقتطع من الريع 10% للصيانة والإدارة، ونضيف 5% إلى الأصل لئلا تأكله الأسعار، ونصرف ما بقي في عامه. ولا تُقبل الزكاة هنا، لأن الزكاة تُملَّك لأهلها ولا تُحبس.</p><h3>فيمَ يُصرف الريع</h3><ul><li>علاج المرضى العاجزين عن الدفع وأدويتهم</li><li>الرسوم المدرسية والجامعية للأيتام</li><li>مياه الشرب حيث لا تصل الشبكة</li></ul>',
    tr: '<p>Vakıf, sadaka-i câriyedir. Hz. Ömer, sahip olduğu en değerli araziyi ne yapacağını Peygamber Efendimize (s.a.v.) sormuş, “Dilersen aslını elinde tut, ürününü tasadduk et” cevabını almıştır (Buhârî 2737, Müslim 1632). Bu fon da böyle işler: küçük tutarlar birleşir, Maskat’ta kiraya verilen dükkân ve bürolar alınır, kira geliri Gazze’deki ailelere harcanır.</p><p>Mülk ancak yerine daha iyisi alınmak üzere satılabilir; bağışlanamaz, miras kalamaz, geri alınamaz. Gelirin yüzde onu bakım ve yönetime, yüzde beşi enflasyona karşı anaparaya ayrılır; kalanı yıl içinde harcanır. Buraya zekât verilemez, çünkü zekât hak sahibine temlik edilir, elde tutulmaz.</p><h3>Gelir nereye harcanır</h3><ul><li>Ödeyecek gücü olmayan hastaların tedavi ve ilaçları</li><li>Yetim ve öksüzlerin okul ve üniversite harçları</li><li>Şebekenin ulaşmadığı yerlerde içme suyu</li></ul>',
    id: '<p>Wakaf adalah sedekah jariyah. Umar r.a. bertanya kepada Nabi Muhammad saw. tentang tanah terbaik yang ia miliki, dan beliau menjawab: “Jika engkau mau, tahanlah pokoknya dan sedekahkanlah hasilnya” (HR. Bukhari 2737, Muslim 1632). Begitulah dana ini bekerja: wakaf dalam jumlah kecil dihimpun untuk membeli toko dan kantor di Muskat yang disewakan, dan hasil sewanya disalurkan kepada keluarga di Gaza.</p><p>Harta wakaf tidak dijual kecuali untuk diganti dengan yang lebih baik, dan tidak dapat dihibahkan, diwariskan, atau ditarik kembali. Dari hasilnya, 10 persen untuk perawatan dan pengelolaan, 5 persen ditambahkan pada pokoknya agar tidak tergerus harga, dan sisanya disalurkan dalam tahun itu juga. Zakat tidak dapat ditunaikan di sini, karena zakat harus menjadi milik mustahik.</p><h3>Penggunaan hasil wakaf</h3><ul><li>Pengobatan dan obat bagi pasien yang tidak mampu</li><li>Biaya sekolah dan kuliah anak yatim dan piatu</li><li>Air minum di tempat yang belum terjangkau jaringan</li></ul>',
  },
  place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  pictures: [
    {
      scene: 'olive',
      alt: {
        en: 'An old olive tree full of fruit, with younger ones growing beside it',
        ar: 'شجرة زيتون معمّرة مثقلة بالثمر، وإلى جانبها شجرتان أصغر منها',
        tr: 'Meyveye durmuş yaşlı bir zeytin ağacı ve yanında büyüyen genç ağaçlar',
        id: 'Pohon zaitun tua yang lebat buahnya, dengan pohon muda di sampingnya',
      },
    },
  ],
  goal: null,
  raised: 61_250_000,
  gifts: 842,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  tellsRulings: true,
  featured: false,
  publishedDaysAgo: 395,
  budget: [],
  impact: [
    {
      amount: 100_000,
      text: {
        en: 'yields about 6 OMR a year: clean drinking water for a family for two months',
        ar: 'تدرّ نحو 6 ريالات عُمانيّة في السنة: ماء شرب نقي لأسرة مدة شهرين',
        tr: 'yılda yaklaşık 6 Umman riyali gelir getirir: bir ailenin iki aylık temiz içme suyu',
        id: 'menghasilkan sekitar 6 rial Oman setahun: air minum bersih bagi satu keluarga selama dua bulan',
      },
    },
    {
      amount: 250_000,
      text: {
        en: 'yields about 15 OMR a year: the school fees of one child',
        ar: 'تدرّ نحو 15 ريالًا عُمانيًّا في السنة: رسوم مدرسة لطفل واحد',
        tr: 'yılda yaklaşık 15 Umman riyali gelir getirir: bir çocuğun okul harcı',
        id: 'menghasilkan sekitar 15 rial Oman setahun: biaya sekolah satu anak',
      },
    },
  ],
  updates: [
    {
      daysAgo: 61,
      text: {
        en: 'The yield of the past year was 3,480 OMR. We paid for the treatment of 41 patients and the fees of 63 children; 174 OMR was added to the capital.',
        ar: 'بلغ ريع العام الماضي 3,480 ريالًا عُمانيًّا. عالجنا به 41 مريضًا، وسدّدنا رسوم 63 طفلًا، وأضفنا 174 ريالًا إلى الأصل.',
        tr: 'Geçen yılın geliri 3,480 Umman riyali oldu. 41 hastanın tedavisi ve 63 çocuğun okul harcı karşılandı; 174 Umman riyali anaparaya eklendi.',
        id: 'Hasil tahun lalu 3,480 rial Oman. Kami membiayai pengobatan 41 pasien dan sekolah 63 anak; 174 rial Oman ditambahkan pada pokoknya.',
      },
    },
  ],
} satisfies SeedProject;

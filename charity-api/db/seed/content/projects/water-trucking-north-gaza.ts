/** Campaign: drinking water by tanker for north Gaza. */
import type { SeedProject } from '../types';

export default {
  id: 'water-trucking-north-gaza',
  type: 'eghatha',
  category: 'water_and_sanitation',
  title: {
    en: 'Drinking water by tanker for north Gaza',
    ar: 'ماء الشرب بالصهاريج إلى شمال غزة',
    tr: 'Kuzey Gazze’ye tankerle içme suyu',
    id: 'Air minum dengan truk tangki untuk Gaza Utara',
  },
  summary: {
    en: 'Six tankers a day for 60 days, to twelve water points in Jabalia and Beit Lahia. Each load is 8,000 litres.',
    ar: 'ستة صهاريج كل يوم مدة 60 يومًا إلى 12 نقطة مياه في جباليا وبيت لاهيا، وحمولة الصهريج 8,000 لتر.',
    tr: 'Cibaliya ve Beyt Lahiya’daki on iki su noktasına 60 gün boyunca günde altı tanker su. Her tanker 8,000 litre taşıyor.',
    id: 'Enam truk tangki sehari selama 60 hari ke dua belas titik air di Jabalia dan Beit Lahia. Setiap truk membawa 8,000 liter.',
  },
  story: {
    en: '<p>In parts of Jabalia and Beit Lahia, bombing has cut the water pipes to the streets where people live. This campaign sends six tankers of drinking water a day, for 60 days, to twelve water points. Each point has two tanks of 2,000 litres and a row of taps. About 3,200 people fill 15 litres each a day.</p><p>A load holds 8,000 litres and costs 40 OMR, driver and fuel included. The chlorine is measured when the tanker fills and again at the tap. The keeper of each point signs for what arrives, and we pay only for signed loads. Our office in Muscat compares the signed sheets with the bills every week.</p><p>The campaign has no closing date. Tankers are a costly way to move water, so we use them only where there is no pipe. When the network in a street is repaired, the two tanks move to a street that still needs them.</p>',
    ar: '<p>قطع القصف أنابيب المياه عن شوارع يسكنها الناس في أجزاء من جباليا وبيت لاهيا. نرسل بهذه الحملة ستة صهاريج من ماء الشرب كل يوم، مدة 60 يومًا، إلى 12 نقطة مياه. وفي كل نقطة خزانان سعة الواحد منهما 2,000 لتر وصف من الصنابير، ويملأ منها نحو 3,200 شخص 15 لترًا للفرد في اليوم.</p><p>تبلغ الحمولة الواحدة 8,000 لتر، وتكلفتها 40 ريالًا عُمانيًّا تشمل السائق والوقود. ونقيس الكلور عند ملء الصهريج، ثم نقيسه مرة أخرى عند الصنبور. ويوقّع القائم على النقطة عند استلام كل حمولة، فلا ندفع إلا ثمن ما وُقّع عليه. ويقابل مكتبنا في مسقط كشوف الاستلام بالفواتير كل أسبوع.</p><p>ليس لهذه الحملة موعد إغلاق. ونقل الماء بالصهاريج مكلف، لذلك لا نلجأ إليه إلا حيث لا توجد أنابيب. وإذا أُصلحت الشبكة في شارع نقلنا خزانيه إلى شارع آخر ما زال محتاجًا إليهما.</p>',
    tr: '<p>Cibaliya ve Beyt Lahiya’nın bazı kesimlerinde bombardıman, insanların yaşadığı sokaklara giden su borularını kesti. Bu kampanyayla 60 gün boyunca on iki su noktasına günde altı tanker içme suyu gönderiyoruz. Her noktada 2,000 litrelik iki depo ve bir sıra musluk bulunuyor. Yaklaşık 3,200 kişi buradan günde 15’er litre su alıyor.</p><p>Bir tanker 8,000 litre su taşıyor; şoför ve yakıt dâhil maliyeti 40 Umman riyali. Klor, tanker dolarken ve daha sonra musluk başında ölçülüyor. Her noktanın görevlisi gelen suyu imzayla teslim alıyor, biz de yalnızca imzalanan seferlerin ücretini ödüyoruz. Maskat’taki ofisimiz teslim belgelerini her hafta faturalarla karşılaştırıyor.</p><p>Bu kampanyanın kapanış tarihi yok. Tankerle su taşımak pahalıdır; bu yüzden tankeri yalnızca borunun ulaşmadığı yerlerde kullanıyoruz. Bir sokağın şebekesi onarıldığında oradaki iki depoyu, suya hâlâ ihtiyacı olan başka bir sokağa taşıyoruz.</p>',
    id: '<p>Di sebagian Jabalia dan Beit Lahia, pengeboman memutus pipa air ke jalan-jalan tempat warga tinggal. Melalui kampanye ini kami mengirim enam truk tangki air minum sehari, selama 60 hari, ke dua belas titik air. Setiap titik memiliki dua tangki berisi 2,000 liter dan sederet keran. Sekitar 3,200 orang mengambil 15 liter per orang setiap hari.</p><p>Satu truk memuat 8,000 liter dengan biaya 40 rial Oman, termasuk sopir dan bahan bakar. Kadar klorin diukur saat tangki diisi dan sekali lagi di keran. Penjaga titik air menandatangani setiap kiriman, dan kami hanya membayar kiriman yang ditandatangani. Setiap minggu kantor kami di Muskat mencocokkan bukti penerimaan dengan tagihan.</p><p>Kampanye ini tidak memiliki tanggal penutupan. Mengangkut air dengan truk itu mahal, jadi cara ini hanya kami pakai di tempat yang tidak terjangkau pipa. Bila jaringan di suatu jalan selesai diperbaiki, kedua tangkinya kami pindahkan ke jalan lain yang masih membutuhkan.</p>',
  },
  place: { en: 'North Gaza', ar: 'شمال غزة', tr: 'Kuzey Gazze', id: 'Gaza Utara' },
  pictures: [
    {
      scene: 'tanker',
      alt: {
        en: 'A water tanker on its way to a water point',
        ar: 'صهريج ماء في طريقه إلى نقطة مياه',
        tr: 'Su noktasına giden bir su tankeri',
        id: 'Truk tangki air dalam perjalanan ke titik air',
      },
    },
  ],
  goal: 18_000_000,
  raised: 7_310_000,
  gifts: 294,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  featured: true,
  publishedDaysAgo: 29,
  budget: [
    {
      label: {
        en: '360 tanker loads of 8,000 litres',
        ar: '360 حمولة سعة كل منها 8,000 لتر',
        tr: '8,000 litrelik 360 tanker seferi',
        id: '360 kiriman truk tangki masing-masing 8,000 liter',
      },
      amount: 14_400_000,
    },
    {
      label: {
        en: '24 tanks with taps',
        ar: '24 خزانًا بصنابيرها',
        tr: 'Musluklarıyla birlikte 24 su deposu',
        id: '24 tangki beserta kerannya',
      },
      amount: 1_200_000,
    },
    {
      label: {
        en: 'Chlorine and water tests',
        ar: 'الكلور وفحوص الماء',
        tr: 'Klor ve su testleri',
        id: 'Klorin dan uji air',
      },
      amount: 960_000,
    },
    {
      label: {
        en: 'Keepers at twelve water points, 60 days',
        ar: 'أجور القائمين على 12 نقطة مياه مدة 60 يومًا',
        tr: 'On iki su noktasının görevlileri, 60 gün',
        id: 'Penjaga dua belas titik air selama 60 hari',
      },
      amount: 720_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 720_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'brings 2,000 litres of drinking water',
        ar: 'توصل 2,000 لتر من ماء الشرب',
        tr: '2,000 litre içme suyu ulaştırır',
        id: 'mengantarkan 2,000 liter air minum',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'brings 5,000 litres of drinking water',
        ar: 'توصل 5,000 لتر من ماء الشرب',
        tr: '5,000 litre içme suyu ulaştırır',
        id: 'mengantarkan 5,000 liter air minum',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'buys one 2,000-litre tank with its taps',
        ar: 'تكفي لشراء خزان سعته 2,000 لتر بصنابيره',
        tr: 'musluklarıyla birlikte 2,000 litrelik bir depo alır',
        id: 'membeli satu tangki 2,000 liter beserta kerannya',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'brings 20,000 litres of drinking water',
        ar: 'توصل 20,000 لتر من ماء الشرب',
        tr: '20,000 litre içme suyu ulaştırır',
        id: 'mengantarkan 20,000 liter air minum',
      },
    },
  ],
  updates: [
    {
      daysAgo: 3,
      text: {
        en: '96 loads have arrived so far: 768,000 litres, all signed for.',
        ar: 'وصلت حتى الآن 96 حمولة فيها 768,000 لتر، ووُقّع على استلامها كلها.',
        tr: 'Bugüne kadar 96 tanker, toplam 768,000 litre su ulaştı. Hepsi imzayla teslim alındı.',
        id: 'Sejauh ini 96 kiriman sudah tiba: 768,000 liter, semuanya bertanda terima.',
      },
    },
    {
      daysAgo: 10,
      text: {
        en: 'One load had too little chlorine. The keeper sent it back, it came again the same afternoon, and we paid for it once.',
        ar: 'نقص الكلور في إحدى الحمولات فردّها القائم على النقطة، ثم عادت بعد ظهر اليوم نفسه، ولم ندفع ثمنها إلا مرة واحدة.',
        tr: 'Bir tankerde klor düşük çıktı. Görevli suyu geri gönderdi, tanker aynı gün öğleden sonra yeniden geldi. Tek sefer ücreti ödedik.',
        id: 'Satu kiriman kadar klorinnya kurang. Penjaga mengembalikannya, truk datang lagi sore itu juga, dan kami hanya membayar satu kali.',
      },
    },
    {
      daysAgo: 19,
      text: {
        en: 'All 24 tanks are in place, and the first six tankers came today.',
        ar: 'نُصبت الخزانات الأربعة والعشرون كلها، ووصلت اليوم الصهاريج الستة الأولى.',
        tr: '24 deponun tamamı yerine kuruldu; bugün ilk altı tanker geldi.',
        id: 'Semua 24 tangki sudah terpasang, dan enam truk pertama datang hari ini.',
      },
    },
  ],
} satisfies SeedProject;

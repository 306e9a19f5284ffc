/** Campaign: insulated tents before the winter rain. */
import type { SeedProject } from '../types';

export default {
  id: 'insulated-tents-before-the-winter-rain',
  type: 'eskan',
  category: 'shelter_and_protection',
  title: {
    en: 'Insulated tents before the winter rain',
    ar: 'خيام معزولة قبل أمطار الشتاء',
    tr: 'Kış yağmurlarından önce yalıtımlı çadırlar',
    id: 'Tenda berinsulasi sebelum hujan musim dingin',
  },
  summary: {
    en: '240 insulated tents on raised floors for families in Al-Mawasi. Each costs 250 OMR, pitched and checked.',
    ar: '240 خيمة معزولة بأرضيات مرفوعة لأسر تقيم في المواصي. تكلفة الواحدة 250 ريالًا عُمانيًّا، ويدخل فيها النصب والفحص.',
    tr: 'El-Mevasi’deki aileler için zemini yükseltilmiş 240 yalıtımlı çadır. Bir çadırın kurulum ve denetim dahil bedeli 250 Umman riyali.',
    id: '240 tenda berinsulasi dengan lantai panggung untuk keluarga di Al-Mawasi. Biayanya 250 rial Oman per tenda, termasuk pemasangan dan pemeriksaan.',
  },
  story: {
    en:
      '<p>The sand at Al-Mawasi holds water after an hour of rain. Families who have spent two winters there told our site team what fails first: the floor, then the seams, then the door. So this campaign buys a tent with a double wall, taped seams and a zipped door, and sets it on a timber floor 15 centimetres above the sand.</p>' +
      '<p>Each tent is 24 square metres and sleeps a family of six. Twelve local workers pitch eight a day, on plots agreed with the residents’ committee. Households with an older person, a newborn or someone with a disability come first. The list hangs in the site office, and anyone may ask about it.</p>' +
      '<h3>How we check</h3>' +
      '<p>Two weeks after a tent goes up, our team returns with a twelve-point sheet: floor, seams, ropes, warmth at dawn. One tent in ten is also visited by an outside reviewer, Sahil Field Review (sample name). We publish the sheets with the closing report, along with the price we paid for each part.</p>',
    ar:
      '<p>تتشبّع رمال المواصي بالماء بعد ساعة واحدة من المطر. سألنا أسرًا أمضت هناك شتاءين عن أول ما يتلف، فأجابت: الأرضية، ثم الدروز، ثم الباب. لذلك اخترنا خيمة بجدار مزدوج ودروز محكمة وباب بسحّاب، نضعها على أرضية خشبية ترتفع عن الرمل 15 سنتيمترًا، فلا يصل البلل إلى الفراش.</p>' +
      '<p>تبلغ مساحة الخيمة 24 مترًا مربعًا، وتتّسع لأسرة من ستة أفراد. ينصبها اثنا عشر عاملًا من أهل المكان، ثماني خيام في اليوم، في مواقع اتفقنا عليها مع لجنة السكان. ونقدّم الأسر التي فيها مسنّ أو مولود أو شخص من ذوي الإعاقة، ونعلّق القائمة في مكتب الموقع، ولكل أحد أن يسأل عنها.</p>' +
      '<h3>كيف نتحقّق</h3>' +
      '<p>يعود فريقنا إلى كل خيمة بعد أسبوعين من نصبها ومعه استمارة من 12 بندًا: الأرضية والدروز والحبال والدفء عند الفجر. ثم تزور جهة مستقلة، هي «ساحل للمراجعة الميدانية» (اسم نموذجي)، خيمة من كل عشر خيام. وننشر الاستمارات مع التقرير الختامي، ومعها الثمن الذي دفعناه في كل جزء.</p>',
    tr:
      '<p>El-Mevasi’de kum, bir saatlik yağmurun ardından suyu tutmaya başlar. Burada iki kış geçiren ailelere önce nelerin bozulduğunu sorduk: zemin, ardından dikişler, en son kapı. Bu yüzden çift cidarlı, dikişleri bantlı ve kapısı fermuarlı bir çadır seçtik. Çadırlar, kumdan 15 santimetre yüksekte duran ahşap bir zeminin üzerine kuruluyor.</p>' +
      '<p>Her çadır 24 metrekaredir ve altı kişilik bir aileye yeter. Kurulumu bölgede yaşayan on iki işçi yapar; sakinler komitesiyle kararlaştırılan yerlere günde sekiz çadır kurulur. Öncelik yaşlısı, yeni doğmuş bebeği ya da engelli bir üyesi olan ailelerindir. Liste saha ofisinde asılıdır; dileyen herkes liste hakkında soru sorabilir.</p>' +
      '<h3>Nasıl denetliyoruz</h3>' +
      '<p>Kurulumdan iki hafta sonra ekibimiz 12 maddelik bir formla her çadıra yeniden gider: zemin, dikişler, gergi ipleri, sabaha karşı sıcaklık. Her on çadırdan birini ayrıca bağımsız bir kuruluş, Sahil Saha Denetimi (örnek ad), ziyaret eder. Formları ve her parça için ödediğimiz fiyatı kapanış raporuyla birlikte yayımlarız.</p>',
    id:
      '<p>Pasir di Al-Mawasi sudah tergenang setelah satu jam hujan. Kami bertanya kepada keluarga yang telah melewati dua musim dingin di sana, bagian mana yang paling dulu rusak. Jawabannya: lantai, lalu jahitan, lalu pintu. Karena itu kami memilih tenda berdinding ganda, dengan jahitan berlapis pita dan pintu beritsleting, di atas lantai kayu setinggi 15 sentimeter dari pasir.</p>' +
      '<p>Setiap tenda seluas 24 meter persegi dan cukup untuk keluarga beranggotakan enam orang. Dua belas pekerja setempat memasang delapan tenda sehari di lokasi yang disepakati dengan komite warga. Keluarga dengan anggota lanjut usia, bayi baru lahir, atau penyandang disabilitas didahulukan. Daftarnya dipasang di kantor lapangan, dan siapa pun boleh menanyakannya.</p>' +
      '<h3>Cara kami memeriksa</h3>' +
      '<p>Dua minggu setelah tenda berdiri, tim kami datang lagi dengan lembar periksa berisi 12 butir: lantai, jahitan, tali, dan kehangatan menjelang subuh. Satu dari sepuluh tenda juga dikunjungi peninjau luar, Sahil Tinjauan Lapangan (nama contoh). Semua lembar itu, beserta harga setiap bagian, kami terbitkan bersama laporan penutup.</p>',
  },
  place: {
    en: 'Al-Mawasi, Khan Younis',
    ar: 'المواصي، خان يونس',
    tr: 'El-Mevasi, Han Yunus',
    id: 'Al-Mawasi, Khan Younis',
  },
  pictures: [
    {
      scene: 'shelter',
      alt: {
        en: 'A lit tent between two others under a night sky with a crescent moon',
        ar: 'خيمة مضاءة بين خيمتين أخريين تحت سماء ليل فيها هلال',
        tr: 'Hilalli bir gecede, iki çadırın arasında ışığı yanan bir çadır',
        id: 'Tenda dengan lampu menyala di antara dua tenda lain, di bawah langit malam berbulan sabit',
      },
    },
    {
      scene: 'blankets',
      alt: {
        en: 'Folded blankets in a stack beside a tent, under a rain cloud',
        ar: 'بطانيات مطوية بعضها فوق بعض قرب خيمة تحت غيمة ممطرة',
        tr: 'Yağmur bulutunun altında, bir çadırın yanında üst üste katlanmış battaniyeler',
        id: 'Tumpukan selimut terlipat di samping tenda, di bawah awan hujan',
      },
    },
  ],
  goal: 60_000_000,
  raised: 41_250_000,
  gifts: 1_386,
  closesInDays: 41,
  status: 'open',
  zakatEligible: false,
  featured: true,
  publishedDaysAgo: 47,
  budget: [
    {
      label: {
        en: '240 insulated tents',
        ar: '240 خيمة معزولة',
        tr: '240 yalıtımlı çadır',
        id: '240 tenda berinsulasi',
      },
      amount: 48_720_000,
    },
    {
      label: {
        en: 'Raised timber floors',
        ar: 'أرضيات خشبية مرفوعة',
        tr: 'Yükseltilmiş ahşap zeminler',
        id: 'Lantai panggung dari kayu',
      },
      amount: 5_760_000,
    },
    {
      label: {
        en: 'Carriage and pitching',
        ar: 'النقل والنصب',
        tr: 'Nakliye ve kurulum',
        id: 'Pengangkutan dan pemasangan',
      },
      amount: 2_400_000,
    },
    {
      label: {
        en: 'Follow-up visits and outside review',
        ar: 'زيارات المتابعة والمراجعة المستقلة',
        tr: 'Takip ziyaretleri ve bağımsız denetim',
        id: 'Kunjungan lanjutan dan tinjauan pihak luar',
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
      amount: 2_400_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'carries one tent to the site and pitches it',
        ar: 'تنقل خيمة واحدة إلى الموقع وتنصبها',
        tr: 'bir çadırın sahaya taşınıp kurulmasını sağlar',
        id: 'mengangkut satu tenda ke lokasi dan memasangnya',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'lays a raised timber floor under one tent',
        ar: 'تمدّ أرضية خشبية مرفوعة تحت خيمة واحدة',
        tr: 'bir çadırın altına yükseltilmiş ahşap zemin döşer',
        id: 'memasang lantai panggung kayu untuk satu tenda',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'pays a fifth of one family’s tent',
        ar: 'تغطّي خُمس تكلفة خيمة لأسرة واحدة',
        tr: 'bir ailenin çadırının beşte birini karşılar',
        id: 'menanggung seperlima biaya tenda satu keluarga',
      },
    },
    {
      amount: 250_000,
      text: {
        en: 'gives one family a tent, floored, pitched and checked',
        ar: 'تهيّئ لأسرة واحدة خيمة بأرضيتها، منصوبةً ومفحوصة',
        tr: 'bir aileye zemini döşenmiş, kurulmuş ve denetlenmiş bir çadır sağlar',
        id: 'menyediakan satu tenda lengkap untuk satu keluarga: berlantai, terpasang, dan sudah diperiksa',
      },
    },
  ],
  updates: [
    {
      daysAgo: 6,
      text: {
        en: 'All 120 tents of the first consignment are up. The team has checked the first 24; three floors were out of level and were set right the same day.',
        ar: 'اكتمل نصب خيام الدفعة الأولى، وعددها 120 خيمة. وفحص الفريق أول 24 خيمة، فوجد ثلاث أرضيات غير مستوية وأصلحها في اليوم نفسه.',
        tr: 'İlk sevkiyattaki 120 çadırın tamamı kuruldu. Ekip ilk 24 çadırı denetledi; üç çadırın zemini eğri çıktı ve aynı gün düzeltildi.',
        id: 'Seluruh 120 tenda dari kiriman pertama telah berdiri. Tim sudah memeriksa 24 tenda pertama; tiga lantai kurang rata dan diperbaiki hari itu juga.',
      },
    },
    {
      daysAgo: 25,
      text: {
        en: 'The first consignment reached the store in Khan Younis. We counted it with the storekeeper: 120 tents ordered, 120 received.',
        ar: 'وصلت الدفعة الأولى إلى المخزن في خان يونس، وعددناها مع أمين المخزن: طلبنا 120 خيمة وتسلّمنا 120 خيمة.',
        tr: 'İlk sevkiyat Han Yunus’taki depoya ulaştı. Depo görevlisiyle birlikte saydık: 120 çadır sipariş edilmişti, 120 çadır teslim alındı.',
        id: 'Kiriman pertama tiba di gudang Khan Younis. Kami menghitungnya bersama petugas gudang: 120 tenda dipesan, 120 tenda diterima.',
      },
    },
    {
      daysAgo: 38,
      text: {
        en: 'We marked the plots with the residents’ committee and dug a drainage channel beside each row.',
        ar: 'حدّدنا مواقع الخيام مع لجنة السكان، وحفرنا قناة لتصريف المياه بجانب كل صف.',
        tr: 'Çadır yerlerini sakinler komitesiyle birlikte işaretledik ve her sıranın yanına bir drenaj kanalı açtık.',
        id: 'Kami menandai petak tenda bersama komite warga dan menggali saluran air di sisi setiap barisan.',
      },
    },
  ],
} satisfies SeedProject;

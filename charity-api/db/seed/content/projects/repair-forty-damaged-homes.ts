/** Campaign: repair of forty damaged homes. */
import type { SeedProject } from '../types';

export default {
  id: 'repair-forty-damaged-homes',
  type: 'eskan',
  category: 'shelter_and_protection',
  title: {
    en: 'Repair forty damaged homes',
    ar: 'ترميم أربعين بيتًا متضرّرًا',
    tr: 'Hasarlı kırk evin onarımı',
    id: 'Perbaikan empat puluh rumah rusak',
  },
  summary: {
    en: 'Walls, windows, doors and wiring for forty bombed homes in Nuseirat that are sound enough to repair. One home costs 1,800 OMR.',
    ar: 'جدران ونوافذ وأبواب وكهرباء لأربعين بيتًا أصابها القصف في النصيرات ويسمح بناؤها بالترميم. تكلفة البيت الواحد 1,800 ريال عُماني.',
    tr: 'Nuseyrat’ta bombardımanda hasar gören, taşıyıcı yapısı sağlam kırk eve duvar, pencere, kapı ve elektrik tesisatı. Bir evin onarımı 1,800 Umman riyali.',
    id: 'Dinding, jendela, pintu, dan kabel listrik untuk empat puluh rumah di Nuseirat yang rusak dibom tetapi strukturnya masih layak diperbaiki. Biaya satu rumah 1,800 rial Oman.',
  },
  story: {
    en:
      '<p>Our engineers visited 117 bombed houses in Nuseirat and wrote a sheet for each: columns, roof, walls, water, wiring. Forty of them stand safely and can be lived in again within three weeks of work. Those forty are this campaign. For the other 77 we gave the owners the survey and told them plainly what we cannot do.</p>' +
      '<p>The owner chooses the mason and carpenter from a list, and signs the plan before work begins. We pay for materials on delivery and for work in three parts: at the start, at the roof check and at the end. Nobody is asked for a share of the cost.</p>' +
      '<h3>What one repair covers</h3>' +
      '<ul><li>Blocks, cement and plaster for broken walls</li><li>Seven windows or doors, fitted and glazed</li><li>Wiring and water pipes made safe</li><li>A second engineer’s check before the keys are handed back</li></ul>',
    ar:
      '<p>زار مهندسونا 117 بيتًا أصابها القصف في النصيرات، وكتبوا لكل بيت استمارة: الأعمدة والسقف والجدران والماء والكهرباء. وتبيّن أن أربعين منها ثابتة البناء، يمكن أن يعود إليها أهلها بعد ثلاثة أسابيع من العمل، وهي بيوت هذه الحملة. أما البيوت الباقية، وعددها 77 بيتًا، فسلّمنا أصحابها نتيجة الفحص وصارحناهم بما لا نقدر عليه.</p>' +
      '<p>يختار صاحب البيت البنّاء والنجّار من قائمة معلنة، ويوقّع المخطّط قبل بدء العمل. وندفع ثمن المواد عند وصولها، وأجرة العمل على ثلاث دفعات: عند البدء، وعند فحص السقف، وعند الانتهاء. ولا نطلب من أحد أن يشارك في التكلفة.</p>' +
      '<h3>ما يشمله ترميم البيت الواحد</h3>' +
      '<ul><li>طوب وإسمنت وقصارة للجدران المتهدّمة</li><li>سبع فتحات من نوافذ وأبواب، تُركّب بزجاجها</li><li>إصلاح الكهرباء وأنابيب الماء</li><li>فحص يجريه مهندس ثانٍ قبل تسليم المفاتيح</li></ul>',
    tr:
      '<p>Mühendislerimiz Nuseyrat’ta bombalanan 117 evi gezdi ve her ev için bir form doldurdu: kolonlar, çatı, duvarlar, su, elektrik. Kırk evin güvenle ayakta durduğu ve üç haftalık bir çalışmayla yeniden oturulabileceği görüldü. Bu kampanya o kırk ev içindir. Kalan 77 evin sahiplerine raporu verdik ve neyi yapamayacağımızı açıkça söyledik.</p>' +
      '<p>Ev sahibi, ustasını ve marangozunu listeden kendisi seçer, planı iş başlamadan imzalar. Malzemenin bedelini teslimatta, işçiliği ise üç bölümde öderiz: başlangıçta, çatı kontrolünde ve iş bitiminde. Kimseden maliyete katılması istenmez.</p>' +
      '<h3>Bir evin onarımı neleri kapsar</h3>' +
      '<ul><li>Yıkılan duvarlar için blok, çimento ve sıva</li><li>Camı takılmış yedi pencere veya kapı</li><li>Elektrik ve su tesisatının güvenli hâle getirilmesi</li><li>Anahtar teslim edilmeden önce ikinci bir mühendisin kontrolü</li></ul>',
    id:
      '<p>Insinyur kami mendatangi 117 rumah di Nuseirat yang dibom dan membuat lembar penilaian untuk masing-masing: kolom, atap, dinding, air, dan listrik. Empat puluh di antaranya masih kokoh dan dapat dihuni lagi setelah tiga minggu pengerjaan. Rumah itulah yang menjadi tujuan kampanye ini. Untuk 77 rumah lainnya, kami menyerahkan hasil survei dan menjelaskan terus terang apa yang belum sanggup kami kerjakan.</p>' +
      '<p>Pemilik rumah memilih tukang batu dan tukang kayu dari daftar, lalu menandatangani rencana sebelum pekerjaan dimulai. Bahan kami bayar saat tiba, sedangkan upah dibayar dalam tiga tahap: di awal, saat pemeriksaan atap, dan setelah selesai. Pemilik tidak diminta ikut menanggung biaya.</p>' +
      '<h3>Cakupan perbaikan satu rumah</h3>' +
      '<ul><li>Batako, semen, dan plester untuk dinding yang runtuh</li><li>Tujuh jendela atau pintu, terpasang lengkap dengan kaca</li><li>Kabel listrik dan pipa air yang aman</li><li>Pemeriksaan oleh insinyur kedua sebelum kunci diserahkan</li></ul>',
  },
  place: { en: 'Nuseirat', ar: 'النصيرات', tr: 'Nuseyrat', id: 'Nuseirat' },
  pictures: [
    {
      scene: 'house-repair',
      alt: {
        en: 'A house with one broken wall, a ladder and a pile of new bricks',
        ar: 'بيت تهدّم أحد جدرانه، وعليه سلّم وأمامه كومة من الطوب الجديد',
        tr: 'Bir duvarı yıkık ev, dayanmış bir merdiven ve yeni tuğlalar',
        id: 'Rumah dengan satu dinding runtuh, tangga, dan tumpukan bata baru',
      },
    },
    {
      scene: 'key',
      alt: {
        en: 'A large house key beside a domed house with a closed door',
        ar: 'مفتاح كبير بجانب بيت ذي قبّة وباب مغلق',
        tr: 'Kubbeli ve kapısı kapalı bir evin yanında büyük bir ev anahtarı',
        id: 'Kunci besar di samping rumah berkubah dengan pintu tertutup',
      },
    },
  ],
  goal: 72_000_000,
  raised: 23_480_000,
  gifts: 655,
  closesInDays: 75,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 34,
  budget: [
    {
      label: {
        en: 'Blocks, cement, pipes and wiring',
        ar: 'طوب وإسمنت وأنابيب وأسلاك',
        tr: 'Blok, çimento, boru ve kablo',
        id: 'Batako, semen, pipa, dan kabel',
      },
      amount: 40_000_000,
    },
    {
      label: {
        en: '280 windows and doors',
        ar: '280 نافذة وبابًا',
        tr: '280 pencere ve kapı',
        id: '280 jendela dan pintu',
      },
      amount: 14_000_000,
    },
    {
      label: {
        en: 'Wages of masons, carpenters and electricians',
        ar: 'أجور البنّائين والنجّارين والكهربائيين',
        tr: 'Duvarcı, marangoz ve elektrikçi ücretleri',
        id: 'Upah tukang batu, tukang kayu, dan tukang listrik',
      },
      amount: 12_000_000,
    },
    {
      label: {
        en: 'Survey and safety checks',
        ar: 'الفحص الهندسي وفحوص السلامة',
        tr: 'Keşif ve güvenlik kontrolleri',
        id: 'Survei dan pemeriksaan keamanan',
      },
      amount: 2_880_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 3_120_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'buys one bag of cement, delivered',
        ar: 'تشتري كيس إسمنت واحدًا وتوصله إلى البيت',
        tr: 'bir torba çimentoyu eve teslim ettirir',
        id: 'membeli satu sak semen, diantar sampai rumah',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'pays a mason for one day',
        ar: 'تدفع أجرة بنّاء ليوم واحد',
        tr: 'bir duvarcının bir günlük ücretini öder',
        id: 'membayar upah seorang tukang batu selama satu hari',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'fits and glazes one window',
        ar: 'تركّب نافذة واحدة بزجاجها',
        tr: 'bir pencereyi camıyla birlikte taktırır',
        id: 'memasang satu jendela lengkap dengan kacanya',
      },
    },
    {
      amount: 1_800_000,
      text: {
        en: 'repairs one home, from the survey to the keys',
        ar: 'ترمّم بيتًا كاملًا، من الفحص إلى تسليم المفاتيح',
        tr: 'bir evi keşiften anahtar teslimine kadar onarır',
        id: 'memperbaiki satu rumah, dari survei hingga serah terima kunci',
      },
    },
  ],
  updates: [
    {
      daysAgo: 4,
      text: {
        en: 'Six families have their keys back. The second engineer passed five homes at the first visit; one needed a new fuse box, which was fitted.',
        ar: 'تسلّمت ست أسر مفاتيح بيوتها. أجاز المهندس الثاني خمسة بيوت من الزيارة الأولى، واحتاج بيت واحد إلى لوحة كهرباء جديدة، فركّبناها.',
        tr: 'Altı aile evinin anahtarını geri aldı. İkinci mühendis beş evi ilk ziyarette onayladı; bir eve yeni sigorta kutusu gerekti ve takıldı.',
        id: 'Enam keluarga sudah menerima kembali kunci rumahnya. Insinyur kedua meluluskan lima rumah pada kunjungan pertama; satu rumah memerlukan kotak sekring baru dan sudah dipasang.',
      },
    },
    {
      daysAgo: 27,
      text: {
        en: 'Work began on the first six homes. Eighteen local tradespeople are on the sites.',
        ar: 'بدأ العمل في البيوت الستة الأولى، ويعمل فيها ثمانية عشر حِرفيًّا من أهل المنطقة.',
        tr: 'İlk altı evde çalışma başladı. Şantiyelerde bölgeden on sekiz usta görev yapıyor.',
        id: 'Pengerjaan enam rumah pertama dimulai. Delapan belas tukang setempat bekerja di lokasi.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: three solar-lit study halls in Gaza City, Nuseirat and Khan Younis. */
import type { SeedProject } from '../types';

export default {
  id: 'solar-study-halls',
  type: 'development',
  category: 'education',
  title: {
    en: 'Three study halls with solar light',
    ar: 'ثلاث قاعات دراسة تضيئها الشمس',
    tr: 'Güneş enerjisiyle aydınlanan üç çalışma salonu',
    id: 'Tiga ruang belajar bertenaga surya',
  },
  summary: {
    en: 'Three halls with 180 seats, light and internet, open every evening to students preparing for the secondary-school certificate.',
    ar: 'ثلاث قاعات فيها 180 مقعدًا ونور وإنترنت، تفتح أبوابها كل مساء لطلاب الثانوية العامة.',
    tr: 'Lise bitirme sınavına hazırlanan öğrencilere her akşam açık, 180 kişilik, aydınlık ve internetli üç salon.',
    id: 'Tiga ruang dengan 180 kursi, penerangan, dan internet, buka setiap sore hingga malam bagi siswa yang bersiap menghadapi ujian akhir SMA.',
  },
  story: {
    en: '<p>A student in the last year of school needs a table, a lamp and four quiet hours. In a tent shared by seven people there is none of these after sunset. In Gaza City, Nuseirat and Khan Younis, 1,140 students who are preparing for the certificate told our education team that light comes first.</p><p>This campaign fits out three halls of 60 seats each. Twelve panels on each roof charge batteries that run the lights, the internet and 60 telephone sockets from four in the afternoon to ten at night. Students book a seat for two evenings a week or more, so about 500 can use the halls in turn.</p><p>Each hall has a paid supervisor, and hours set aside for girls and for boys as the families of the quarter agree. An electrician checks panels and batteries once a month. The batteries are made to last eight years; the owners of the three buildings have lent them for five.</p>',
    ar: '<p>يحتاج طالب الثانوية العامة إلى طاولة ومصباح وأربع ساعات من الهدوء، ولا يجد شيئًا من ذلك بعد الغروب في خيمة يسكنها سبعة أشخاص. سأل فريق التعليم لدينا 1,140 طالبًا وطالبة في مدينة غزة والنصيرات وخان يونس عمّا يحتاجون إليه، فذكروا النور قبل كل شيء.</p><p>نجهّز بهذه الحملة ثلاث قاعات في كل منها 60 مقعدًا. وعلى سطح كل قاعة 12 لوحًا شمسيًّا تشحن بطاريات تكفي المصابيح والإنترنت و60 مقبسًا للهواتف، من الرابعة عصرًا إلى العاشرة ليلًا. ويحجز الطالب مقعده مساءين في الأسبوع أو أكثر، فيتناوب على القاعات نحو 500 طالب وطالبة.</p><p>يعمل في كل قاعة مشرف بأجر، ولكل من الطالبات والطلاب ساعات مخصصة تتفق عليها أسر الحي. ويفحص كهربائي الألواح والبطاريات مرة في الشهر. وتعمل البطاريات ثماني سنوات بحسب مواصفاتها، وقد أعارنا أصحاب المباني الثلاثة مبانيهم خمس سنوات.</p>',
    tr: '<p>Lise son sınıfta okuyan birine bir masa, bir lamba ve dört saatlik sessizlik gerekir. Yedi kişinin kaldığı bir çadırda güneş battıktan sonra bunların hiçbiri yok. Eğitim ekibimiz Gazze şehri, Nuseyrat ve Han Yunus’ta sınava hazırlanan 1,140 öğrenciye neye ihtiyaç duyduklarını sordu; ilk sırada ışık vardı.</p><p>Bu kampanyayla her biri 60 kişilik üç salonu donatıyoruz. Her çatıdaki 12 panel, bataryaları dolduruyor; bataryalar da öğleden sonra dörtten gece ona kadar lambaları, interneti ve 60 telefon prizini besliyor. Öğrenciler haftada en az iki akşam için yer ayırtıyor; böylece salonlardan yaklaşık 500 öğrenci sırayla yararlanabiliyor.</p><p>Her salonda ücretli bir görevli bulunuyor. Kız ve erkek öğrencilere ayrılan saatler, mahalledeki ailelerle birlikte belirleniyor. Bir elektrikçi panelleri ve bataryaları ayda bir denetliyor. Bataryaların ömrü sekiz yıl; üç binanın sahipleri de yerlerini beş yıllığına kullanımımıza verdi.</p>',
    id: '<p>Siswa kelas akhir membutuhkan meja, lampu, dan empat jam yang tenang. Di tenda yang dihuni tujuh orang, semua itu tidak ada setelah matahari terbenam. Di Kota Gaza, Nuseirat, dan Khan Younis, tim pendidikan kami bertanya kepada 1,140 siswa yang bersiap menghadapi ujian akhir. Yang pertama mereka sebut adalah penerangan.</p><p>Kampanye ini melengkapi tiga ruang belajar, masing-masing 60 kursi. Dua belas panel di tiap atap mengisi baterai untuk menyalakan lampu, internet, dan 60 colokan telepon dari pukul empat sore sampai pukul sepuluh malam. Siswa memesan kursi untuk dua malam seminggu atau lebih, sehingga sekitar 500 siswa dapat memakainya bergantian.</p><p>Setiap ruang dijaga seorang pengawas yang digaji. Jam untuk siswi dan siswa diatur sesuai kesepakatan keluarga di lingkungan itu. Seorang teknisi listrik memeriksa panel dan baterai sebulan sekali. Baterainya dirancang untuk bertahan delapan tahun, dan pemilik ketiga gedung meminjamkannya selama lima tahun.</p>',
  },
  place: {
    en: 'Gaza City, Nuseirat and Khan Younis',
    ar: 'مدينة غزة والنصيرات وخان يونس',
    tr: 'Gazze şehri, Nuseyrat ve Han Yunus',
    id: 'Kota Gaza, Nuseirat, dan Khan Younis',
  },
  pictures: [
    {
      scene: 'solar-classroom',
      alt: {
        en: 'A hall at night with lit windows and solar panels on its roof',
        ar: 'قاعة في الليل نوافذها مضيئة وعلى سطحها ألواح شمسية',
        tr: 'Gece vakti pencereleri ışıklı, çatısında güneş panelleri olan bir salon',
        id: 'Ruang belajar pada malam hari dengan jendela terang dan panel surya di atapnya',
      },
    },
    {
      scene: 'solar-panels',
      alt: {
        en: 'Two rows of solar panels in the sun',
        ar: 'صفّان من الألواح الشمسية تحت الشمس',
        tr: 'Güneşin altında iki sıra güneş paneli',
        id: 'Dua baris panel surya di bawah sinar matahari',
      },
    },
  ],
  goal: 26_400_000,
  raised: 8_930_000,
  gifts: 302,
  closesInDays: 82,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 45,
  budget: [
    {
      label: {
        en: 'Panels, batteries and wiring for three halls',
        ar: 'الألواح والبطاريات والتمديدات لثلاث قاعات',
        tr: 'Üç salon için paneller, bataryalar ve elektrik tesisatı',
        id: 'Panel, baterai, dan instalasi listrik untuk tiga ruang',
      },
      amount: 14_400_000,
    },
    {
      label: {
        en: '180 seats with tables',
        ar: '180 مقعدًا مع الطاولات',
        tr: '180 kişilik masa ve sandalye',
        id: '180 kursi beserta mejanya',
      },
      amount: 3_600_000,
    },
    {
      label: {
        en: 'Lamps, sockets and a year of internet',
        ar: 'المصابيح والمقابس والإنترنت مدة سنة',
        tr: 'Lambalar, prizler ve bir yıllık internet',
        id: 'Lampu, colokan, dan internet selama setahun',
      },
      amount: 2_760_000,
    },
    {
      label: {
        en: 'Pay of three supervisors, one year',
        ar: 'رواتب ثلاثة مشرفين مدة سنة',
        tr: 'Üç görevlinin bir yıllık ücreti',
        id: 'Gaji tiga pengawas selama setahun',
      },
      amount: 4_500_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 1_140_000,
    },
  ],
  impact: [
    {
      amount: 20_000,
      text: {
        en: 'buys a seat and a table for one student',
        ar: 'توفّر مقعدًا وطاولة لطالب واحد',
        tr: 'bir öğrencinin masa ve sandalyesini karşılar',
        id: 'menyediakan kursi dan meja untuk satu siswa',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'brings internet to one hall for a month',
        ar: 'توفّر الإنترنت لقاعة واحدة مدة شهر',
        tr: 'bir salonun bir aylık internetini karşılar',
        id: 'menyediakan internet untuk satu ruang selama sebulan',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'buys seats and tables for five students',
        ar: 'توفّر مقاعد وطاولات لخمسة طلاب',
        tr: 'beş öğrencinin masa ve sandalyesini karşılar',
        id: 'menyediakan kursi dan meja untuk lima siswa',
      },
    },
    {
      amount: 125_000,
      text: {
        en: 'pays the supervisor of one hall for a month',
        ar: 'تغطي راتب مشرف قاعة واحدة مدة شهر',
        tr: 'bir salon görevlisinin bir aylık ücretini öder',
        id: 'membayar gaji pengawas satu ruang selama sebulan',
      },
    },
  ],
  updates: [
    {
      daysAgo: 7,
      text: {
        en: 'The Nuseirat hall opened on Sunday. In the first five evenings 214 students came, and the batteries never fell below half.',
        ar: 'فُتحت قاعة النصيرات يوم الأحد. وحضر 214 طالبًا وطالبة في الأمسيات الخمس الأولى، ولم ينقص شحن البطاريات عن النصف.',
        tr: 'Nuseyrat’taki salon pazar günü açıldı. İlk beş akşam 214 öğrenci geldi; bataryaların doluluğu hiç yarının altına inmedi.',
        id: 'Ruang belajar di Nuseirat dibuka hari Minggu. Dalam lima malam pertama 214 siswa datang, dan isi baterai tidak pernah di bawah setengah.',
      },
    },
    {
      daysAgo: 21,
      text: {
        en: 'Twelve panels are on the roof in Nuseirat. Two came with cracked glass; the supplier replaced both within a week at no cost.',
        ar: 'ثُبّت 12 لوحًا على سطح قاعة النصيرات. ووصل منها لوحان زجاجهما مشروخ، فبدّلهما المورّد خلال أسبوع بلا مقابل.',
        tr: 'Nuseyrat’taki çatıya 12 panel takıldı. İkisinin camı çatlak çıkmıştı; tedarikçi bir hafta içinde ücretsiz yenisini getirdi.',
        id: 'Dua belas panel sudah terpasang di atap Nuseirat. Dua di antaranya tiba dengan kaca retak; pemasok menggantinya dalam seminggu tanpa biaya.',
      },
    },
    {
      daysAgo: 38,
      text: {
        en: 'A structural engineer from outside our staff examined the three roofs and approved them. One needs a steel beam, which is in the budget.',
        ar: 'فحص مهندس إنشائي من خارج المؤسسة الأسطح الثلاثة وأجازها. ويحتاج أحدها إلى دعامة من الفولاذ، وثمنها داخل في الميزانية.',
        tr: 'Kurum dışından bir inşaat mühendisi üç çatıyı inceledi ve uygun buldu. Birine çelik bir kiriş gerekiyor; bedeli bütçenin içinde.',
        id: 'Seorang insinyur struktur dari luar lembaga memeriksa ketiga atap dan menyatakannya layak. Satu atap perlu balok baja, dan biayanya sudah termasuk anggaran.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: a learning room for 240 children in Nuseirat. */
import type { SeedProject } from '../types';

export default {
  id: 'learning-room-for-240-children',
  type: 'development',
  category: 'education',
  title: {
    en: 'A learning room for 240 children',
    ar: 'غرفة دراسية لـ240 طفلًا',
    tr: '240 çocuk için bir derslik',
    id: 'Ruang belajar untuk 240 anak',
  },
  summary: {
    en: 'We build one insulated room in Nuseirat and pay four teachers for ten months, so that 240 children have lessons three days a week.',
    ar: 'نبني في النصيرات غرفة دراسية معزولة، وندفع رواتب أربعة معلمين عشرة أشهر، ليتلقى 240 طفلًا دروسهم ثلاثة أيام في الأسبوع.',
    tr: 'Nuseyrat’ta yalıtımlı bir derslik kuruyor, dört öğretmenin on aylık ücretini ödüyoruz. Böylece 240 çocuk haftada üç gün ders görecek.',
    id: 'Kami membangun satu ruang belajar berdinding isolasi di Nuseirat dan menggaji empat guru selama sepuluh bulan, agar 240 anak dapat belajar tiga hari seminggu.',
  },
  story: {
    en: '<p>Around our site in Nuseirat live 240 children between six and eleven whose schools were bombed, with no other within walking distance. Our education team went from tent to tent for nine days, wrote down each child’s age and last school year, and tested reading. About half read at the level of children two years younger.</p><p>This campaign builds one room of 48 square metres, with insulated walls, a raised floor and shade outside. Six groups of 40 children take turns: each has three hours a day, three days a week. Four teachers from Nuseirat teach Arabic, mathematics, English and science, and are paid for ten months.</p><p>We test each child again after five months and after ten, and publish the results here without names. The land is lent to us in writing for three years. The walls are bolted, not glued, so the room can be taken down and built again elsewhere if the children have to move.</p>',
    ar: '<p>يعيش حول موقعنا في النصيرات 240 طفلًا بين السادسة والحادية عشرة من العمر، قُصفت مدارسهم، وليست لهم مدرسة أخرى يصلون إليها مشيًا. طاف فريق التعليم لدينا بالخيام تسعة أيام، فسجّل عمر كل طفل وآخر صف درسه، واختبر قراءته. وتبيّن أن نحو نصفهم يقرؤون بمستوى من هم أصغر منهم بسنتين.</p><p>نبني بهذه الحملة غرفة مساحتها 48 مترًا مربعًا، جدرانها معزولة وأرضيتها مرتفعة وأمامها مظلة. ويتناوب عليها الأطفال في ست مجموعات، في كل منها 40 طفلًا يدرسون ثلاث ساعات في اليوم، ثلاثة أيام في الأسبوع. ويدرّسهم أربعة معلمين من أهل النصيرات العربية والرياضيات والإنجليزية والعلوم، ونصرف رواتبهم عشرة أشهر.</p><p>نختبر كل طفل مرة أخرى بعد خمسة أشهر ثم بعد عشرة، وننشر النتائج هنا من غير أسماء. وقد أعارنا صاحب الأرض أرضه ثلاث سنوات بعقد مكتوب. ونجمع الجدران بالبراغي لا بالغراء، حتى يمكن فك الغرفة وإقامتها في مكان آخر إن اضطر الأطفال إلى الانتقال.</p>',
    tr: '<p>Nuseyrat’taki çalışma alanımızın çevresinde, altı ile on bir yaş arasında 240 çocuğun okulu bombalandı; yürüyerek gidebilecekleri başka bir okul yok. Eğitim ekibimiz dokuz gün boyunca çadır çadır dolaştı; her çocuğun yaşını ve en son okuduğu sınıfı yazdı, okuma düzeyini ölçtü. Çocukların yaklaşık yarısı, kendilerinden iki yaş küçüklerin düzeyinde okuyor.</p><p>Bu kampanyayla 48 metrekarelik bir derslik kuruyoruz: duvarları yalıtımlı, tabanı yükseltilmiş, önü gölgelikli. Kırkar kişilik altı grup dersliği sırayla kullanacak; her grup haftada üç gün, günde üç saat ders görecek. Nuseyratlı dört öğretmen Arapça, matematik, İngilizce ve fen bilgisi okutacak; ücretleri on ay boyunca ödenecek.</p><p>Her çocuğun düzeyini beşinci ve onuncu ayda yeniden ölçecek, sonuçları isim vermeden bu sayfada paylaşacağız. Arsa, yazılı bir sözleşmeyle üç yıllığına bize verildi. Duvarlar yapıştırılmıyor, cıvatayla birleştiriliyor; çocuklar başka yere taşınmak zorunda kalırsa derslik sökülüp orada yeniden kurulabilecek.</p>',
    id: '<p>Di sekitar lokasi kerja kami di Nuseirat ada 240 anak berusia enam sampai sebelas tahun yang sekolahnya dibom dan tidak memiliki sekolah lain dalam jarak jalan kaki. Selama sembilan hari tim pendidikan kami berkeliling dari tenda ke tenda, mencatat usia dan kelas terakhir setiap anak, lalu menguji kemampuan membacanya. Sekitar separuhnya membaca setara anak yang dua tahun lebih muda.</p><p>Kampanye ini membangun satu ruang seluas 48 meter persegi dengan dinding berisolasi, lantai yang ditinggikan, dan peneduh di depannya. Enam kelompok, masing-masing 40 anak, belajar bergantian: tiga jam sehari, tiga hari seminggu. Empat guru dari Nuseirat mengajar bahasa Arab, matematika, bahasa Inggris, dan IPA, dan digaji selama sepuluh bulan.</p><p>Setiap anak diuji lagi setelah lima bulan dan setelah sepuluh bulan, dan hasilnya kami muat di halaman ini tanpa nama. Tanahnya dipinjamkan kepada kami selama tiga tahun dengan perjanjian tertulis. Dindingnya disambung dengan baut, bukan lem, sehingga ruang ini dapat dibongkar dan didirikan lagi di tempat lain jika anak-anak harus pindah.</p>',
  },
  place: { en: 'Nuseirat', ar: 'النصيرات', tr: 'Nuseyrat', id: 'Nuseirat' },
  pictures: [
    {
      scene: 'school',
      alt: {
        en: 'A small school with a clock over its door and trees beside it',
        ar: 'مدرسة صغيرة فوق بابها ساعة وإلى جانبها أشجار',
        tr: 'Kapısının üstünde saat bulunan, yanında ağaçlar olan küçük bir okul',
        id: 'Sekolah kecil dengan jam di atas pintunya dan pepohonan di sampingnya',
      },
    },
    {
      scene: 'books',
      alt: {
        en: 'A school bag beside books and pencils',
        ar: 'حقيبة مدرسية إلى جانب كتب وأقلام',
        tr: 'Kitapların ve kalemlerin yanında bir okul çantası',
        id: 'Tas sekolah di samping buku dan pensil',
      },
    },
  ],
  goal: 19_500_000,
  raised: 6_140_000,
  gifts: 233,
  closesInDays: 58,
  status: 'open',
  zakatEligible: false,
  featured: true,
  publishedDaysAgo: 26,
  budget: [
    {
      label: {
        en: 'The room: frame, insulated walls, floor and shade',
        ar: 'الغرفة: الهيكل والجدران المعزولة والأرضية والمظلة',
        tr: 'Derslik: iskelet, yalıtımlı duvarlar, taban ve gölgelik',
        id: 'Ruang belajar: rangka, dinding berisolasi, lantai, dan peneduh',
      },
      amount: 7_880_000,
    },
    {
      label: {
        en: 'Twenty double desks, boards, shelves and lights',
        ar: 'عشرون مقعدًا مزدوجًا وسبورات ورفوف ومصابيح',
        tr: 'Yirmi ikili sıra, yazı tahtaları, raflar ve lambalar',
        id: 'Dua puluh meja ganda, papan tulis, rak, dan lampu',
      },
      amount: 1_880_000,
    },
    {
      label: {
        en: 'Pay of four teachers, ten months',
        ar: 'رواتب أربعة معلمين عشرة أشهر',
        tr: 'Dört öğretmenin on aylık ücreti',
        id: 'Gaji empat guru selama sepuluh bulan',
      },
      amount: 6_400_000,
    },
    {
      label: {
        en: 'Books and writing materials for 240 children',
        ar: 'كتب وقرطاسية لـ240 طفلًا',
        tr: '240 çocuğun kitapları ve kırtasiyesi',
        id: 'Buku dan alat tulis untuk 240 anak',
      },
      amount: 2_400_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 940_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'buys books and writing materials for one child for the year',
        ar: 'توفّر لطفل واحد كتب السنة الدراسية وقرطاسيتها',
        tr: 'bir çocuğun bir yıllık kitap ve kırtasiyesini karşılar',
        id: 'menyediakan buku dan alat tulis satu anak selama setahun',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'buys a double desk with its bench',
        ar: 'توفّر مقعدًا دراسيًّا لطفلين مع طاولته',
        tr: 'iki çocuğun oturacağı bir okul sırası sağlar',
        id: 'menyediakan satu meja ganda beserta bangkunya',
      },
    },
    {
      amount: 80_000,
      text: {
        en: 'pays one teacher for half a month',
        ar: 'تغطي راتب معلم واحد نصف شهر',
        tr: 'bir öğretmenin yarım aylık ücretini öder',
        id: 'membayar gaji satu guru selama setengah bulan',
      },
    },
    {
      amount: 160_000,
      text: {
        en: 'pays one teacher for a month',
        ar: 'تغطي راتب معلم واحد شهرًا كاملًا',
        tr: 'bir öğretmenin bir aylık ücretini öder',
        id: 'membayar gaji satu guru selama sebulan',
      },
    },
  ],
  updates: [
    {
      daysAgo: 4,
      text: {
        en: 'The floor is laid: 48 square metres, 30 centimetres above the ground. Our engineer measured it and found it level.',
        ar: 'اكتملت الأرضية: 48 مترًا مربعًا ترتفع عن الأرض 30 سنتيمترًا. وقاسها مهندسنا فوجدها مستوية.',
        tr: 'Taban döşendi: 48 metrekare, yerden 30 santimetre yüksekte. Mühendisimiz ölçtü, düzgün olduğunu gördü.',
        id: 'Lantai sudah terpasang: 48 meter persegi, 30 sentimeter di atas tanah. Insinyur kami mengukurnya dan hasilnya rata.',
      },
    },
    {
      daysAgo: 15,
      text: {
        en: 'Thirty-one teachers applied. Two head teachers from outside our staff met eleven of them and chose four, two women and two men.',
        ar: 'تقدّم للتدريس 31 معلمًا ومعلمة. وقابل مديرا مدرستين من خارج المؤسسة 11 منهم، واختارا معلمَين ومعلمتين.',
        tr: 'Otuz bir öğretmen başvurdu. Kurum dışından iki okul müdürü, on bir adayla görüşerek ikisi kadın, ikisi erkek dört öğretmen seçti.',
        id: 'Sebanyak 31 guru melamar. Dua kepala sekolah dari luar lembaga mewawancarai sebelas orang dan memilih empat: dua perempuan dan dua laki-laki.',
      },
    },
    {
      daysAgo: 25,
      text: {
        en: 'The landowner signed the loan of the land for three years. We ask no rent of the families and pay none.',
        ar: 'وقّع صاحب الأرض عقد إعارتها ثلاث سنوات. لا ندفع عنها أجرة، ولا تدفع الأسر شيئًا.',
        tr: 'Arsa sahibi, arsayı üç yıllığına bedelsiz kullanım için imzasını attı. Biz kira ödemiyoruz, ailelerden de ücret alınmıyor.',
        id: 'Pemilik tanah menandatangani perjanjian pinjam pakai selama tiga tahun. Kami tidak membayar sewa, dan keluarga tidak dipungut biaya.',
      },
    },
  ],
} satisfies SeedProject;

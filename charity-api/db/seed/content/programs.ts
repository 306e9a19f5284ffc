/** The five programmes under which campaigns are grouped. */
import type { SeedProgram } from './types';

export const programs: SeedProgram[] = [
  {
    id: 'water-and-life',
    category: 'water_and_sanitation',
    title: {
      en: 'Water and life',
      ar: 'ماء وحياة',
      tr: 'Su ve hayat',
      id: 'Air dan kehidupan',
    },
    summary: {
      en: 'Drinking water, pumps and washing points, tested each week and mended when they break.',
      ar: 'مياه شرب ومضخّات ومغاسل، نفحصها كل أسبوع ونصلح ما يتعطّل منها.',
      tr: 'İçme suyu, pompalar ve yıkanma yerleri: her hafta test edilir, bozulan onarılır.',
      id: 'Air minum, pompa, dan sarana cuci yang diuji setiap minggu dan diperbaiki bila rusak.',
    },
    story: {
      en:
        '<p>A family needs about 15 litres a person each day to drink, cook and wash. Where bombing left the pipes whole, we mend pumps and lay new line. Where there is a coast, small solar plants take the salt out of the water. Where there is neither, tankers come on a fixed timetable that is posted at every stop.</p>' +
        '<p>Each source is tested weekly for chlorine and bacteria by a technician who does not run it. The readings are posted at the tap and published each month, including those that fail. When a source fails, we close it, send a tanker the same day and write down what was wrong.</p>',
      ar:
        '<p>يحتاج الفرد إلى نحو 15 لترًا من الماء كل يوم للشرب والطبخ والاغتسال. فحيث سلمت الأنابيب من القصف نصلح المضخّات ونمدّ خطوطًا جديدة، وحيث يقرب البحر نقيم محطات تحلية صغيرة تعمل بالشمس، وحيث لا هذا ولا ذاك نسيّر صهاريج في مواعيد ثابتة معلّقة عند كل نقطة.</p>' +
        '<p>ويفحص كل مصدر أسبوعيًّا فنّي لا يتولّى تشغيله، فيقيس الكلور ويتحرّى الجراثيم. ونعلّق القراءات عند الصنبور وننشرها كل شهر، ما نجح منها وما لم ينجح. فإذا لم يصلح مصدر أغلقناه، وأرسلنا صهريجًا في اليوم نفسه، ودوّنّا سبب الخلل.</p>',
      tr:
        '<p>Bir kişinin içmek, yemek pişirmek ve temizlenmek için günde yaklaşık 15 litre suya ihtiyacı vardır. Boruların bombardımandan sağlam çıktığı yerde pompaları onarır, yeni hat döşeriz. Kıyıya yakın yerde güneş enerjisiyle çalışan küçük tesisler deniz suyunu arıtır. İkisinin de olmadığı yere tankerler, her durakta asılı bir çizelgeye göre gider.</p>' +
        '<p>Her kaynağın klor ve bakteri testini, onu işletmeyen bir teknisyen haftada bir yapar. Sonuçları musluğun başına asar, olumsuz çıkanlar dahil her ay yayımlarız. Test olumsuzsa kaynağı kapatır, aynı gün tanker gönderir ve arızanın nedenini kayda geçiririz.</p>',
      id:
        '<p>Setiap orang memerlukan sekitar 15 liter air sehari untuk minum, memasak, dan mencuci. Di tempat yang pipanya selamat dari pengeboman, kami memperbaiki pompa dan memasang jalur baru. Di dekat pantai, instalasi kecil bertenaga surya mengolah air laut menjadi air tawar. Di tempat yang tidak memiliki keduanya, truk tangki datang menurut jadwal tetap yang dipasang di setiap titik.</p>' +
        '<p>Setiap sumber diuji setiap minggu, kadar klor dan bakterinya, oleh teknisi yang tidak mengelolanya. Hasilnya dipasang di dekat keran dan diterbitkan setiap bulan, termasuk yang tidak lulus. Bila sebuah sumber tidak lulus, kami menutupnya, mengirim truk tangki hari itu juga, dan mencatat penyebabnya.</p>',
    },
    pictures: [
      {
        scene: 'water',
        alt: {
          en: 'A raised water tank filling a bucket beside two jerrycans',
          ar: 'خزّان ماء مرتفع يملأ دلوًا بجانب عبوتين',
          tr: 'İki bidonun yanında bir kovayı dolduran yüksek su deposu',
          id: 'Tangki air tinggi mengisi ember di samping dua jeriken',
        },
        caption: {
          en: 'The tank at a tap stand in Khan Younis is filled twice a day',
          ar: 'خزّان نقطة مياه في خان يونس يُملأ مرتين في اليوم',
          tr: 'Han Yunus’taki çeşmenin deposu günde iki kez doldurulur',
          id: 'Tangki di titik keran Khan Younis diisi dua kali sehari',
        },
      },
      {
        scene: 'tanker',
        alt: {
          en: 'A water tanker parked behind a row of jerrycans',
          ar: 'صهريج ماء خلف صف من عبوات الماء',
          tr: 'Sıralanmış bidonların arkasında duran bir su tankeri',
          id: 'Truk tangki air di belakang deretan jeriken',
        },
        caption: {
          en: 'Tankers stop at posted times, so that nobody waits all morning',
          ar: 'تقف الصهاريج في مواعيد معلّقة، فلا ينتظر أحد الصباح كله',
          tr: 'Tankerler asılı saatlerde gelir; kimse bütün sabah beklemez',
          id: 'Truk tangki berhenti pada jam yang diumumkan, sehingga tidak ada yang menunggu sepanjang pagi',
        },
      },
      {
        scene: 'desalination',
        alt: {
          en: 'A small desalination plant on the shore with its storage tank',
          ar: 'محطة صغيرة لتحلية المياه على الشاطئ وخزّانها',
          tr: 'Kıyıda deposuyla birlikte küçük bir su arıtma tesisi',
          id: 'Instalasi desalinasi kecil di tepi pantai dengan tangki penampungnya',
        },
        caption: {
          en: 'A small plant on the shore takes the salt out with the sun’s power',
          ar: 'محطة صغيرة على الشاطئ تحلّي الماء بطاقة الشمس',
          tr: 'Kıyıdaki küçük tesis, suyun tuzunu güneş enerjisiyle ayırır',
          id: 'Instalasi kecil di pantai memisahkan garam dengan tenaga matahari',
        },
      },
      {
        scene: 'handwashing',
        alt: {
          en: 'Three taps over washbasins under a roof, with tents behind',
          ar: 'ثلاثة صنابير فوق مغاسل تحت مظلّة، وخلفها خيام',
          tr: 'Çatının altında üç musluklu lavabolar, arkada çadırlar',
          id: 'Tiga keran dan wastafel di bawah atap, dengan tenda di belakangnya',
        },
        caption: {
          en: 'Washing points stand within sight of the tents they serve',
          ar: 'تُقام المغاسل على مرأى من الخيام التي تخدمها',
          tr: 'Yıkanma yerleri, hizmet verdikleri çadırların görüş alanındadır',
          id: 'Sarana cuci didirikan di dekat tenda yang dilayaninya',
        },
      },
    ],
  },
  {
    id: 'school-for-every-child',
    category: 'education',
    title: {
      en: 'School for every child',
      ar: 'مدرسة لكل طفل',
      tr: 'Her çocuğa okul',
      id: 'Sekolah untuk setiap anak',
    },
    summary: {
      en: 'Classrooms, books, teachers’ pay and light to study by, from first grade to graduation.',
      ar: 'فصول وكتب ورواتب معلّمين ونور للمذاكرة، من الصف الأول حتى التخرّج.',
      tr: 'Derslik, kitap, öğretmen ücreti ve ders çalışacak ışık: ilk sınıftan mezuniyete.',
      id: 'Ruang kelas, buku, honor guru, dan penerangan belajar, dari kelas satu hingga wisuda.',
    },
    story: {
      en:
        '<p>A school day needs few things: a dry room, a teacher who is paid, a book for each pupil and light on winter afternoons. We fit out classrooms for two shifts a day, pay teachers by the month and print the books of the local curriculum in Gaza, so the work stays there too.</p>' +
        '<p>Attendance is taken by the teacher and counted again by our visitor, who comes once a month without notice. At the end of each term pupils sit a short reading and arithmetic test. We publish the results by school, never by name, next to what the term cost for each pupil.</p>',
      ar:
        '<p>لا يحتاج يوم الدراسة إلى كثير: غرفة جافّة، ومعلّم يتقاضى أجره، وكتاب لكل طالب، ونور في عصر الشتاء. نجهّز الفصول لفترتين في اليوم، وندفع رواتب المعلّمين كل شهر، ونطبع كتب المنهاج المحلّي في غزة نفسها ليبقى العمل لأهلها.</p>' +
        '<p>يسجّل المعلّم الحضور، ثم يعدّه زائر من فريقنا يأتي مرة في الشهر بلا موعد. وفي ختام كل فصل يؤدّي الطلاب اختبارًا قصيرًا في القراءة والحساب، فننشر النتائج لكل مدرسة من غير ذكر الأسماء، ومعها تكلفة الفصل للطالب الواحد.</p>',
      tr:
        '<p>Bir okul günü için gerekenler azdır: kuru bir oda, ücretini alan bir öğretmen, her öğrenciye bir kitap ve kış öğleden sonraları için ışık. Derslikleri günde iki grup ders görecek biçimde donatır, öğretmen ücretlerini her ay öderiz. Yerel müfredatın kitaplarını Gazze’de bastırırız; böylece işi de orada kalır.</p>' +
        '<p>Yoklamayı öğretmen alır; ayda bir habersiz gelen görevlimiz öğrencileri yeniden sayar. Her dönem sonunda kısa bir okuma ve aritmetik sınavı yapılır. Sonuçları isim vermeden okul okul, dönemin öğrenci başına maliyetiyle birlikte yayımlarız.</p>',
      id:
        '<p>Hari sekolah hanya memerlukan beberapa hal: ruangan yang kering, guru yang dibayar, buku untuk setiap murid, dan penerangan pada sore musim dingin. Kami melengkapi ruang kelas untuk dua giliran sehari, membayar guru setiap bulan, dan mencetak buku kurikulum setempat di Gaza agar pekerjaannya pun tetap di sana.</p>' +
        '<p>Guru mencatat kehadiran, lalu petugas kami menghitungnya lagi saat datang sebulan sekali tanpa pemberitahuan. Di akhir semester, murid mengikuti tes singkat membaca dan berhitung. Hasilnya kami terbitkan per sekolah, tanpa nama, bersama biaya semester itu untuk setiap murid.</p>',
    },
    pictures: [
      {
        scene: 'school',
        alt: {
          en: 'A white school building with a clock above the door',
          ar: 'مبنى مدرسة أبيض تعلو بابه ساعة',
          tr: 'Kapısının üstünde saat olan beyaz bir okul binası',
          id: 'Gedung sekolah putih dengan jam di atas pintunya',
        },
        caption: {
          en: 'The school day is short, so that two shifts can share one building',
          ar: 'اليوم الدراسي قصير، لتتناوب فترتان على مبنى واحد',
          tr: 'Okul günü kısadır; iki vardiya aynı binayı kullanır',
          id: 'Hari sekolah singkat agar dua gelombang siswa dapat memakai satu gedung',
        },
      },
      {
        scene: 'books',
        alt: {
          en: 'A school bag with books and a cup of pencils',
          ar: 'حقيبة مدرسية وكتب وكوب أقلام',
          tr: 'Okul çantası, kitaplar ve kalem dolu bir bardak',
          id: 'Tas sekolah, buku, dan gelas berisi pensil',
        },
        caption: {
          en: 'A bag holds a whole year: books, notebooks, pencils',
          ar: 'حقيبة تكفي سنة كاملة: كتب ودفاتر وأقلام',
          tr: 'Bir çanta bütün bir yıla yeter: kitap, defter, kalem',
          id: 'Satu tas untuk setahun penuh: buku pelajaran, buku tulis, pensil',
        },
      },
      {
        scene: 'solar-classroom',
        alt: {
          en: 'A classroom lit at dusk, with solar panels on its roof',
          ar: 'فصل دراسي مضاء عند الغروب وعلى سطحه ألواح شمسية',
          tr: 'Alacakaranlıkta ışıkları yanan, çatısında güneş panelleri olan bir derslik',
          id: 'Ruang kelas yang terang saat senja dengan panel surya di atapnya',
        },
        caption: {
          en: 'After sunset the panels light a room for older pupils',
          ar: 'بعد الغروب تضيء الألواح غرفة لطلاب الصفوف العليا',
          tr: 'Gün batınca paneller, büyük sınıflar için bir odayı aydınlatır',
          id: 'Setelah matahari terbenam, panel menerangi ruang bagi siswa kelas atas',
        },
      },
      {
        scene: 'graduation',
        alt: {
          en: 'A graduation cap on a stack of books, with a rolled certificate',
          ar: 'قبّعة تخرّج فوق كتب وبجانبها شهادة ملفوفة',
          tr: 'Kitapların üzerinde mezuniyet kepi ve rulo hâlinde bir diploma',
          id: 'Topi wisuda di atas tumpukan buku dengan ijazah tergulung',
        },
        caption: {
          en: 'For some the last fee is all that is missing',
          ar: 'لا ينقص بعضهم إلا القسط الأخير',
          tr: 'Kimi öğrencinin yalnızca son harcı eksiktir',
          id: 'Bagi sebagian siswa, yang kurang hanya biaya terakhir',
        },
      },
    ],
  },
  {
    id: 'healing',
    category: 'emergency_health',
    title: {
      en: 'Healing',
      ar: 'شفاء',
      tr: 'Şifa',
      id: 'Penyembuhan',
    },
    summary: {
      en: 'Field clinics, equipment for wards and aids that let people move, see and work.',
      ar: 'عيادات ميدانية وأجهزة للأقسام ومعينات تتيح للناس أن يتحرّكوا ويبصروا ويعملوا.',
      tr: 'Saha klinikleri, servisler için cihazlar ve insanların yürümesini, görmesini, çalışmasını sağlayan araçlar.',
      id: 'Klinik lapangan, peralatan bangsal, dan alat bantu agar orang dapat bergerak, melihat, dan bekerja.',
    },
    story: {
      en:
        '<p>Our field clinics open six days a week with a doctor, two nurses and a pharmacist from the area. They treat wounds, follow blood pressure and diabetes, see expectant mothers and give the medicine at the same table. What a clinic cannot treat, it refers, and a coordinator follows the case until the person is seen.</p>' +
        '<p>For wards we buy equipment only when three things are on paper: who will run it, where its power comes from and who will mend it. An outside pharmacist checks the stock of each clinic every quarter, counting what came in against what was given out, and we publish the differences.</p>',
      ar:
        '<p>تفتح عياداتنا الميدانية ستة أيام في الأسبوع، وفي كل منها طبيب وممرّضتان وصيدلاني من أهل المنطقة. تداوي الجروح، وتتابع الضغط والسكري، وتستقبل الحوامل، وتصرف الدواء في المكان نفسه. وما لا تقدر عليه تحيله إلى غيرها، ويتابع منسّق كل حالة حتى تُعاين.</p>' +
        '<p>ولا نشتري جهازًا لقسم إلا بعد أن يُكتب لنا من يشغّله، ومن أين كهرباؤه، ومن يصلحه. ويراجع صيدلاني مستقل مخزون كل عيادة كل ثلاثة أشهر، فيقابل ما دخل بما صُرف، وننشر الفروق.</p>',
      tr:
        '<p>Saha kliniklerimiz haftada altı gün, bölgeden bir doktor, iki hemşire ve bir eczacıyla açıktır. Yaralar tedavi edilir, tansiyon ve şeker takip edilir, anne adayları muayene olur, ilaç aynı yerde verilir. Kliniğin tedavi edemediği hastalar sevk edilir; bir koordinatör, hasta muayene edilene kadar süreci izler.</p>' +
        '<p>Servislere cihaz almadan önce üç şeyin yazılı olmasını isteriz: kim kullanacak, elektriği nereden gelecek, kim onaracak. Bağımsız bir eczacı her kliniğin stoğunu üç ayda bir inceler, girenle verileni karşılaştırır; aradaki farkları yayımlarız.</p>',
      id:
        '<p>Klinik lapangan kami buka enam hari seminggu dengan seorang dokter, dua perawat, dan seorang apoteker dari daerah itu. Mereka merawat luka, memantau tekanan darah dan diabetes, memeriksa ibu hamil, dan menyerahkan obat di tempat yang sama. Yang tidak dapat ditangani akan dirujuk, dan seorang koordinator mendampingi sampai pasien diperiksa.</p>' +
        '<p>Untuk bangsal, kami membeli alat hanya setelah tiga hal tertulis: siapa yang menjalankan, dari mana listriknya, dan siapa yang memperbaiki. Setiap tiga bulan, apoteker dari luar memeriksa persediaan setiap klinik, mencocokkan barang masuk dengan yang diberikan, dan kami menerbitkan selisihnya.</p>',
    },
    pictures: [
      {
        scene: 'clinic-tent',
        alt: {
          en: 'A white clinic tent with a heart sign above its entrance',
          ar: 'خيمة عيادة بيضاء فوق مدخلها شعار قلب',
          tr: 'Girişinin üzerinde kalp işareti olan beyaz bir klinik çadırı',
          id: 'Tenda klinik putih dengan tanda hati di atas pintu masuknya',
        },
        caption: {
          en: 'A field clinic sees patients six days a week',
          ar: 'عيادة ميدانية تستقبل المرضى ستة أيام في الأسبوع',
          tr: 'Saha kliniği haftada altı gün hasta kabul eder',
          id: 'Klinik lapangan melayani pasien enam hari seminggu',
        },
      },
      {
        scene: 'incubator',
        alt: {
          en: 'A newborn incubator with folded blankets and a monitor',
          ar: 'حاضنة لحديثي الولادة فيها أغطية مطوية وبجانبها شاشة مراقبة',
          tr: 'İçinde katlı örtüler bulunan yenidoğan kuvözü ve monitörü',
          id: 'Inkubator bayi dengan selimut terlipat dan monitor di sampingnya',
        },
        caption: {
          en: 'An incubator is bought once its power and its upkeep are certain',
          ar: 'لا تُشترى حاضنة إلا بعد أن تُضمن كهرباؤها وصيانتها',
          tr: 'Kuvöz, elektriği ve bakımı kesinleşince alınır',
          id: 'Inkubator dibeli setelah listrik dan perawatannya terjamin',
        },
      },
      {
        scene: 'wheelchair',
        alt: {
          en: 'A wheelchair on a ramp that leads to a door',
          ar: 'كرسي متحرّك على منحدر يؤدّي إلى باب',
          tr: 'Bir kapıya çıkan rampada duran tekerlekli sandalye',
          id: 'Kursi roda di jalur landai menuju sebuah pintu',
        },
        caption: {
          en: 'A wheelchair comes with a ramp, where the door has a step',
          ar: 'مع الكرسي المتحرّك منحدر إن كانت للباب عتبة',
          tr: 'Kapıda basamak varsa tekerlekli sandalyeyle birlikte rampa da yapılır',
          id: 'Kursi roda disertai jalur landai bila pintunya bertangga',
        },
      },
      {
        scene: 'eyeglasses',
        alt: {
          en: 'A pair of glasses in front of an eye chart',
          ar: 'نظّارة أمام لوحة فحص النظر',
          tr: 'Göz tablosunun önünde bir gözlük',
          id: 'Kacamata di depan papan uji penglihatan',
        },
        caption: {
          en: 'Glasses are ground to measure and given within a week',
          ar: 'تُصنع النظّارات بحسب القياس وتُسلَّم خلال أسبوع',
          tr: 'Gözlükler ölçüye göre hazırlanır, bir hafta içinde verilir',
          id: 'Kacamata dibuat sesuai ukuran dan diserahkan dalam sepekan',
        },
      },
    ],
  },
  {
    id: 'shelter-and-home',
    category: 'shelter_and_protection',
    title: {
      en: 'Shelter and home',
      ar: 'مأوى وبيت',
      tr: 'Barınak ve yuva',
      id: 'Hunian dan rumah',
    },
    summary: {
      en: 'A dry tent for tonight, a repaired home for the years after.',
      ar: 'خيمة جافّة لليلة، وبيت مرمّم لما بعدها من السنين.',
      tr: 'Bu gece için kuru bir çadır, sonraki yıllar için onarılmış bir ev.',
      id: 'Tenda yang kering untuk malam ini, rumah yang diperbaiki untuk tahun-tahun berikutnya.',
    },
    story: {
      en:
        '<p>Shelter comes in steps. First a tent that stays dry, with blankets and a floor off the ground. Then, where a bombed house still stands safely, its walls, windows, wiring and door, so that the family can go home. Each step has its own campaign, its own price and its own list of families, agreed with the people who live there.</p>' +
        '<p>An engineer surveys every house before we promise anything, and a second engineer passes it before the keys are returned. In tents, our team comes back after two weeks and again after the first heavy rain. Both visits are written down on one sheet, and the sheets are published with names covered.</p>',
      ar:
        '<p>يأتي المأوى على مراحل. أولها خيمة لا يدخلها البلل، وبطانيات، وأرضية ترتفع عن التراب. ثم البيت إن بقي بناؤه ثابتًا بعد القصف: جدرانه ونوافذه وكهرباؤه وبابه، ليعود إليه أهله. ولكل مرحلة حملة وتكلفة وقائمة أسر نتّفق عليها مع أهل المكان.</p>' +
        '<p>يفحص مهندس كل بيت قبل أن نعد بشيء، ويجيزه مهندس ثانٍ قبل تسليم المفاتيح. أما الخيام فيعود إليها فريقنا بعد أسبوعين، ثم بعد أول مطر غزير. وتُدوَّن الزيارتان في استمارة واحدة، وننشر الاستمارات بعد حجب الأسماء.</p>',
      tr:
        '<p>Barınma adım adım sağlanır. Önce içi kuru kalan bir çadır, battaniyeler ve yerden yüksek bir zemin gelir. Ardından, bombardımandan sonra ayakta kalan evin duvarları, pencereleri, elektriği ve kapısı onarılır; aile evine döner. Her adımın kendi kampanyası, kendi bedeli ve orada yaşayanlarla kararlaştırılmış kendi aile listesi vardır.</p>' +
        '<p>Söz vermeden önce her evi bir mühendis inceler; anahtar teslim edilmeden önce ikinci bir mühendis onaylar. Çadırlara ekibimiz iki hafta sonra, bir de ilk şiddetli yağmurun ardından yeniden gider. İki ziyaret de tek bir forma yazılır; formlar isimler kapatılarak yayımlanır.</p>',
      id:
        '<p>Hunian dipulihkan selangkah demi selangkah. Mula-mula tenda yang tetap kering, dengan selimut dan lantai yang tidak menyentuh tanah. Lalu, bila rumah masih kokoh setelah dibom, dinding, jendela, kabel listrik, dan pintunya diperbaiki agar keluarga dapat pulang. Setiap langkah memiliki kampanye, biaya, dan daftar keluarga sendiri yang disepakati bersama warga setempat.</p>' +
        '<p>Seorang insinyur menilai setiap rumah sebelum kami menjanjikan apa pun, dan insinyur kedua memeriksanya sebelum kunci diserahkan. Untuk tenda, tim kami datang lagi setelah dua minggu dan setelah hujan lebat pertama. Kedua kunjungan dicatat pada satu lembar, dan lembar itu diterbitkan dengan nama yang ditutup.</p>',
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
        caption: {
          en: 'Tents stand on raised ground, away from where the rain gathers',
          ar: 'تُنصب الخيام على أرض مرتفعة بعيدًا عن مجمع المطر',
          tr: 'Çadırlar, yağmurun biriktiği yerden uzağa, yüksek zemine kurulur',
          id: 'Tenda didirikan di tanah yang ditinggikan, jauh dari genangan hujan',
        },
      },
      {
        scene: 'house-repair',
        alt: {
          en: 'A house with one broken wall, a ladder and a pile of new bricks',
          ar: 'بيت تهدّم أحد جدرانه، وعليه سلّم وأمامه كومة من الطوب الجديد',
          tr: 'Bir duvarı yıkık ev, dayanmış bir merdiven ve yeni tuğlalar',
          id: 'Rumah dengan satu dinding runtuh, tangga, dan tumpukan bata baru',
        },
        caption: {
          en: 'A wall goes up again after the engineer’s first visit',
          ar: 'جدار يُعاد بناؤه بعد زيارة المهندس الأولى',
          tr: 'Mühendisin ilk ziyaretinden sonra bir duvar yeniden örülür',
          id: 'Dinding dibangun lagi setelah kunjungan pertama insinyur',
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
        caption: {
          en: 'Blankets are given out before the first rain, not after it',
          ar: 'توزَّع البطانيات قبل أول المطر لا بعده',
          tr: 'Battaniyeler ilk yağmurdan önce dağıtılır, sonra değil',
          id: 'Selimut dibagikan sebelum hujan pertama, bukan sesudahnya',
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
        caption: {
          en: 'The last step: the owner signs and takes the key',
          ar: 'الخطوة الأخيرة: يوقّع صاحب البيت ويتسلّم المفتاح',
          tr: 'Son adım: ev sahibi imzalar ve anahtarı alır',
          id: 'Langkah terakhir: pemilik menandatangani dan menerima kunci',
        },
      },
    ],
  },
  {
    id: 'work-with-dignity',
    category: 'community_development',
    title: {
      en: 'Work with dignity',
      ar: 'عمل كريم',
      tr: 'Onurlu iş',
      id: 'Kerja yang bermartabat',
    },
    summary: {
      en: 'Tools, land and workshops that people own and live from.',
      ar: 'أدوات وأرض ومشاغل يملكها الناس ويعيشون من كسبها.',
      tr: 'İnsanların sahibi olduğu ve geçimini sağladığı araçlar, topraklar ve atölyeler.',
      id: 'Alat, lahan, dan usaha bersama yang dimiliki dan menghidupi pemiliknya.',
    },
    story: {
      en:
        '<p>A sewing machine, a net, an olive plot: with one of these, a household that knows its trade can earn again. People come to us with a plan and a price, and we go through both together. We pay for tools, materials and the first months, and what we buy belongs to them from the day it arrives.</p>' +
        '<p>We follow each work for two years. In the first six months we write down days worked and money earned; after that, once a quarter. Some works stop, and we say which and why. In 2025 an outside reviewer read 40 of these records and met the people who kept them (sample).</p>',
      ar:
        '<p>ماكينة خياطة أو شبكة صيد أو كرم زيتون: بواحدة منها يعود البيت الذي يتقن صنعته إلى الكسب. يأتينا الناس بخطّة وثمن، فندرسهما معهم. ثم ندفع ثمن الأدوات والمواد ونفقات الأشهر الأولى، وكل ما نشتريه ملك لهم من يوم وصوله.</p>' +
        '<p>نتابع كل عمل سنتين. ففي الأشهر الستة الأولى ندوّن أيام العمل وما كُسب فيها، ثم مرة كل ثلاثة أشهر. ومن الأعمال ما يتوقّف، فنذكره ونذكر السبب. وفي عام 2025 قرأ مراجع مستقل 40 سجلًّا من هذه السجلات والتقى أصحابها (نموذج).</p>',
      tr:
        '<p>Bir dikiş makinesi, bir ağ, bir zeytin tarlası: mesleğini bilen bir ev, bunlardan biriyle yeniden kazanmaya başlar. İnsanlar bize planla ve bedelle gelir, ikisini birlikte inceleriz. Araçların, malzemenin ve ilk ayların masrafını karşılarız; aldığımız her şey, ulaştığı günden itibaren onlarındır.</p>' +
        '<p>Her işi iki yıl izleriz. İlk altı ayda çalışılan günleri ve kazancı yazar, sonra üç ayda bir kayıt tutarız. Duran işler de olur; hangisinin neden durduğunu söyleriz. 2025’te bağımsız bir denetçi bu kayıtların 40’ını okudu ve kayıtları tutanlarla görüştü (örnek).</p>',
      id:
        '<p>Mesin jahit, jaring, atau sebidang kebun zaitun: dengan salah satunya, keluarga yang menguasai keahliannya dapat kembali berpenghasilan. Mereka datang dengan rencana dan biaya, lalu kami membahas keduanya bersama. Kami membayar alat, bahan, dan bulan-bulan pertama, dan semua yang dibeli menjadi milik mereka sejak tiba.</p>' +
        '<p>Setiap usaha kami dampingi selama dua tahun. Enam bulan pertama kami mencatat hari kerja dan penghasilan, sesudah itu tiga bulan sekali. Ada usaha yang berhenti, dan kami menyebutkan yang mana serta alasannya. Pada 2025, peninjau dari luar membaca 40 catatan ini dan menemui para pencatatnya (contoh).</p>',
    },
    pictures: [
      {
        scene: 'sewing',
        alt: {
          en: 'A sewing machine with yellow cloth, thread and rolls of fabric',
          ar: 'ماكينة خياطة عليها قماش أصفر، ومعها خيوط ولفّات قماش',
          tr: 'Sarı kumaşlı bir dikiş makinesi, iplikler ve kumaş topları',
          id: 'Mesin jahit dengan kain kuning, benang, dan gulungan kain',
        },
        caption: {
          en: 'In the workshop each machine belongs to the woman who runs it',
          ar: 'في المشغل كل آلة ملك لمن تعمل عليها',
          tr: 'Atölyede her makine, onu kullanan kadınındır',
          id: 'Di sanggar ini setiap mesin milik perempuan yang menjalankannya',
        },
      },
      {
        scene: 'boat',
        alt: {
          en: 'A small fishing boat at sea with a net over its side',
          ar: 'قارب صيد صغير في البحر تتدلّى شبكة من جانبه',
          tr: 'Denizde, yanından ağ sarkan küçük bir balıkçı teknesi',
          id: 'Perahu nelayan kecil di laut dengan jaring di sisinya',
        },
        caption: {
          en: 'A mended boat feeds the families of its three fishers',
          ar: 'قارب مُصلَح يُطعم أسر ثلاثة صيّادين',
          tr: 'Onarılan bir tekne üç balıkçının ailesini doyurur',
          id: 'Satu perahu yang diperbaiki menghidupi keluarga tiga nelayan',
        },
      },
      {
        scene: 'olive',
        alt: {
          en: 'An old olive tree between two younger ones',
          ar: 'شجرة زيتون معمّرة بين شجرتين أصغر منها',
          tr: 'İki genç zeytinin arasında yaşlı bir zeytin ağacı',
          id: 'Pohon zaitun tua di antara dua pohon yang lebih muda',
        },
        caption: {
          en: 'Young olive trees bear in their fourth year',
          ar: 'تثمر شتلات الزيتون في سنتها الرابعة',
          tr: 'Zeytin fidanları dördüncü yılında meyve verir',
          id: 'Bibit zaitun berbuah pada tahun keempat',
        },
      },
      {
        scene: 'garden',
        alt: {
          en: 'Tomatoes and leafy greens growing in wooden beds on a roof',
          ar: 'طماطم وخضراوات ورقية في أحواض خشبية على سطح بيت',
          tr: 'Bir çatıda ahşap kasalarda yetişen domatesler ve yeşillikler',
          id: 'Tomat dan sayuran daun di bak kayu di atap rumah',
        },
        caption: {
          en: 'A roof of four beds gives vegetables for one table, and some to sell',
          ar: 'أربعة أحواض على سطح تكفي مائدة ويُباع ما زاد',
          tr: 'Çatıdaki dört yatak bir sofraya yeter, artanı satılır',
          id: 'Empat petak di atap cukup untuk satu meja makan, sisanya dijual',
        },
      },
    ],
  },
];

/** Campaign, closed early: Eid clothes for children. The money went to winter clothing, with donors told. */
import type { SeedProject } from '../types';

export default {
  id: 'eid-clothes-for-children',
  type: 'eghatha',
  category: 'cash_support',
  title: {
    en: 'Eid clothes for children',
    ar: 'كسوة العيد للأطفال',
    tr: 'Çocuklara bayramlık',
    id: 'Baju Hari Raya untuk anak-anak',
  },
  summary: {
    en: 'Stopped early: the clothes could not arrive before Eid. We told every donor, returned 163 OMR and spent 4,222 OMR on winter clothing for 300 children.',
    ar: 'أوقفنا هذه الحملة قبل موعدها، لأن الملابس لم تكن لتصل قبل العيد. أبلغنا المتبرّعين كلهم، ورددنا 163 ريالًا عُمانيًّا، وأنفقنا 4,222 ريالًا عُمانيًّا في ملابس شتوية لـ300 طفل.',
    tr: 'Kampanya erken durduruldu: Giysiler bayrama yetişemeyecekti. Bütün bağışçılara haber verdik; 163 Umman riyali iade edildi, 4,222 Umman riyali 300 çocuğun kışlık giysisine harcandı.',
    id: 'Dihentikan lebih awal karena pakaian tidak dapat tiba sebelum Hari Raya. Semua donatur kami beri tahu; 163 rial Oman dikembalikan dan 4,222 rial Oman dipakai untuk pakaian musim dingin bagi 300 anak.',
  },
  story: {
    en: '<p>We stopped this campaign 19 days before Eid, and it takes no more gifts. It was to buy clothes and shoes for 700 children in Khan Younis. By then 271 people had given 4,385 OMR. The supplier’s shipment was held at the crossing, and it had become clear that it would arrive after the feast.</p><p>In the local markets we found clothes for about 90 children, at three times the price. To dress 90 of 700 children would have set neighbours against each other, so we did not buy them. The supplier cancelled the order and returned our deposit of 900 OMR in full.</p><h3>What happened to the money</h3><ul><li>We wrote to all 271 donors: 204 agreed to winter clothing, and nine asked for their gift back</li><li>Those nine had their 163 OMR within five days</li><li>58 did not answer two letters; as our terms of use say, their gifts went to the nearest purpose</li><li>4,222 OMR bought a coat, trousers and shoes for each of 300 children: 4,050 OMR for clothing, 172 OMR for carriage, nothing for running costs</li></ul>',
    ar: '<p>أوقفنا هذه الحملة قبل العيد بـ19 يومًا، ولم تعد تستقبل التبرّعات. كنا نريد بها شراء ملابس وأحذية لـ700 طفل في خان يونس، وكان 271 متبرّعًا قد تبرّعوا بـ4,385 ريالًا عُمانيًّا. واحتُجزت شحنة المورّد عند المعبر، وتبيّن لنا أنها لن تصل إلا بعد العيد.</p><p>ووجدنا في الأسواق المحلية ملابس تكفي نحو 90 طفلًا بثلاثة أضعاف السعر. ولو كسونا 90 طفلًا من 700 لأوقعنا الضغينة بين الجيران، فلم نشترها. وألغى المورّد الطلب، وردّ إلينا العربون كاملًا، وهو 900 ريال عُماني.</p><h3>أين ذهب المال</h3><ul><li>كتبنا إلى المتبرّعين الـ271 جميعًا، فوافق 204 منهم على تحويل تبرّعاتهم إلى الملابس الشتوية، وطلب تسعة استردادها</li><li>رددنا إلى التسعة 163 ريالًا عُمانيًّا خلال خمسة أيام</li><li>لم يردّ 58 متبرّعًا على رسالتين، فصرفنا تبرّعاتهم في أقرب غرض، وفق شروط الاستخدام</li><li>اشترينا بـ4,222 ريالًا عُمانيًّا معطفًا وبنطالًا وحذاءً لكل طفل من 300 طفل: 4,050 ريالًا للملابس و172 ريالًا للنقل، ولم نقتطع شيئًا للمصاريف التشغيلية</li></ul>',
    tr: '<p>Bu kampanyayı bayrama 19 gün kala durdurduk; artık bağış alınmıyor. Han Yunus’ta 700 çocuğa giysi ve ayakkabı almayı planlamıştık. O güne kadar 271 kişi toplam 4,385 Umman riyali bağışlamıştı. Tedarikçinin sevkiyatı sınır kapısında bekletildi ve bayramdan önce ulaşamayacağı anlaşıldı.</p><p>Yerel pazarlarda, fiyatı üç katına çıkmış, yaklaşık 90 çocuğa yetecek giysi bulduk. 700 çocuktan 90’ını giydirmek komşuları birbirine küstürecekti; bu yüzden almadık. Tedarikçi siparişi iptal etti, 900 Umman riyali tutarındaki kaporamızı eksiksiz geri verdi.</p><h3>Para ne oldu</h3><ul><li>271 bağışçının hepsine yazdık: 204’ü bağışının kışlık giysiye aktarılmasını kabul etti, dokuzu geri istedi</li><li>Bu dokuz kişiye 163 Umman riyali beş gün içinde iade edildi</li><li>58 bağışçı iki mektubumuza da yanıt vermedi; bağışları, kullanım koşullarımıza uygun olarak en yakın amaca ayrıldı</li><li>4,222 Umman riyaliyle 300 çocuğun her birine mont, pantolon ve ayakkabı alındı: 4,050 riyal giysiye, 172 riyal taşımaya gitti; işletme gideri kesilmedi</li></ul>',
    id: '<p>Kampanye ini kami hentikan 19 hari sebelum Hari Raya dan tidak lagi menerima donasi. Rencananya, kami membeli pakaian dan sepatu untuk 700 anak di Khan Younis. Saat itu 271 orang telah memberikan 4,385 rial Oman. Kiriman dari pemasok tertahan di perlintasan, dan sudah jelas bahwa barangnya baru akan tiba setelah Hari Raya.</p><p>Di pasar setempat kami hanya menemukan pakaian untuk sekitar 90 anak, dengan harga tiga kali lipat. Memberi pakaian kepada 90 dari 700 anak akan menimbulkan rasa iri di antara tetangga, maka kami tidak membelinya. Pemasok membatalkan pesanan dan mengembalikan uang muka kami sebesar 900 rial Oman secara utuh.</p><h3>Ke mana uangnya</h3><ul><li>Kami menyurati ke-271 donatur: 204 setuju donasinya dialihkan ke pakaian musim dingin, dan sembilan meminta donasinya dikembalikan</li><li>Kesembilan donatur itu menerima kembali 163 rial Oman dalam lima hari</li><li>58 donatur tidak menjawab dua surat; sesuai ketentuan penggunaan kami, donasinya dialihkan ke tujuan yang paling dekat</li><li>4,222 rial Oman dibelikan jaket, celana, dan sepatu untuk masing-masing dari 300 anak: 4,050 rial untuk pakaian, 172 rial untuk pengangkutan, tanpa potongan biaya operasional</li></ul>',
  },
  place: { en: 'Khan Younis', ar: 'خان يونس', tr: 'Han Yunus', id: 'Khan Younis' },
  pictures: [
    {
      scene: 'clothes',
      alt: {
        en: 'Children’s clothes on a washing line',
        ar: 'ملابس أطفال منشورة على حبل',
        tr: 'Çamaşır ipinde asılı çocuk giysileri',
        id: 'Pakaian anak-anak di tali jemuran',
      },
    },
  ],
  goal: 10_500_000,
  raised: 4_385_000,
  gifts: 271,
  closesInDays: -64,
  status: 'closed',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 112,
  budget: [
    {
      label: {
        en: 'Shirts, dresses and trousers for 700 children',
        ar: 'قمصان وفساتين وبناطيل لـ700 طفل',
        tr: '700 çocuk için gömlek, elbise ve pantolon',
        id: 'Kemeja, gaun, dan celana untuk 700 anak',
      },
      amount: 6_650_000,
    },
    {
      label: {
        en: '700 pairs of shoes',
        ar: '700 زوج من الأحذية',
        tr: '700 çift ayakkabı',
        id: '700 pasang sepatu',
      },
      amount: 2_240_000,
    },
    {
      label: {
        en: 'Carriage and sorting by size',
        ar: 'النقل والفرز بحسب المقاسات',
        tr: 'Taşıma ve bedenlere göre ayırma',
        id: 'Pengangkutan dan pemilahan menurut ukuran',
      },
      amount: 840_000,
    },
    {
      label: {
        en: 'Handing out in nine places',
        ar: 'التوزيع في تسعة أماكن',
        tr: 'Dokuz yerde dağıtım',
        id: 'Pembagian di sembilan tempat',
      },
      amount: 350_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 420_000,
    },
  ],
  impact: [
    {
      amount: 15_000,
      text: {
        en: 'buys Eid clothes and shoes for one child',
        ar: 'توفّر لطفل واحد ملابس العيد وحذاءً',
        tr: 'bir çocuğun bayramlık giysisini ve ayakkabısını karşılar',
        id: 'menyediakan baju Hari Raya dan sepatu untuk satu anak',
      },
    },
    {
      amount: 45_000,
      text: {
        en: 'buys Eid clothes and shoes for three children',
        ar: 'توفّر لثلاثة أطفال ملابس العيد وأحذيتهم',
        tr: 'üç çocuğun bayramlık giysisini ve ayakkabısını karşılar',
        id: 'menyediakan baju Hari Raya dan sepatu untuk tiga anak',
      },
    },
    {
      amount: 150_000,
      text: {
        en: 'buys Eid clothes and shoes for ten children',
        ar: 'توفّر لعشرة أطفال ملابس العيد وأحذيتهم',
        tr: 'on çocuğun bayramlık giysisini ve ayakkabısını karşılar',
        id: 'menyediakan baju Hari Raya dan sepatu untuk sepuluh anak',
      },
    },
  ],
  updates: [
    {
      daysAgo: 20,
      text: {
        en: 'This closes the account. We stopped because the clothes could not arrive before Eid. Of 4,385 OMR, 163 OMR went back to nine donors who asked for it, and 4,222 OMR, with all donors told, bought winter clothing. Today the last of 300 children received a coat, trousers and shoes.',
        ar: 'نختم بهذا حساب الحملة. أوقفناها لأن الملابس لم تكن لتصل قبل العيد. ومن 4,385 ريالًا عُمانيًّا رددنا 163 ريالًا إلى تسعة متبرّعين طلبوها، واشترينا بالباقي، وهو 4,222 ريالًا، ملابس شتوية بعد أن أبلغنا المتبرّعين كلهم. وتسلّم اليوم آخر الأطفال الـ300 معطفه وبنطاله وحذاءه.',
        tr: 'Bu notla hesabı kapatıyoruz. Kampanyayı, giysiler bayrama yetişemeyeceği için durdurmuştuk. 4,385 Umman riyalinin 163 riyali, geri isteyen dokuz bağışçıya iade edildi; kalan 4,222 riyalle, bütün bağışçılara haber verilerek kışlık giysi alındı. Bugün 300 çocuğun sonuncusu da montunu, pantolonunu ve ayakkabısını aldı.',
        id: 'Dengan catatan ini perhitungannya kami tutup. Program dihentikan karena pakaian tidak dapat tiba sebelum Hari Raya. Dari 4,385 rial Oman, 163 rial dikembalikan kepada sembilan donatur yang memintanya, dan 4,222 rial dibelikan pakaian musim dingin setelah semua donatur diberi tahu. Hari ini anak terakhir dari 300 anak menerima jaket, celana, dan sepatunya.',
      },
    },
    {
      daysAgo: 62,
      text: {
        en: 'The time for answers has passed. Of 271 donors, 204 agreed to winter clothing, nine asked for their gift back and have it, and 58 did not answer.',
        ar: 'انتهت مدة الرد. وافق 204 من المتبرّعين الـ271 على الملابس الشتوية، واسترد تسعة تبرّعاتهم، ولم يردّ 58.',
        tr: 'Yanıt süresi doldu. 271 bağışçının 204’ü kışlık giysiyi kabul etti, dokuzu bağışını geri istedi ve aldı, 58’i yanıt vermedi.',
        id: 'Batas waktu jawaban sudah lewat. Dari 271 donatur, 204 setuju dengan pakaian musim dingin, sembilan meminta donasinya kembali dan sudah menerimanya, dan 58 tidak menjawab.',
      },
    },
    {
      daysAgo: 83,
      text: {
        en: 'We are stopping this campaign today. The shipment is still at the crossing and cannot arrive before Eid. Every donor will have a letter from us within two days.',
        ar: 'نوقف هذه الحملة اليوم. ما زالت الشحنة عند المعبر، ولن تصل قبل العيد. وستصل إلى كل متبرّع رسالة منا خلال يومين.',
        tr: 'Bu kampanyayı bugün durduruyoruz. Sevkiyat hâlâ sınır kapısında ve bayramdan önce ulaşamayacak. Her bağışçıya iki gün içinde mektubumuz ulaşacak.',
        id: 'Hari ini program kami hentikan. Kiriman masih tertahan di perlintasan dan tidak dapat tiba sebelum Hari Raya. Setiap donatur akan menerima surat dari kami dalam dua hari.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: a year of monthly care for 85 orphaned children. Zakat may be paid here. */
import type { SeedProject } from '../types';

export default {
  id: 'monthly-care-for-85-orphaned-children',
  type: 'tayseer',
  category: 'cash_support',
  title: {
    en: 'Monthly care for 85 orphaned children',
    ar: 'كفالة شهرية لـ85 يتيمًا',
    tr: '85 yetim çocuğa aylık destek',
    id: 'Santunan bulanan untuk 85 anak yatim',
  },
  summary: {
    en: 'For a year, 35 OMR a month for each of 85 orphaned children in Gaza, paid to the relative who brings the child up. Zakat may be given.',
    ar: 'نصرف 35 ريالًا عُمانيًّا في الشهر لكل يتيم من 85 يتيمًا في غزة مدة سنة، ويتسلّمها قريبه الذي يربّيه. تُقبل هنا أموال الزكاة.',
    tr: 'Gazze’de 85 yetim çocuğun her biri için bir yıl boyunca ayda 35 Umman riyali, çocuğu büyüten yakınına ödenir. Zekât verilebilir.',
    id: 'Selama setahun, 35 rial Oman per bulan untuk masing-masing dari 85 anak yatim di Gaza, dibayarkan kepada keluarga yang mengasuhnya. Dapat ditunaikan sebagai zakat.',
  },
  story: {
    en: '<p>These 85 children have lost a father, or both parents, and live with a mother, a grandmother, an aunt or an uncle. They are between two and fifteen years old. Each child’s share is 35 OMR a month for twelve months. It belongs to the child, and the relative who brings the child up spends it.</p><p>Two social workers visited every home and checked the papers of the guardianship. A child who owns enough to live on is not put on the list. None of these 85 does, so zakat may be paid to them. A social worker calls each month and visits every third month. Bank charges are met from other gifts.</p><h3>How we protect the children</h3><ul><li>We publish no name, no picture and no address</li><li>Donors and children do not meet or write to each other</li><li>No child is asked to thank anyone</li></ul>',
    ar: '<p>فقد هؤلاء الأطفال الـ85 آباءهم، أو آباءهم وأمهاتهم معًا، ويعيشون مع أم أو جدة أو عمة أو خال. وتتراوح أعمارهم بين سنتين وخمس عشرة سنة. ونصيب كل منهم 35 ريالًا عُمانيًّا في الشهر مدة 12 شهرًا، وهو ملك اليتيم، وينفقه عليه قريبه الذي يربّيه.</p><p>زارت باحثتان اجتماعيتان البيوت كلها، وتحقّقتا من أوراق الولاية أو الوصاية. ولا نسجّل يتيمًا له مال يكفيه، وليس لأحد من هؤلاء ما يكفيه، فهم ممن تحلّ لهم الزكاة. وتتصل الباحثة بالأسرة كل شهر وتزورها كل ثلاثة أشهر. وندفع رسوم البنك من تبرّعات أخرى.</p><h3>كيف نصون الأطفال</h3><ul><li>لا ننشر اسمًا ولا صورة ولا عنوانًا</li><li>لا لقاء بين المتبرّع والطفل ولا مراسلة</li><li>لا نطلب من طفل أن يشكر أحدًا</li></ul>',
    tr: '<p>Bu 85 çocuk babasını ya da hem annesini hem babasını kaybetti; annesinin, büyükannesinin, halasının veya dayısının yanında yaşıyor. Yaşları iki ile on beş arasında. Her çocuğun payı, on iki ay boyunca ayda 35 Umman riyali. Bu para çocuğundur; onu büyüten yakını, çocuk için harcar.</p><p>İki sosyal hizmet uzmanı bütün evleri ziyaret etti, velayet ve vesayet belgelerini inceledi. Kendine yetecek malı olan çocuk listeye alınmıyor. Bu 85 çocuğun böyle bir imkânı yok; bu nedenle kendilerine zekât verilebiliyor. Uzman, aileyi her ay arıyor, üç ayda bir ziyaret ediyor. Banka masrafları başka bağışlardan karşılanıyor.</p><h3>Çocukları nasıl koruyoruz</h3><ul><li>İsim, fotoğraf ve adres yayımlamıyoruz</li><li>Bağışçı ile çocuk görüşmez, yazışmaz</li><li>Hiçbir çocuktan teşekkür etmesi istenmez</li></ul>',
    id: '<p>Ke-85 anak ini kehilangan ayah, atau kedua orang tuanya, dan tinggal bersama ibu, nenek, bibi, atau paman. Usia mereka antara dua dan lima belas tahun. Setiap anak mendapat 35 rial Oman per bulan selama dua belas bulan. Uang itu milik anak, dan dibelanjakan untuknya oleh keluarga yang mengasuh.</p><p>Dua pekerja sosial mengunjungi semua rumah dan memeriksa surat perwaliannya. Anak yang memiliki harta cukup tidak dimasukkan ke dalam daftar. Ke-85 anak ini tidak memilikinya, sehingga berhak menerima zakat. Pekerja sosial menelepon setiap bulan dan berkunjung setiap tiga bulan. Biaya bank ditanggung dari donasi lain.</p><h3>Cara kami melindungi anak</h3><ul><li>Kami tidak menerbitkan nama, foto, atau alamat</li><li>Donatur dan anak tidak bertemu atau berkirim surat</li><li>Tidak ada anak yang diminta berterima kasih</li></ul>',
  },
  place: {
    en: 'Khan Younis, Deir al-Balah, Nuseirat and Gaza City',
    ar: 'خان يونس ودير البلح والنصيرات ومدينة غزة',
    tr: 'Han Yunus, Deyr el-Belah, Nuseyrat ve Gazze şehri',
    id: 'Khan Younis, Deir al-Balah, Nuseirat, dan Kota Gaza',
  },
  pictures: [
    {
      scene: 'family-table',
      alt: {
        en: 'A family’s table in the evening, set with soup and bread under a lamp',
        ar: 'مائدة أسرة في المساء، عليها حساء وخبز تحت مصباح',
        tr: 'Akşam vakti lambanın altında çorba ve ekmek konmuş bir aile sofrası',
        id: 'Meja makan keluarga pada malam hari dengan sup dan roti di bawah lampu',
      },
    },
  ],
  goal: 35_700_000,
  raised: 11_900_000,
  gifts: 437,
  closesInDays: 118,
  status: 'open',
  zakatEligible: true,
  featured: true,
  publishedDaysAgo: 74,
  budget: [
    {
      label: {
        en: 'Khan Younis: 31 children, twelve months',
        ar: 'خان يونس: 31 طفلًا مدة 12 شهرًا',
        tr: 'Han Yunus: 31 çocuk, on iki ay',
        id: 'Khan Younis: 31 anak, dua belas bulan',
      },
      amount: 13_020_000,
    },
    {
      label: {
        en: 'Deir al-Balah: 24 children, twelve months',
        ar: 'دير البلح: 24 طفلًا مدة 12 شهرًا',
        tr: 'Deyr el-Belah: 24 çocuk, on iki ay',
        id: 'Deir al-Balah: 24 anak, dua belas bulan',
      },
      amount: 10_080_000,
    },
    {
      label: {
        en: 'Nuseirat: 18 children, twelve months',
        ar: 'النصيرات: 18 طفلًا مدة 12 شهرًا',
        tr: 'Nuseyrat: 18 çocuk, on iki ay',
        id: 'Nuseirat: 18 anak, dua belas bulan',
      },
      amount: 7_560_000,
    },
    {
      label: {
        en: 'Gaza City: 12 children, twelve months',
        ar: 'مدينة غزة: 12 طفلًا مدة 12 شهرًا',
        tr: 'Gazze şehri: 12 çocuk, on iki ay',
        id: 'Kota Gaza: 12 anak, dua belas bulan',
      },
      amount: 5_040_000,
    },
  ],
  impact: [
    {
      amount: 35_000,
      text: {
        en: 'is one child’s share for a month',
        ar: 'هي نصيب يتيم واحد في الشهر',
        tr: 'bir çocuğun bir aylık payıdır',
        id: 'adalah santunan satu anak selama sebulan',
      },
    },
    {
      amount: 105_000,
      text: {
        en: 'supports one child for three months',
        ar: 'تكفل يتيمًا واحدًا ثلاثة أشهر',
        tr: 'bir çocuğa üç ay destek olur',
        id: 'menyantuni satu anak selama tiga bulan',
      },
    },
    {
      amount: 210_000,
      text: {
        en: 'supports one child for half a year',
        ar: 'تكفل يتيمًا واحدًا نصف سنة',
        tr: 'bir çocuğa altı ay destek olur',
        id: 'menyantuni satu anak selama setengah tahun',
      },
    },
    {
      amount: 420_000,
      text: {
        en: 'supports one child for a year',
        ar: 'تكفل يتيمًا واحدًا سنة كاملة',
        tr: 'bir çocuğa bir yıl destek olur',
        id: 'menyantuni satu anak selama setahun',
      },
    },
  ],
  updates: [
    {
      daysAgo: 9,
      text: {
        en: 'The second month is paid: 85 children, 2,975 OMR. Gifts so far are enough for four months, and we have reached every family by phone.',
        ar: 'صرفنا نصيب الشهر الثاني لـ85 يتيمًا، ومجموعه 2,975 ريالًا عُمانيًّا. وتكفي التبرّعات حتى الآن أربعة أشهر. واتصلنا بالأسر كلها.',
        tr: 'İkinci ayın ödemesi yapıldı: 85 çocuğa toplam 2,975 Umman riyali. Bugüne kadarki bağışlar dört aya yetiyor. Bütün ailelere telefonla ulaştık.',
        id: 'Santunan bulan kedua sudah dibayarkan: 85 anak, 2,975 rial Oman. Donasi sampai saat ini cukup untuk empat bulan, dan semua keluarga sudah kami hubungi lewat telepon.',
      },
    },
    {
      daysAgo: 40,
      text: {
        en: 'The first month is paid: 2,975 OMR. Three payments came back because of a wrong account number; they were corrected and arrived within four days.',
        ar: 'صرفنا نصيب الشهر الأول، ومجموعه 2,975 ريالًا عُمانيًّا. ورُدّت ثلاث حوالات لخطأ في رقم الحساب، فصحّحناها ووصلت خلال أربعة أيام.',
        tr: 'İlk ayın ödemesi yapıldı: toplam 2,975 Umman riyali. Hesap numarası yanlış olan üç ödeme geri döndü; düzeltildi ve dört gün içinde yerine ulaştı.',
        id: 'Santunan bulan pertama sudah dibayarkan: 2,975 rial Oman. Tiga pembayaran kembali karena nomor rekening salah; setelah diperbaiki, semuanya diterima dalam empat hari.',
      },
    },
    {
      daysAgo: 68,
      text: {
        en: 'The second social worker finished reviewing the files. She took out two children whose families had meanwhile found regular support, and two from the waiting list took their places.',
        ar: 'أتمّت الباحثة الثانية مراجعة الملفات. وأخرجت طفلين وجدت أسرتاهما دعمًا منتظمًا، وحلّ محلهما طفلان من قائمة الانتظار.',
        tr: 'İkinci uzman dosyaların incelemesini bitirdi. Ailesi bu arada düzenli destek bulmuş iki çocuk listeden çıktı, yerlerine bekleme listesinden iki çocuk alındı.',
        id: 'Pekerja sosial kedua selesai memeriksa berkas. Dua anak yang keluarganya sudah mendapat bantuan tetap dikeluarkan dari daftar, dan dua anak dari daftar tunggu menggantikannya.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: relief from rent and debt for 153 families. Zakat may be paid here. */
import type { SeedProject } from '../types';

export default {
  id: 'rent-and-debt-relief',
  type: 'tayseer',
  category: 'cash_support',
  title: {
    en: 'Relief from rent and debt',
    ar: 'سداد الإيجارات والديون',
    tr: 'Kira ve borç desteği',
    id: 'Bantuan sewa dan utang',
  },
  summary: {
    en: 'For 153 families in Khan Younis, Deir al-Balah and Nuseirat who cannot pay their rent or debts, we pay arrears, debts for food, medicine and treatment, and for thirty of them the next three months’ rent. Zakat may be given.',
    ar: 'نسدّد عن 153 أسرة عجزت عن إيجارها أو ديونها في خان يونس ودير البلح والنصيرات متأخرات الإيجار وديون الطعام والدواء والعلاج، وعن ثلاثين منها إيجار ثلاثة أشهر قادمة. تُقبل هنا أموال الزكاة.',
    tr: 'Han Yunus, Deyr el-Belah ve Nuseyrat’ta kirasını ya da borcunu ödeyemeyen 153 aile için: birikmiş kirayı, gıda, ilaç ve tedavi borcunu, otuz ailenin de önümüzdeki üç aylık kirasını ödüyoruz. Zekât verilebilir.',
    id: 'Bagi 153 keluarga di Khan Younis, Deir al-Balah, dan Nuseirat yang tidak mampu membayar sewa atau utang, kami melunasi tunggakan sewa, utang pangan, obat, dan pengobatan, dan bagi tiga puluh di antaranya sewa tiga bulan ke depan. Dapat ditunaikan sebagai zakat.',
  },
  story: {
    en: '<p>Those in debt are among the people to whom the Quran assigns zakat (9:60). In Khan Younis, Deir al-Balah and Nuseirat, 153 families cannot pay their rent, or cannot repay a grocer, a pharmacy or a relative for things they could not do without. Most of these debts are between 60 and 300 OMR.</p><p>A social worker visits the family, then the person to whom the money is owed. Both confirm the sum in writing, and a second social worker reviews the file. We pay the family, or, when the family asks us in writing, the landlord or creditor directly. Schools differ here: the Hanafi and Shafi‘i schools require the debtor’s leave when a creditor is paid, the Hanbali school does not; we always ask. Only the sum itself is paid, never interest.</p><p>When a debt is paid, the creditor signs that nothing more is owed, and the family keeps that paper. Thirty of the families, who earn a little but not enough for rent, receive rent for the next three months. Bank charges and salaries are met from gifts made for running costs, so the whole of your zakat goes to rent and debts.</p>',
    ar: '<p>الغارمون من الأصناف التي جعل الله لها نصيبًا في الزكاة [التوبة: 60]. وفي خان يونس ودير البلح والنصيرات 153 أسرة عجزت عن دفع إيجارها، أو عن سداد دين لبقّال أو صيدلية أو قريب، استدانته لما لا غنى لها عنه. ويتراوح معظم هذه الديون بين 60 و300 ريال عُماني.</p><p>تزور الباحثة الاجتماعية الأسرة ثم صاحب الدين، فيُقرّ الطرفان بالمبلغ كتابةً، وتراجع الملف باحثة أخرى. ونسلّم المال إلى الأسرة، فإن طلبت منا كتابةً دفعناه إلى المؤجّر أو الدائن مباشرة. وفي الدفع إلى الدائن خلاف: يشترط الحنفية والشافعية إذن المدين، ولا يشترطه الحنابلة، ونحن نطلبه دائمًا. ولا نسدّد إلا أصل الدين، ولا ندفع فوائد ربوية.</p><p>إذا سُدّد الدين وقّع الدائن براءة ذمة تحتفظ بها الأسرة. وثلاثون من هذه الأسر لها دخل يسير لا يكفي الإيجار، فندفع عنها إيجار ثلاثة أشهر قادمة. ونغطي رسوم البنك والرواتب مما تبرّع به أصحابه للمصاريف التشغيلية، فتُصرف زكاتك كاملةً في سداد الديون والإيجار.</p>',
    tr: '<p>Borçlular, Kur’an-ı Kerim’de zekât verilecekler arasında sayılır (Tevbe, 9/60). Han Yunus, Deyr el-Belah ve Nuseyrat’ta 153 aile kirasını ya da bakkala, eczaneye veya bir yakınına, zorunlu ihtiyaçlar için yaptığı borcu ödeyemiyor. Bu borçların çoğu 60 ile 300 Umman riyali arasında.</p><p>Sosyal hizmet uzmanı önce aileyi, sonra alacaklıyı ziyaret ediyor. İki taraf tutarı yazılı olarak onaylıyor, dosyayı ikinci bir uzman inceliyor. Parayı aileye, aile yazılı olarak isterse doğrudan ev sahibine veya alacaklıya ödüyoruz. Mezhepler burada ayrı görüştedir: alacaklıya ödemede Hanefî ve Şâfiî mezhepleri borçlunun iznini şart koşar, Hanbelî mezhebi koşmaz; biz her zaman soruyoruz. Yalnızca ana borç ödeniyor, faiz ödenmiyor.</p><p>Borç ödenince alacaklı, başka alacağı kalmadığını imzalıyor; bu belge ailede kalıyor. Bu ailelerden, az da olsa geliri bulunan ama kiraya yetmeyen otuzunun önümüzdeki üç aylık kirası ödeniyor. Banka masrafları ve maaşlar işletme giderleri için yapılan bağışlardan karşılanıyor; zekâtınızın tamamı kira ve borçların ödenmesine gidiyor.</p>',
    id: '<p>Orang yang berutang (gharimin) termasuk golongan yang berhak atas zakat menurut Al-Qur’an (QS. At-Taubah: 60). Di Khan Younis, Deir al-Balah, dan Nuseirat, 153 keluarga tidak mampu membayar sewa, atau melunasi utang kepada warung, apotek, atau kerabat untuk kebutuhan pokok. Sebagian besar utang itu antara 60 dan 300 rial Oman.</p><p>Pekerja sosial mengunjungi keluarga, lalu pihak yang memberi utang. Keduanya menyatakan jumlahnya secara tertulis, dan petugas kedua memeriksa berkasnya. Kami membayar kepada keluarga atau, jika diminta secara tertulis, langsung kepada pemilik rumah atau pemberi utang. Mazhab berbeda dalam hal ini: mazhab Hanafi dan Syafi’i mensyaratkan izin orang yang berutang, mazhab Hanbali tidak; kami selalu memintanya. Yang dibayar hanya pokok utang, tanpa bunga.</p><p>Setelah utang lunas, pemberi utang menandatangani surat lunas yang disimpan keluarga. Tiga puluh di antara keluarga itu, yang penghasilannya tidak cukup untuk sewa, menerima sewa untuk tiga bulan ke depan. Biaya bank dan gaji ditanggung dari donasi untuk biaya operasional, sehingga seluruh zakat Anda dipakai untuk melunasi sewa dan utang.</p>',
  },
  place: {
    en: 'Khan Younis, Deir al-Balah and Nuseirat',
    ar: 'خان يونس ودير البلح والنصيرات',
    tr: 'Han Yunus, Deyr el-Belah ve Nuseyrat',
    id: 'Khan Younis, Deir al-Balah, dan Nuseirat',
  },
  pictures: [
    {
      scene: 'key',
      alt: {
        en: 'A large key hangs beside a house with a closed door',
        ar: 'مفتاح كبير معلّق إلى جانب بيت بابه مغلق',
        tr: 'Kapısı kapalı bir evin yanında asılı büyük bir anahtar',
        id: 'Kunci besar tergantung di samping rumah yang pintunya tertutup',
      },
    },
  ],
  goal: 27_000_000,
  raised: 12_380_000,
  gifts: 371,
  closesInDays: 52,
  status: 'open',
  zakatEligible: true,
  featured: true,
  publishedDaysAgo: 38,
  budget: [
    {
      label: {
        en: 'Rent in arrears, 45 families',
        ar: 'متأخرات الإيجار عن 45 أسرة',
        tr: '45 ailenin birikmiş kirası',
        id: 'Tunggakan sewa 45 keluarga',
      },
      amount: 10_800_000,
    },
    {
      label: {
        en: 'Rent for three months ahead, 30 families',
        ar: 'إيجار ثلاثة أشهر قادمة لـ30 أسرة',
        tr: '30 ailenin önümüzdeki üç aylık kirası',
        id: 'Sewa tiga bulan ke depan untuk 30 keluarga',
      },
      amount: 5_400_000,
    },
    {
      label: {
        en: 'Debts to grocers and pharmacies, 60 families',
        ar: 'ديون البقالات والصيدليات عن 60 أسرة',
        tr: '60 ailenin bakkal ve eczane borcu',
        id: 'Utang warung dan apotek 60 keluarga',
      },
      amount: 5_400_000,
    },
    {
      label: {
        en: 'Debts for medical treatment, 18 families',
        ar: 'ديون العلاج عن 18 أسرة',
        tr: '18 ailenin tedavi borcu',
        id: 'Utang biaya pengobatan 18 keluarga',
      },
      amount: 5_400_000,
    },
  ],
  impact: [
    {
      amount: 30_000,
      text: {
        en: 'pays half a month’s rent for one family',
        ar: 'تغطي إيجار أسرة واحدة نصف شهر',
        tr: 'bir ailenin yarım aylık kirasını öder',
        id: 'membayar sewa satu keluarga selama setengah bulan',
      },
    },
    {
      amount: 60_000,
      text: {
        en: 'pays a month’s rent for one family',
        ar: 'تغطي إيجار أسرة واحدة شهرًا',
        tr: 'bir ailenin bir aylık kirasını öder',
        id: 'membayar sewa satu keluarga selama sebulan',
      },
    },
    {
      amount: 90_000,
      text: {
        en: 'clears one family’s debt to a grocer or pharmacy',
        ar: 'تسدّد عن أسرة واحدة دينها لبقالة أو صيدلية',
        tr: 'bir ailenin bakkal ya da eczane borcunu kapatır',
        id: 'melunasi utang satu keluarga kepada warung atau apotek',
      },
    },
    {
      amount: 240_000,
      text: {
        en: 'clears one family’s rent arrears',
        ar: 'تسدّد عن أسرة واحدة إيجارها المتأخر كله',
        tr: 'bir ailenin birikmiş kirasının tamamını öder',
        id: 'melunasi seluruh tunggakan sewa satu keluarga',
      },
    },
  ],
  updates: [
    {
      daysAgo: 5,
      text: {
        en: 'We have paid 10,940 OMR for 64 families and hold copies of 64 signed papers saying that nothing more is owed. Eleven creditors let part of the debt go: 415 OMR in all.',
        ar: 'سدّدنا 10,940 ريالًا عُمانيًّا عن 64 أسرة، ولدينا نسخ من 64 براءة ذمة موقّعة. وتنازل 11 دائنًا عن جزء من ديونهم، ومجموع ما تنازلوا عنه 415 ريالًا عُمانيًّا.',
        tr: '64 aile için toplam 10,940 Umman riyali ödedik; alacak kalmadığına dair 64 imzalı belgenin kopyası elimizde. On bir alacaklı borcun bir kısmından vazgeçti: toplam 415 Umman riyali.',
        id: 'Kami telah membayar 10,940 rial Oman untuk 64 keluarga dan memegang 64 salinan surat lunas. Sebelas pemberi utang merelakan sebagian piutangnya, seluruhnya 415 rial Oman.',
      },
    },
    {
      daysAgo: 19,
      text: {
        en: 'The second review took out seven files: four debts had already been paid, and in three the two sides named different sums. Seven families from the waiting list took their places.',
        ar: 'استبعدت المراجعة الثانية سبعة ملفات: أربعة ديون كانت قد سُدّدت، وثلاثة اختلف الطرفان في مبلغها. وحلّت محلها سبع أسر من قائمة الانتظار.',
        tr: 'İkinci incelemede yedi dosya çıkarıldı: Dört borç zaten ödenmişti, üçünde iki taraf farklı tutar bildirmişti. Yerlerine bekleme listesinden yedi aile alındı.',
        id: 'Pemeriksaan kedua mengeluarkan tujuh berkas: empat utang ternyata sudah lunas, dan pada tiga berkas kedua pihak menyebut jumlah berbeda. Tujuh keluarga dari daftar tunggu menggantikannya.',
      },
    },
    {
      daysAgo: 35,
      text: {
        en: 'A scholar who is not on our staff read the rules for this campaign and asked for one change: that the family’s consent to direct payment be in writing. It now is.',
        ar: 'راجع عالم شرعي من خارج المؤسسة ضوابط هذه الحملة، وطلب تعديلًا واحدًا: أن يكون إذن الأسرة بالدفع المباشر مكتوبًا. وقد عملنا بذلك.',
        tr: 'Kurum dışından bir din âlimi bu kampanyanın kurallarını inceledi ve bir değişiklik istedi: Doğrudan ödeme için ailenin izni yazılı olmalı. Artık öyle yapılıyor.',
        id: 'Seorang ulama dari luar lembaga memeriksa ketentuan kampanye ini dan meminta satu perubahan: izin keluarga untuk pembayaran langsung harus tertulis. Kini sudah demikian.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: final-year university fees for 64 students in need. Zakat may be paid here. */
import type { SeedProject } from '../types';

export default {
  id: 'final-year-university-fees',
  type: 'tayseer',
  category: 'education',
  title: {
    en: 'Final-year university fees',
    ar: 'رسوم السنة الجامعية الأخيرة',
    tr: 'Üniversite son sınıf harçları',
    id: 'Biaya kuliah tahun terakhir',
  },
  summary: {
    en: 'Fees and study costs for 64 students in need, one year from their degree. Zakat may be given, and all of it is paid to the students.',
    ar: 'رسوم 64 طالبًا وطالبة من المحتاجين ونفقات دراستهم، ولم يبق على تخرّجهم إلا سنة. تُقبل هنا أموال الزكاة، وتُصرف كلها للطلاب.',
    tr: 'Mezuniyetine bir yıl kalan, ihtiyaç sahibi 64 öğrencinin harcı ve eğitim giderleri. Zekât verilebilir; tamamı öğrencilere ödenir.',
    id: 'Biaya kuliah dan kebutuhan belajar bagi 64 mahasiswa kurang mampu yang tinggal setahun lagi lulus. Dapat ditunaikan sebagai zakat, dan seluruhnya dibayarkan kepada mahasiswa.',
  },
  story: {
    en: '<p>In Gaza 64 students have passed three or four years at university and cannot register for the last one, because the fees are unpaid. They study nursing, engineering, teaching, pharmacy and accounting. On average each needs 350 OMR: 260 for fees and the rest for examinations, books, travel and internet.</p><p>A social worker visited each household, and a second one reviewed the file. All 64 live in families without enough for their needs, so they may receive zakat. The money is paid into the student’s own account and belongs to the student. Each then sends us the university’s receipt, and we keep it in the file.</p><p>Registration for the term closes two weeks after this campaign. If the goal is not reached, we pay in the order in which the files were approved, and those left over come first next term. Bank charges are met from gifts made for running costs, so nothing is taken from your zakat.</p>',
    ar: '<p>أتمّ 64 طالبًا وطالبة في غزة ثلاث سنوات أو أربعًا في الجامعة، ولا يستطيعون التسجيل في السنة الأخيرة لأن رسومها لم تُسدَّد. يدرسون التمريض والهندسة والتعليم والصيدلة والمحاسبة. ويحتاج كل منهم في المتوسط إلى 350 ريالًا عُمانيًّا: 260 للرسوم، والباقي للامتحانات والكتب والمواصلات والإنترنت.</p><p>زارت كلَّ أسرة باحثةٌ اجتماعية، وراجعت الملف باحثة أخرى. وتبيّن أن أسر الطلاب جميعًا لا تجد كفايتها، فهم ممن تحلّ لهم الزكاة. ونودع المال في حساب الطالب فيصير ملكًا له، ثم يرسل إلينا إيصال الجامعة فنحفظه في ملفه.</p><p>ينتهي التسجيل للفصل الدراسي بعد أسبوعين من انتهاء هذه الحملة. فإن لم يكتمل المبلغ صرفنا للطلاب بحسب ترتيب اعتماد ملفاتهم، وقدّمنا من بقي منهم في الفصل التالي. وندفع رسوم البنك مما تبرّع به أصحابه للمصاريف التشغيلية، فلا نقتطع من زكاتك شيئًا.</p>',
    tr: '<p>Gazze’de 64 öğrenci üniversitede üç ya da dört yılını tamamladı, ancak harcını ödeyemediği için son sınıfa kayıt yaptıramıyor. Hemşirelik, mühendislik, öğretmenlik, eczacılık ve muhasebe okuyorlar. Her birine ortalama 350 Umman riyali gerekiyor: 260’ı harç, kalanı sınav, kitap, ulaşım ve internet için.</p><p>Her aileyi bir sosyal hizmet uzmanı ziyaret etti, dosyayı ikinci bir uzman inceledi. 64 öğrencinin tamamı, geliri ihtiyacına yetmeyen ailelerden geliyor; bu nedenle kendilerine zekât verilebiliyor. Para öğrencinin kendi hesabına yatırılıyor ve onun malı oluyor. Öğrenci daha sonra üniversitenin makbuzunu bize gönderiyor, biz de dosyasında saklıyoruz.</p><p>Dönem kayıtları, kampanyanın bitiminden iki hafta sonra kapanıyor. Hedefe ulaşılamazsa ödemeleri dosyaların onay sırasına göre yapacağız; sırası gelmeyenler bir sonraki dönemde önceliğe sahip olacak. Banka masrafları işletme giderleri için yapılan bağışlardan karşılanıyor, zekâtınızdan kesinti yapılmıyor.</p>',
    id: '<p>Di Gaza, 64 mahasiswa telah menempuh tiga atau empat tahun kuliah, tetapi tidak dapat mendaftar untuk tahun terakhir karena biayanya belum terbayar. Mereka belajar keperawatan, teknik, keguruan, farmasi, dan akuntansi. Rata-rata setiap orang memerlukan 350 rial Oman: 260 untuk biaya kuliah, sisanya untuk ujian, buku, transportasi, dan internet.</p><p>Seorang pekerja sosial mengunjungi setiap keluarga, lalu petugas kedua memeriksa berkasnya. Ke-64 mahasiswa itu berasal dari keluarga yang penghasilannya tidak mencukupi kebutuhan, sehingga berhak menerima zakat. Uangnya masuk ke rekening mahasiswa dan menjadi miliknya. Setelah membayar, mahasiswa mengirimkan kuitansi dari kampus, dan kami menyimpannya dalam berkas.</p><p>Pendaftaran semester ditutup dua minggu setelah kampanye ini berakhir. Jika target tidak tercapai, kami membayar menurut urutan berkas yang disetujui, dan yang belum terbayar didahulukan pada semester berikutnya. Biaya bank ditanggung dari donasi untuk biaya operasional, sehingga zakat Anda tidak dipotong.</p>',
  },
  place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  pictures: [
    {
      scene: 'graduation',
      alt: {
        en: 'A graduation cap on a stack of books, with a rolled certificate',
        ar: 'قبعة تخرّج فوق كتب مرصوصة، وأمامها شهادة ملفوفة',
        tr: 'Kitapların üstünde bir mezuniyet kepi ve rulo hâlinde bir diploma',
        id: 'Topi wisuda di atas tumpukan buku dan gulungan ijazah',
      },
    },
  ],
  goal: 22_400_000,
  raised: 19_845_000,
  gifts: 684,
  closesInDays: 3,
  status: 'open',
  zakatEligible: true,
  featured: false,
  publishedDaysAgo: 59,
  budget: [
    {
      label: {
        en: 'University fees of 64 students',
        ar: 'رسوم الجامعة لـ64 طالبًا وطالبة',
        tr: '64 öğrencinin üniversite harcı',
        id: 'Biaya kuliah 64 mahasiswa',
      },
      amount: 16_640_000,
    },
    {
      label: {
        en: 'Travel and internet for two terms',
        ar: 'المواصلات والإنترنت لفصلين دراسيين',
        tr: 'İki dönemlik ulaşım ve internet',
        id: 'Transportasi dan internet selama dua semester',
      },
      amount: 2_880_000,
    },
    {
      label: {
        en: 'Books and printing',
        ar: 'الكتب والطباعة',
        tr: 'Kitap ve çıktı giderleri',
        id: 'Buku dan cetak tugas',
      },
      amount: 1_600_000,
    },
    {
      label: {
        en: 'Examination and graduation charges',
        ar: 'رسوم الامتحانات والتخرّج',
        tr: 'Sınav ve mezuniyet ücretleri',
        id: 'Biaya ujian dan wisuda',
      },
      amount: 1_280_000,
    },
  ],
  impact: [
    {
      amount: 25_000,
      text: {
        en: 'pays for one student’s books and printing for the year',
        ar: 'تغطي كتب طالب واحد وطباعة أوراقه سنة كاملة',
        tr: 'bir öğrencinin bir yıllık kitap ve çıktı giderini karşılar',
        id: 'membiayai buku dan cetak tugas satu mahasiswa selama setahun',
      },
    },
    {
      amount: 45_000,
      text: {
        en: 'pays for one student’s travel and internet for two terms',
        ar: 'تغطي مواصلات طالب واحد واشتراكه في الإنترنت فصلين دراسيين',
        tr: 'bir öğrencinin iki dönemlik ulaşım ve internet giderini karşılar',
        id: 'membiayai transportasi dan internet satu mahasiswa selama dua semester',
      },
    },
    {
      amount: 130_000,
      text: {
        en: 'pays one student’s fees for a term',
        ar: 'تغطي رسوم طالب واحد لفصل دراسي',
        tr: 'bir öğrencinin bir dönemlik harcını öder',
        id: 'membayar biaya kuliah satu mahasiswa untuk satu semester',
      },
    },
    {
      amount: 350_000,
      text: {
        en: 'carries one student through the final year',
        ar: 'تكفي طالبًا واحدًا سنته الأخيرة كلها',
        tr: 'bir öğrencinin son sınıftaki bütün giderlerini karşılar',
        id: 'mencukupi kebutuhan satu mahasiswa sepanjang tahun terakhir',
      },
    },
  ],
  updates: [
    {
      daysAgo: 2,
      text: {
        en: 'Gifts now cover 56 of the 64 students. We have paid 48 of them and hold a receipt from the university for 45.',
        ar: 'تكفي التبرّعات حتى الآن 56 من الطلاب الـ64. صرفنا منها لـ48 طالبًا وطالبة، ووصلتنا إيصالات الجامعة من 45.',
        tr: 'Bağışlar şu anda 64 öğrencinin 56’sına yetiyor. 48 öğrenciye ödeme yaptık; 45’inin üniversite makbuzu elimizde.',
        id: 'Donasi sudah mencukupi untuk 56 dari 64 mahasiswa. Kami telah membayar 48 orang dan menerima kuitansi kampus dari 45 orang.',
      },
    },
    {
      daysAgo: 28,
      text: {
        en: 'The first 30 students were paid. One had meanwhile received a bursary and told us; her place went to the next file.',
        ar: 'صرفنا للطلاب الثلاثين الأوائل. وأبلغتنا إحدى الطالبات أنها حصلت على منحة، فانتقل نصيبها إلى صاحب الملف التالي.',
        tr: 'İlk 30 öğrenciye ödeme yapıldı. Bu sırada burs kazanan bir öğrenci durumu bize bildirdi; onun payı sıradaki dosyaya geçti.',
        id: 'Tiga puluh mahasiswa pertama sudah menerima pembayaran. Seorang mahasiswi memberi tahu bahwa ia mendapat beasiswa, sehingga jatahnya beralih ke berkas berikutnya.',
      },
    },
    {
      daysAgo: 52,
      text: {
        en: 'Of 173 applications, 64 met the conditions. A scholar who is not on our staff read the rules and twelve of the files, and found them in order.',
        ar: 'تقدّم 173 طالبًا وطالبة، واستوفى الشروط 64 منهم. وراجع عالم شرعي من خارج المؤسسة الضوابط و12 ملفًّا، فوجدها سليمة.',
        tr: '173 başvurudan 64’ü koşulları karşıladı. Kurum dışından bir din âlimi kuralları ve on iki dosyayı inceledi, uygun buldu.',
        id: 'Dari 173 pendaftar, 64 orang memenuhi syarat. Seorang ulama dari luar lembaga memeriksa ketentuan dan dua belas berkas, dan menyatakannya sesuai.',
      },
    },
  ],
} satisfies SeedProject;

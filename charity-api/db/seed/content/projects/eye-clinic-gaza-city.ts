/** Campaign: an eye clinic in Gaza City (completed). */
import type { SeedProject } from '../types';

export default {
  id: 'eye-clinic-gaza-city',
  type: 'development',
  category: 'emergency_health',
  title: {
    en: 'Eye clinic in Gaza City',
    ar: 'عيادة العيون في مدينة غزة',
    tr: 'Gazze şehrinde göz kliniği',
    id: 'Klinik mata di Kota Gaza',
  },
  summary: {
    en: 'Three weeks of eye examinations, cataract operations and glasses in Gaza City. 312 people were examined and 41 operations done.',
    ar: 'ثلاثة أسابيع من فحص العيون وعمليات المياه البيضاء والنظارات في مدينة غزة. فُحص 312 شخصًا وأُجريت 41 عملية.',
    tr: 'Gazze şehrinde üç hafta süren göz muayenesi, katarakt ameliyatı ve gözlük çalışması. 312 kişi muayene edildi, 41 ameliyat yapıldı.',
    id: 'Tiga minggu pemeriksaan mata, operasi katarak, dan pembagian kacamata di Kota Gaza. Sebanyak 312 orang diperiksa dan 41 operasi dilakukan.',
  },
  story: {
    en: '<p>A cataract takes sight slowly, and an operation of about half an hour gives it back. In Gaza City, older people had waited for more than a year. This campaign paid for an eye team to work for three weeks: 300 examinations, 40 cataract operations and 200 pairs of glasses were planned.</p><p>Two eye doctors from the city and three nurses did the work, in two rooms lent by a local clinic. Places were given in the order of the waiting list. Everyone who had an operation was seen again after one day, one week and one month, and each visit was written down on a card that the patient keeps.</p>',
    ar: '<p>تُضعف المياه البيضاء البصر شيئًا فشيئًا، وتردّه عملية تستغرق نحو نصف ساعة. وكان كبار السن في مدينة غزة ينتظرون دورهم أكثر من سنة. تكفّلت هذه الحملة بعمل فريق للعيون ثلاثة أسابيع، وكان المقرر أن يُجري 300 فحص و40 عملية للمياه البيضاء وأن يوزّع 200 نظارة.</p><p>قام بالعمل طبيبا عيون من أهل المدينة وثلاث ممرضات، في غرفتين أعارتهما عيادة محلية. ووُزّعت المواعيد بحسب ترتيب قائمة الانتظار. وعاد كل من أُجريت له عملية إلى الطبيب بعد يوم وبعد أسبوع وبعد شهر، ودُوّنت كل زيارة في بطاقة يحتفظ بها المريض.</p>',
    tr: '<p>Katarakt görmeyi yavaş yavaş azaltır; yarım saat kadar süren bir ameliyat ise geri kazandırır. Gazze şehrinde yaşlılar bu ameliyat için bir yıldan uzun süredir bekliyordu. Kampanyamız, bir göz ekibinin üç haftalık çalışmasını karşıladı. Planlanan 300 muayene, 40 katarakt ameliyatı ve 200 gözlüktü.</p><p>Çalışmayı şehirden iki göz hekimi ve üç hemşire, yerel bir kliniğin ödünç verdiği iki odada yürüttü. Randevular bekleme listesindeki sıraya göre verildi. Ameliyat olan herkes bir gün, bir hafta ve bir ay sonra yeniden görüldü; her kontrol, hastada kalan bir karta yazıldı.</p>',
    id: '<p>Katarak mengurangi penglihatan sedikit demi sedikit, dan operasi sekitar setengah jam dapat memulihkannya. Di Kota Gaza, para lansia sudah menunggu lebih dari setahun. Kampanye ini membiayai satu tim mata selama tiga minggu. Rencananya ada 300 pemeriksaan, 40 operasi katarak, dan 200 kacamata.</p><p>Dua dokter mata setempat dan tiga perawat bekerja di dua ruangan yang dipinjamkan sebuah klinik. Giliran diberikan menurut urutan daftar tunggu. Setiap pasien operasi diperiksa kembali setelah satu hari, satu minggu, dan satu bulan, dan setiap kunjungan dicatat pada kartu yang disimpan pasien.</p>',
  },
  place: { en: 'Gaza City', ar: 'مدينة غزة', tr: 'Gazze şehri', id: 'Kota Gaza' },
  pictures: [
    {
      scene: 'eyeglasses',
      alt: {
        en: 'A pair of glasses and an eye chart',
        ar: 'نظارة ولوحة لفحص النظر',
        tr: 'Bir gözlük ve göz muayene tablosu',
        id: 'Kacamata dan papan uji penglihatan',
      },
    },
  ],
  goal: 9_600_000,
  raised: 9_745_000,
  gifts: 388,
  closesInDays: -132,
  status: 'completed',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 205,
  budget: [
    {
      label: {
        en: '300 eye examinations',
        ar: '300 فحص للعيون',
        tr: '300 göz muayenesi',
        id: '300 pemeriksaan mata',
      },
      amount: 1_800_000,
    },
    {
      label: {
        en: '40 cataract operations',
        ar: '40 عملية للمياه البيضاء',
        tr: '40 katarakt ameliyatı',
        id: '40 operasi katarak',
      },
      amount: 5_200_000,
    },
    {
      label: {
        en: '200 pairs of glasses',
        ar: '200 نظارة',
        tr: '200 gözlük',
        id: '200 kacamata',
      },
      amount: 1_600_000,
    },
    {
      label: {
        en: 'Eye drops and follow-up visits',
        ar: 'قطرات العين وزيارات المتابعة',
        tr: 'Göz damlaları ve kontrol muayeneleri',
        id: 'Obat tetes mata dan kunjungan lanjutan',
      },
      amount: 616_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 384_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'pays for one eye examination and the drops that follow',
        ar: 'تغطي فحصًا واحدًا للعيون وما يتبعه من قطرات',
        tr: 'bir göz muayenesini ve ardından gereken damlaları karşılar',
        id: 'membiayai satu pemeriksaan mata beserta obat tetesnya',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'buys three pairs of glasses',
        ar: 'تكفي لشراء ثلاث نظارات',
        tr: 'üç gözlük alır',
        id: 'membeli tiga kacamata',
      },
    },
    {
      amount: 130_000,
      text: {
        en: 'pays for one cataract operation',
        ar: 'تغطي عملية واحدة للمياه البيضاء',
        tr: 'bir katarakt ameliyatını karşılar',
        id: 'membiayai satu operasi katarak',
      },
    },
  ],
  updates: [
    {
      daysAgo: 74,
      text: {
        en: 'All 41 patients came to their one-month visit. One needs a second treatment, which the clinic has booked and we have paid.',
        ar: 'حضر المرضى الواحد والأربعون كلهم زيارة الشهر الأول. ويحتاج واحد منهم إلى علاج ثانٍ حددت العيادة موعده ودفعنا كلفته.',
        tr: '41 hastanın tamamı bir ay kontrolüne geldi. Birine ikinci bir tedavi gerekiyor; klinik randevuyu verdi, ücretini ödedik.',
        id: 'Ke-41 pasien semuanya datang pada kunjungan satu bulan. Satu orang perlu perawatan lanjutan; jadwalnya sudah ditetapkan klinik dan biayanya sudah kami bayar.',
      },
    },
    {
      daysAgo: 108,
      text: {
        en: 'The team finished its three weeks: 312 examinations and 41 operations.',
        ar: 'أتم الفريق أسابيعه الثلاثة، وأجرى فيها 312 فحصًا و41 عملية.',
        tr: 'Ekip üç haftalık çalışmasını tamamladı: 312 muayene, 41 ameliyat.',
        id: 'Tim menuntaskan tiga minggu kerjanya: 312 pemeriksaan dan 41 operasi.',
      },
    },
    {
      daysAgo: 129,
      text: {
        en: 'The clinic opened its doors this morning and saw 18 people on the first day.',
        ar: 'فتحت العيادة أبوابها هذا الصباح، واستقبلت 18 شخصًا في يومها الأول.',
        tr: 'Klinik bu sabah açıldı; ilk gün 18 kişiye bakıldı.',
        id: 'Klinik dibuka pagi ini dan melayani 18 orang pada hari pertama.',
      },
    },
  ],
  outcome: {
    text: {
      en: '312 people were examined, 41 cataract operations were done, and 186 people received glasses. It cost 9,240.600 OMR. The remaining 504.400 OMR is kept for the next eye clinic in Gaza City.',
      ar: 'أُجري 312 فحصًا و41 عملية للمياه البيضاء، وتسلّم 186 شخصًا نظارات. وبلغت التكلفة 9,240 ريالًا عُمانيًّا و600 بيسة. وأبقينا 504 ريالات و400 بيسة لعيادة العيون المقبلة في مدينة غزة.',
      tr: '312 kişi muayene edildi, 41 katarakt ameliyatı yapıldı, 186 kişiye gözlük verildi. Toplam harcama 9,240.600 Umman riyali oldu. Kalan 504.400 Umman riyali, Gazze şehrindeki bir sonraki göz kliniği için ayrıldı.',
      id: 'Sebanyak 312 orang diperiksa, 41 operasi katarak dilakukan, dan 186 orang menerima kacamata. Biayanya 9,240.600 rial Oman. Sisa 504.400 rial Oman disimpan untuk klinik mata berikutnya di Kota Gaza.',
    },
    spent: 9_240_600,
  },
} satisfies SeedProject;

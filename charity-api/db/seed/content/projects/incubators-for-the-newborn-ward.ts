/** Campaign: incubators for a newborn ward in Gaza City. */
import type { SeedProject } from '../types';

export default {
  id: 'incubators-for-the-newborn-ward',
  type: 'eghatha',
  category: 'emergency_health',
  title: {
    en: 'Incubators for the newborn ward',
    ar: 'حاضنات لقسم حديثي الولادة',
    tr: 'Yenidoğan servisine kuvöz',
    id: 'Inkubator untuk ruang bayi baru lahir',
  },
  summary: {
    en: 'Six incubators with monitors, lamps and batteries for a newborn ward in Gaza City, and training for twelve nurses.',
    ar: 'ست حاضنات مع أجهزة المراقبة والمصابيح والبطاريات لقسم حديثي الولادة في مدينة غزة، وتدريب 12 ممرضة.',
    tr: 'Gazze şehrindeki bir yenidoğan servisine monitörü, lambası ve aküsüyle altı kuvöz; on iki hemşireye de eğitim.',
    id: 'Enam inkubator lengkap dengan monitor, lampu, dan baterai untuk sebuah ruang bayi baru lahir di Kota Gaza, serta pelatihan bagi dua belas perawat.',
  },
  story: {
    en: '<p>A newborn ward in Gaza City has nine incubators and cares for up to 15 babies born early. The head nurse and a medical engineer counted what works and what can be mended, and asked for six more incubators, each with a monitor, a jaundice lamp and a battery that runs for four hours when the power stops.</p><p>Twelve nurses are trained to use the new incubators, and the price covers filters, sensors and service for a year. The engineer tests every incubator for 24 hours before it is used. The supplier holds its price until the day this campaign closes. If less than the goal has come by then, we order five incubators and add the sixth later.</p>',
    ar: '<p>في قسم حديثي الولادة بأحد مستشفيات مدينة غزة تسع حاضنات، ويرعى القسم حتى 15 مولودًا ممن وُلدوا قبل موعدهم. أحصت رئيسة التمريض ومعها مهندس للأجهزة الطبية ما يعمل منها وما يمكن إصلاحه، وطلبا ست حاضنات أخرى، لكل منها جهاز مراقبة ومصباح لليرقان وبطارية تعمل أربع ساعات عند انقطاع الكهرباء.</p><p>تتدرب 12 ممرضة على الحاضنات الجديدة، وتشمل التكلفة المرشّحات والمجسّات والصيانة مدة سنة. ويختبر المهندس كل حاضنة 24 ساعة قبل استعمالها. ويُبقي المورّد سعره ثابتًا إلى يوم إغلاق الحملة. فإن لم يكتمل المبلغ في ذلك اليوم طلبنا خمس حاضنات، وأضفنا السادسة بعد ذلك.</p>',
    tr: '<p>Gazze şehrindeki bir yenidoğan servisinde dokuz kuvöz var; servis, erken doğan 15 bebeğe kadar bakım veriyor. Başhemşire ve bir biyomedikal mühendisi, çalışan ve onarılabilecek cihazları saydı. Altı kuvöz daha istediler: Her birinin monitörü, sarılık lambası ve elektrik kesildiğinde dört saat dayanan aküsü olacak.</p><p>On iki hemşire yeni kuvözlerin kullanımı için eğitim alıyor; bedele filtreler, sensörler ve bir yıllık bakım da dâhil. Mühendis her kuvözü kullanıma açmadan önce 24 saat deniyor. Tedarikçi fiyatını kampanyanın kapanış gününe kadar sabit tutuyor. O güne kadar hedefe ulaşılmazsa beş kuvöz sipariş edecek, altıncısını sonra ekleyeceğiz.</p>',
    id: '<p>Sebuah ruang bayi baru lahir di Kota Gaza memiliki sembilan inkubator dan merawat hingga 15 bayi yang lahir prematur. Kepala perawat bersama seorang teknisi alat medis mendata alat yang berfungsi dan yang masih bisa diperbaiki, lalu meminta enam inkubator tambahan. Masing-masing dilengkapi monitor, lampu fototerapi, dan baterai yang bertahan empat jam saat listrik padam.</p><p>Dua belas perawat dilatih memakai inkubator baru, dan biayanya sudah mencakup saringan, sensor, serta perawatan alat selama setahun. Teknisi menguji setiap inkubator selama 24 jam sebelum dipakai. Pemasok menahan harganya sampai hari penutupan kampanye. Bila saat itu dana belum mencapai target, kami memesan lima inkubator dan menambahkan yang keenam kemudian.</p>',
  },
  place: { en: 'Gaza City', ar: 'مدينة غزة', tr: 'Gazze şehri', id: 'Kota Gaza' },
  pictures: [
    {
      scene: 'incubator',
      alt: {
        en: 'An incubator in a newborn ward',
        ar: 'حاضنة في قسم حديثي الولادة',
        tr: 'Yenidoğan servisinde bir kuvöz',
        id: 'Inkubator di ruang bayi baru lahir',
      },
    },
  ],
  goal: 24_000_000,
  raised: 22_318_500,
  gifts: 903,
  closesInDays: 4,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 66,
  budget: [
    {
      label: {
        en: 'Six incubators',
        ar: 'ست حاضنات',
        tr: 'Altı kuvöz',
        id: 'Enam inkubator',
      },
      amount: 15_600_000,
    },
    {
      label: {
        en: 'Six monitors and six jaundice lamps',
        ar: 'ستة أجهزة مراقبة وستة مصابيح لليرقان',
        tr: 'Altı monitör ve altı sarılık lambası',
        id: 'Enam monitor dan enam lampu fototerapi',
      },
      amount: 3_960_000,
    },
    {
      label: {
        en: 'Six batteries',
        ar: 'ست بطاريات',
        tr: 'Altı akü',
        id: 'Enam baterai',
      },
      amount: 2_580_000,
    },
    {
      label: {
        en: 'Training for twelve nurses and a year’s service',
        ar: 'تدريب 12 ممرضة والصيانة مدة سنة',
        tr: 'On iki hemşirenin eğitimi ve bir yıllık bakım',
        id: 'Pelatihan dua belas perawat dan perawatan alat setahun',
      },
      amount: 1_020_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 840_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'keeps one incubator serviced for a month',
        ar: 'تغطي صيانة حاضنة واحدة شهرًا',
        tr: 'bir kuvözün bir aylık bakımını karşılar',
        id: 'membiayai perawatan satu inkubator selama sebulan',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'trains one nurse to use the new incubators',
        ar: 'تغطي تدريب ممرضة واحدة على الحاضنات الجديدة',
        tr: 'bir hemşirenin yeni kuvözler için eğitimini karşılar',
        id: 'melatih satu perawat memakai inkubator baru',
      },
    },
    {
      amount: 300_000,
      text: {
        en: 'buys one jaundice lamp',
        ar: 'تكفي لشراء مصباح واحد لعلاج اليرقان',
        tr: 'bir sarılık lambası alır',
        id: 'membeli satu lampu fototerapi',
      },
    },
  ],
  updates: [
    {
      daysAgo: 7,
      text: {
        en: 'The first eight nurses have finished their training, on a borrowed incubator of the same model.',
        ar: 'أتمت أول ثماني ممرضات تدريبهن على حاضنة مستعارة من الطراز نفسه.',
        tr: 'İlk sekiz hemşire, aynı modelden ödünç alınan bir kuvözle eğitimini tamamladı.',
        id: 'Delapan perawat pertama telah menyelesaikan pelatihan dengan inkubator pinjaman dari model yang sama.',
      },
    },
    {
      daysAgo: 28,
      text: {
        en: 'The medical engineer compared three models. The ward chose the one whose spare parts it already keeps.',
        ar: 'قارن مهندس الأجهزة الطبية بين ثلاثة طرز. واختار القسم الطراز الذي تتوافر لديه قطع غياره.',
        tr: 'Biyomedikal mühendisi üç modeli karşılaştırdı. Servis, yedek parçası elinde bulunan modeli seçti.',
        id: 'Teknisi alat medis membandingkan tiga model. Pihak ruang rawat memilih model yang suku cadangnya sudah tersedia.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign without a deadline: replanting olive groves. */
import type { SeedProject } from '../types';

export default {
  id: 'olive-grove-replanting',
  type: 'development',
  category: 'community_development',
  title: {
    en: 'Replant the olive groves',
    ar: 'إعادة غرس كروم الزيتون',
    tr: 'Zeytinlikleri yeniden dikiyoruz',
    id: 'Menanam kembali kebun zaitun',
  },
  summary: {
    en: '3,000 olive saplings for 120 farmers in Az-Zawayda, with water and two years of care. One tree costs 8 OMR.',
    ar: '3,000 غرسة زيتون لـ120 مزارعًا في الزوايدة، مع السقي ورعاية سنتين. تكلفة الشجرة الواحدة 8 ريالات عُمانية.',
    tr: 'Ez-Zevayide’de 120 çiftçiye 3,000 zeytin fidanı; sulama ve iki yıllık bakım dahil. Bir ağacın bedeli 8 Umman riyali.',
    id: '3,000 bibit zaitun untuk 120 petani di Az-Zawayda, lengkap dengan pengairan dan perawatan dua tahun. Biaya satu pohon 8 rial Oman.',
  },
  story: {
    en:
      '<p>In Az-Zawayda 120 farmers hold small plots where olives stood until bombs and bulldozers took them. They have kept the land, the papers and the knowledge; what they lack is saplings and water in the first two summers. Each farmer receives 25 three-year-old trees of local stock, chosen by the farmers’ own committee, and a drip line to reach them.</p>' +
      '<p>Planting runs from November to February, when the ground is soft. The farmers plant their own land and are paid for twelve days’ work a year while the trees are small. A tree gives its first olives in the third or fourth season and a full crop in about eight years.</p>' +
      '<p>Every tree carries a numbered tag. An agronomist counts the living ones each May and October, and we publish the count. A sapling that dies within two years is replaced.</p>',
    ar:
      '<p>يملك 120 مزارعًا في الزوايدة قطعًا صغيرة من الأرض كانت كرومًا للزيتون حتى أتى عليها القصف والجرافات. بقيت لهم الأرض وأوراقها وخبرتهم بها، وتنقصهم الغراس والماء في أول صيفين. تسلّم الحملة كل مزارع 25 غرسة بلدية عمرها ثلاث سنوات، تختارها لجنة المزارعين بنفسها، وتمدّ له شبكة ريّ بالتنقيط.</p>' +
      '<p>يمتدّ الغرس من نوفمبر إلى فبراير، حين تلين التربة. ويغرس المزارعون أرضهم بأيديهم، ويتقاضى كل منهم أجر اثني عشر يومًا في السنة ما دامت الأشجار صغيرة. وتحمل الشجرة أول ثمرها في الموسم الثالث أو الرابع، ويكتمل عطاؤها في نحو ثماني سنوات.</p>' +
      '<p>لكل شجرة بطاقة مرقّمة، ويحصي مهندس زراعي الأشجار الحيّة في مايو وأكتوبر من كل عام، فننشر العدد. وكل غرسة تيبس خلال السنتين الأوليين نغرس مكانها أخرى.</p>',
    tr:
      '<p>Ez-Zevayide’de 120 çiftçinin, bombalar ve buldozerler yok edene kadar zeytinlik olan küçük tarlaları var. Toprak da tapusu da bilgisi de ellerinde; eksik olan, fidan ve ilk iki yazın suyu. Her çiftçiye, çiftçilerin kendi komitesinin seçtiği üç yaşında 25 yerli fidan ve bunlara su taşıyan bir damla sulama hattı veriliyor.</p>' +
      '<p>Dikim, toprağın yumuşak olduğu kasım ile şubat arasında yapılır. Çiftçiler kendi toprağına kendileri diker; ağaçlar küçükken yılda on iki günlük emeklerinin karşılığını alırlar. Bir zeytin ağacı ilk meyvesini üçüncü veya dördüncü mevsimde verir, tam verime yaklaşık sekiz yılda ulaşır.</p>' +
      '<p>Her ağaçta numaralı bir etiket bulunur. Bir ziraat mühendisi her mayıs ve ekim ayında yaşayan ağaçları sayar; sayıyı yayımlarız. İlk iki yılda kuruyan fidanın yerine yenisi dikilir.</p>',
    id:
      '<p>Di Az-Zawayda, 120 petani memiliki lahan kecil yang ditumbuhi zaitun sampai dihancurkan bom dan buldoser. Tanah, surat kepemilikan, dan pengetahuan masih mereka miliki; yang kurang adalah bibit dan air pada dua musim panas pertama. Setiap petani menerima 25 pohon muda lokal berumur tiga tahun, dipilih oleh komite petani sendiri, beserta jalur irigasi tetes.</p>' +
      '<p>Penanaman berlangsung dari November hingga Februari, saat tanah gembur. Petani menanam di lahannya sendiri dan dibayar untuk dua belas hari kerja setahun selama pohon masih kecil. Pohon zaitun mulai berbuah pada musim ketiga atau keempat, lalu mencapai panen penuh dalam waktu sekitar delapan tahun.</p>' +
      '<p>Setiap pohon diberi label bernomor. Seorang ahli pertanian menghitung pohon yang hidup setiap Mei dan Oktober, dan hasilnya kami terbitkan. Bibit yang mati dalam dua tahun pertama diganti.</p>',
  },
  place: { en: 'Az-Zawayda', ar: 'الزوايدة', tr: 'Ez-Zevayide', id: 'Az-Zawayda' },
  pictures: [
    {
      scene: 'olive',
      alt: {
        en: 'An old olive tree between two younger ones',
        ar: 'شجرة زيتون معمّرة بين شجرتين أصغر منها',
        tr: 'İki genç zeytinin arasında yaşlı bir zeytin ağacı',
        id: 'Pohon zaitun tua di antara dua pohon yang lebih muda',
      },
    },
    {
      scene: 'seedlings',
      alt: {
        en: 'Olive saplings in pots with a watering can, ready for planting',
        ar: 'غراس زيتون في أصص ومعها مرشّة ماء، جاهزة للغرس',
        tr: 'Dikime hazır saksılı zeytin fidanları ve bir sulama kabı',
        id: 'Bibit zaitun dalam pot dan alat penyiram, siap ditanam',
      },
    },
  ],
  goal: 24_000_000,
  raised: 8_744_000,
  gifts: 512,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 160,
  budget: [
    {
      label: {
        en: '3,000 olive saplings, three years old',
        ar: '3,000 غرسة زيتون عمرها ثلاث سنوات',
        tr: 'Üç yaşında 3,000 zeytin fidanı',
        id: '3,000 bibit zaitun berumur tiga tahun',
      },
      amount: 10_500_000,
    },
    {
      label: {
        en: 'Drip lines and water tanks',
        ar: 'شبكات الريّ بالتنقيط وخزّانات الماء',
        tr: 'Damla sulama hatları ve su depoları',
        id: 'Jalur irigasi tetes dan tangki air',
      },
      amount: 6_000_000,
    },
    {
      label: {
        en: 'Compost, stakes and tags',
        ar: 'سماد ودعائم وبطاقات ترقيم',
        tr: 'Kompost, destek kazıkları ve etiketler',
        id: 'Kompos, ajir, dan label',
      },
      amount: 2_700_000,
    },
    {
      label: {
        en: 'Farmers’ paid days and the agronomist, two years',
        ar: 'أجور المزارعين والمهندس الزراعي سنتين',
        tr: 'İki yıl için çiftçi yevmiyeleri ve ziraat mühendisi',
        id: 'Upah harian petani dan ahli pertanian, dua tahun',
      },
      amount: 3_840_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 960_000,
    },
  ],
  impact: [
    {
      amount: 8_000,
      text: {
        en: 'plants one olive tree and cares for it for two years',
        ar: 'تغرس شجرة زيتون واحدة وترعاها سنتين',
        tr: 'bir zeytin ağacı diker ve iki yıl bakımını sağlar',
        id: 'menanam satu pohon zaitun dan merawatnya selama dua tahun',
      },
    },
    {
      amount: 40_000,
      text: {
        en: 'plants five olive trees and cares for them for two years',
        ar: 'تغرس خمس شجرات زيتون وترعاها سنتين',
        tr: 'beş zeytin ağacı diker ve iki yıl bakımını sağlar',
        id: 'menanam lima pohon zaitun dan merawatnya selama dua tahun',
      },
    },
    {
      amount: 200_000,
      text: {
        en: 'replants one farmer’s plot with 25 trees',
        ar: 'تعيد غرس أرض مزارع واحد بـ25 شجرة',
        tr: 'bir çiftçinin tarlasına 25 ağaç diker',
        id: 'menanami kembali lahan satu petani dengan 25 pohon',
      },
    },
  ],
  updates: [
    {
      daysAgo: 14,
      text: {
        en: '950 trees have been planted on 38 plots. The last count found 921 alive, and the 29 that died have been replaced.',
        ar: 'غُرست 950 شجرة في 38 قطعة أرض. وجد آخر إحصاء 921 شجرة حيّة، وغرسنا 29 شجرة بدل ما يبس.',
        tr: '38 tarlaya 950 ağaç dikildi. Son sayımda 921 ağaç yaşıyordu; kuruyan 29 ağacın yerine yenisi dikildi.',
        id: 'Sebanyak 950 pohon telah ditanam di 38 lahan. Pada penghitungan terakhir 921 pohon hidup, dan 29 yang mati sudah diganti.',
      },
    },
    {
      daysAgo: 73,
      text: {
        en: 'Drip lines now reach 38 plots. The committee reads the water meter every Thursday.',
        ar: 'وصلت شبكات التنقيط إلى 38 قطعة أرض، وتقرأ اللجنة عدّاد الماء كل خميس.',
        tr: 'Damla sulama hatları 38 tarlaya ulaştı. Komite her perşembe su sayacını okuyor.',
        id: 'Irigasi tetes kini menjangkau 38 lahan. Komite membaca meteran air setiap Kamis.',
      },
    },
    {
      daysAgo: 139,
      text: {
        en: 'The farmers’ committee inspected three nurseries and chose one. It turned back 60 saplings with weak roots.',
        ar: 'عاينت لجنة المزارعين ثلاثة مشاتل واختارت واحدًا منها، وردّت 60 غرسة لضعف جذورها.',
        tr: 'Çiftçi komitesi üç fidanlığı inceledi ve birini seçti. Kökü zayıf 60 fidanı geri çevirdi.',
        id: 'Komite petani meninjau tiga tempat pembibitan dan memilih satu. Sebanyak 60 bibit berakar lemah ditolak.',
      },
    },
  ],
} satisfies SeedProject;

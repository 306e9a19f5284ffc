/** Udhiya of the demonstration: whole animals, and shares of cows and of a camel. */
import { kenya, oman, tanzania, turkiye } from './sites';
import type { SeedSacrifice } from './types';

export const udhiya: SeedSacrifice[] = [
  {
    ...{
      id: 'cow-share-tanzania',
      category: 'udhiya',
      animal: 'cow',
      sharesEach: 7,
      site: tanzania,
    },
    title: {
      en: 'Udhiya: a share of a cow in Tanzania',
      ar: 'أضحية: سُبع بقرة في تنزانيا',
      tr: 'Kurban: Tanzanya’da bir sığır hissesi',
      id: 'Kurban: satu bagian sapi di Tanzania',
    },
    summary: {
      en: 'One of seven shares of a cow, bought from herders near Dodoma and slaughtered there at Eid.',
      ar: 'سهم من سبعة أسهم في بقرة تُشترى من مربّي الماشية قرب دودوما وتُذبح هناك في العيد.',
      tr: 'Dodoma yakınındaki hayvancılardan alınıp bayramda orada kesilen bir sığırın yedi hissesinden biri.',
      id: 'Satu dari tujuh bagian seekor sapi yang dibeli dari peternak di dekat Dodoma dan disembelih di sana saat Iduladha.',
    },
    ...{ price: 45_000, capacity: 7, paid: 5 },
  },
  {
    ...{ id: 'sheep-oman', category: 'udhiya', animal: 'sheep', sharesEach: 1, site: oman },
    title: {
      en: 'Udhiya: a sheep in Oman',
      ar: 'أضحية: شاة في عُمان',
      tr: 'Kurban: Umman’da bir koyun',
      id: 'Kurban: seekor domba di Oman',
    },
    summary: {
      en: 'A whole sheep, slaughtered under a veterinarian’s eyes in the municipal slaughterhouse of Barka.',
      ar: 'شاة كاملة تُذبح بإشراف طبيب بيطري في مسلخ البلدية في بركاء.',
      tr: 'Barka belediye mezbahasında veteriner gözetiminde kesilen bütün bir koyun.',
      id: 'Seekor domba utuh, disembelih di bawah pengawasan dokter hewan di rumah potong kota Barka.',
    },
    ...{ price: 85_000, capacity: 40, paid: 12 },
  },
  {
    ...{ id: 'goat-tanzania', category: 'udhiya', animal: 'goat', sharesEach: 1, site: tanzania },
    title: {
      en: 'Udhiya: a goat in Tanzania',
      ar: 'أضحية: رأس من المعز في تنزانيا',
      tr: 'Kurban: Tanzanya’da bir keçi',
      id: 'Kurban: seekor kambing di Tanzania',
    },
    summary: {
      en: 'A whole goat from the villages around Dodoma, where meat is rare on the table.',
      ar: 'رأس كامل من المعز من قرى حول دودوما يندر فيها اللحم على المائدة.',
      tr: 'Sofraya etin seyrek geldiği Dodoma köylerinden bütün bir keçi.',
      id: 'Seekor kambing utuh dari desa-desa di sekitar Dodoma, tempat daging jarang tersaji.',
    },
    ...{ price: 38_000, capacity: 60, paid: 41 },
  },
  {
    ...{ id: 'cow-tanzania', category: 'udhiya', animal: 'cow', sharesEach: 1, site: tanzania },
    title: {
      en: 'Udhiya: a whole cow in Tanzania',
      ar: 'أضحية: بقرة كاملة في تنزانيا',
      tr: 'Kurban: Tanzanya’da bütün bir sığır',
      id: 'Kurban: seekor sapi utuh di Tanzania',
    },
    summary: {
      en: 'A whole cow for one household, or for up to seven people whose names you write together.',
      ar: 'بقرة كاملة عن أهل بيت واحد، أو عن سبعة أشخاص على الأكثر تكتب أسماءهم معًا.',
      tr: 'Bir ev halkı için ya da adlarını birlikte yazacağınız en çok yedi kişi için bütün bir sığır.',
      id: 'Seekor sapi utuh untuk satu keluarga, atau untuk paling banyak tujuh orang yang namanya Anda tulis bersama.',
    },
    ...{ price: 310_000, capacity: 6, paid: 2 },
  },
  {
    ...{ id: 'camel-share-oman', category: 'udhiya', animal: 'camel', sharesEach: 7, site: oman },
    title: {
      en: 'Udhiya: a share of a camel in Oman',
      ar: 'أضحية: سُبع بعير في عُمان',
      tr: 'Kurban: Umman’da bir deve hissesi',
      id: 'Kurban: satu bagian unta di Oman',
    },
    summary: {
      en: 'One of seven shares of a camel from the herds of Al Sharqiyah.',
      ar: 'سهم من سبعة أسهم في بعير من إبل الشرقية.',
      tr: 'Şarkiye sürülerinden bir devenin yedi hissesinden biri.',
      id: 'Satu dari tujuh bagian seekor unta dari kawanan Asy-Syarqiyah.',
    },
    ...{ price: 130_000, capacity: 7, paid: 3 },
  },
  {
    ...{ id: 'sheep-turkiye', category: 'udhiya', animal: 'sheep', sharesEach: 1, site: turkiye },
    title: {
      en: 'Udhiya: a sheep in Türkiye, for Gaza',
      ar: 'أضحية: شاة في تركيا لأهل غزة',
      tr: 'Kurban: Gazze için Türkiye’de bir koyun',
      id: 'Kurban: seekor domba di Turki untuk Gaza',
    },
    summary: {
      en: 'A whole sheep, slaughtered and tinned in Şanlıurfa; the tins go to Gaza when the crossing opens.',
      ar: 'شاة كاملة تُذبح وتُعلَّب في شانلي أورفا، وتُنقل العلب إلى غزة متى فُتح المعبر.',
      tr: 'Şanlıurfa’da kesilip konserve edilen bütün bir koyun; kutular sınır kapısı açılınca Gazze’ye gider.',
      id: 'Seekor domba utuh, disembelih dan dikalengkan di Şanlıurfa; kalengnya dibawa ke Gaza saat perlintasan dibuka.',
    },
    ...{ price: 110_000, capacity: 30, paid: 9 },
  },
  {
    ...{ id: 'cow-share-turkiye', category: 'udhiya', animal: 'cow', sharesEach: 7, site: turkiye },
    title: {
      en: 'Udhiya: a share of a cow in Türkiye, for Gaza',
      ar: 'أضحية: سُبع بقرة في تركيا لأهل غزة',
      tr: 'Kurban: Gazze için Türkiye’de bir sığır hissesi',
      id: 'Kurban: satu bagian sapi di Turki untuk Gaza',
    },
    summary: {
      en: 'Two cows with seven shares each, slaughtered and tinned in Şanlıurfa for families in Gaza.',
      ar: 'بقرتان في كل منهما سبعة أسهم، تُذبحان وتُعلَّبان في شانلي أورفا لأسر في غزة.',
      tr: 'Gazze’deki aileler için Şanlıurfa’da kesilip konserve edilen, yedişer hisseli iki sığır.',
      id: 'Dua ekor sapi dengan tujuh bagian masing-masing, disembelih dan dikalengkan di Şanlıurfa untuk keluarga di Gaza.',
    },
    ...{ price: 95_000, capacity: 14, paid: 9 },
  },
  {
    ...{ id: 'cow-share-kenya', category: 'udhiya', animal: 'cow', sharesEach: 7, site: kenya },
    title: {
      en: 'Udhiya: a share of a cow in Kenya',
      ar: 'أضحية: سُبع بقرة في كينيا',
      tr: 'Kurban: Kenya’da bir sığır hissesi',
      id: 'Kurban: satu bagian sapi di Kenya',
    },
    summary: {
      en: 'One of seven shares of a cow, slaughtered in Garissa after the dry years.',
      ar: 'سهم من سبعة أسهم في بقرة تُذبح في غاريسا بعد سنوات الجفاف.',
      tr: 'Kurak yılların ardından Garissa’da kesilen bir sığırın yedi hissesinden biri.',
      id: 'Satu dari tujuh bagian seekor sapi yang disembelih di Garissa setelah tahun-tahun kering.',
    },
    ...{ price: 48_000, capacity: 7, paid: 7 },
  },
];

/** Fund: purification of impermissible income from shares. */
import type { SeedProject } from '../types';

export default {
  id: 'stock-purification-fund',
  type: 'fund',
  category: 'community_development',
  title: {
    en: 'Share purification fund',
    ar: 'صندوق تطهير الأسهم',
    tr: 'Hisse Arındırma Fonu',
    id: 'Dana Pembersihan Saham',
  },
  summary: {
    en: 'A place for the impermissible part of income from shares. It is neither zakat nor charity, and it is spent on public works such as roads and drains.',
    ar: 'صندوق تتخلّص فيه مما خالط عوائد أسهمك من كسب غير مباح. وليس ما يُدفع فيه زكاة ولا صدقة، ويُصرف في المرافق العامة كالطرق والصرف الصحي.',
    tr: 'Hisse gelirinizin helal olmayan kısmını buraya verebilirsiniz. Bu tutar zekât ya da sadaka değildir; yol ve kanalizasyon gibi kamu işlerine harcanır.',
    id: 'Tempat menyalurkan bagian nonhalal dari pendapatan saham. Dana ini bukan zakat dan bukan sedekah, dan dipakai untuk sarana umum seperti jalan dan saluran air limbah.',
  },
  story: {
    en: '<p>A company whose business is lawful may still earn a little from interest or another source that is not. Whoever holds its shares works out that part of the income and gives it away. This fund receives it. <strong>It is not zakat and it is not charity</strong>: the giver parts with money that was not rightly theirs, and it does not lessen the zakat they owe.</p><p>We spend it only on works that serve everyone: mending roads, clearing drains, repairing sewers. None of it goes to mosques, copies of the Quran, meals or our own running costs, and it is never mixed with zakat or charity. It has its own account, and an outside auditor checks it every year.</p><p>On the share purification page you can work out the amount from the ratios that Sharia boards publish; or settle it yourself, from the company’s yearly report or with the help of a scholar you trust. We do not set the ratios, and we do not judge which shares are permissible. In our yearly accounts this fund has a page of its own.</p>',
    ar: '<p>قد يكون نشاط الشركة مباحًا ويخالط دخلها يسير من فوائد أو كسب آخر لا يحل. فيحسب المساهم ما يقابل ذلك من عوائد أسهمه ويتخلص منه، وهذا الصندوق يتلقاه. <strong>وليس ما يُدفع فيه زكاة ولا صدقة</strong>، وإنما هو تخلّص من مال لا يحق لصاحبه أن ينتفع به، ولا يُحتسب من الزكاة الواجبة عليه.</p><p>ولا نصرفه إلا في مرافق ينتفع بها الناس عامة: نُصلح الطرق، وننظف المصارف، ونرمم شبكات الصرف الصحي. ولا نصرف منه في المساجد ولا المصاحف ولا الطعام ولا مصاريفنا التشغيلية، ولا نخلطه بمال الزكاة ولا الصدقة. وله حساب مستقل يدققه كل سنة مدقق من خارج المؤسسة.</p><p>يمكنك أن تحسب المبلغ في صفحة تطهير الأسهم من النسب التي تنشرها الهيئات الشرعية، أو أن تحدده بنفسك بالرجوع إلى تقارير الشركة أو بسؤال من تثق بعلمه. ولسنا من يضع النسب، ولا نحكم على الأسهم. ونفرد لهذا الصندوق صفحة في حساباتنا السنوية.</p>',
    tr: '<p>İşi helal olan bir şirketin gelirine, az da olsa faiz ya da caiz olmayan başka bir kazanç karışabilir. Hissedar, gelirinden bu kısma düşen payı hesaplar ve elinden çıkarır. Bu fon o tutarı kabul eder. <strong>Verilen para zekât değildir, sadaka da değildir:</strong> Kişi, kendisine helal olmayan bir maldan arınır; vereceği zekât bununla azalmaz.</p><p>Bu parayı yalnızca herkesin yararlandığı işlere harcıyoruz: yol onarımı, su giderlerinin açılması, kanalizasyon tamiri. Cami, mushaf, yemek ya da kendi giderlerimiz için kullanmıyor, zekât ve sadakayla karıştırmıyoruz. Fonun ayrı bir hesabı var; dışarıdan bir denetçi onu her yıl inceliyor.</p><p>Tutarı hisse arındırma sayfasında, danışma kurullarının yayımladığı oranlarla hesaplayabilir; ya da şirketin raporlarına bakarak veya güvendiğiniz bir âlime danışarak kendiniz belirleyebilirsiniz. Oranları biz koymuyor, hisseler hakkında hüküm vermiyoruz. Yıllık hesaplarımızda bu fona ayrı bir sayfa ayırıyoruz.</p>',
    id: '<p>Perusahaan yang usahanya halal bisa saja memperoleh sedikit pendapatan dari bunga atau sumber lain yang tidak halal. Pemegang saham menghitung bagian itu dari pendapatannya lalu melepaskannya. Dana inilah yang menampungnya. <strong>Dana ini bukan zakat dan bukan sedekah</strong>: Anda melepaskan harta yang bukan hak Anda, dan hal itu tidak mengurangi kewajiban zakat Anda.</p><p>Kami memakainya hanya untuk kepentingan umum: memperbaiki jalan, membersihkan selokan, dan memperbaiki saluran air limbah. Dana ini tidak dipakai untuk masjid, mushaf, makanan, ataupun biaya operasional kami, dan tidak pernah dicampur dengan zakat atau sedekah. Rekeningnya tersendiri dan diperiksa auditor luar setiap tahun.</p><p>Besarnya dapat Anda hitung di halaman pembersihan saham dari rasio yang diterbitkan dewan syariah, atau Anda tentukan sendiri berdasarkan laporan perusahaan atau dengan bertanya kepada ulama yang Anda percayai. Bukan kami yang menetapkan rasionya, dan kami tidak menilai halal haramnya suatu saham. Dalam laporan keuangan tahunan kami, dana ini dimuat di halaman tersendiri.</p>',
  },
  place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  pictures: [
    {
      scene: 'scales',
      alt: {
        en: 'A pair of scales in balance',
        ar: 'ميزان متعادل الكفتين',
        tr: 'Kefeleri dengede bir terazi',
        id: 'Timbangan dalam keadaan seimbang',
      },
    },
  ],
  goal: null,
  raised: 4_387_250,
  gifts: 163,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  tellsRulings: true,
  featured: false,
  publishedDaysAgo: 240,
  budget: [],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'clears one blocked street drain',
        ar: 'تكفي لتنظيف مصرف واحد مسدود في الشارع',
        tr: 'tıkanmış bir sokak giderini açar',
        id: 'membersihkan satu selokan jalan yang tersumbat',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'mends about five metres of sewer pipe',
        ar: 'تكفي لإصلاح نحو خمسة أمتار من أنابيب الصرف الصحي',
        tr: 'yaklaşık beş metre kanalizasyon borusunu onarır',
        id: 'memperbaiki sekitar lima meter pipa air limbah',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'fills and levels about 40 metres of road',
        ar: 'تكفي لردم نحو 40 مترًا من الطريق وتسويتها',
        tr: 'yaklaşık 40 metre yolu doldurup düzeltir',
        id: 'menimbun dan meratakan sekitar 40 meter jalan',
      },
    },
  ],
  updates: [
    {
      daysAgo: 44,
      text: {
        en: 'We spent 2,160 OMR on a street in Nuseirat: 96 metres of sewer pipe, 30 drains cleared and 360 metres of road levelled.',
        ar: 'أنفقنا 2,160 ريالًا عُمانيًّا على شارع في النصيرات: أصلحنا 96 مترًا من أنابيب الصرف الصحي، ونظفنا 30 مصرفًا، وسوّينا 360 مترًا من الطريق.',
        tr: 'Nuseyrat’ta bir sokak için 2,160 Umman riyali harcadık: 96 metre kanalizasyon borusu onarıldı, 30 gider açıldı, 360 metre yol düzeltildi.',
        id: 'Kami memakai 2,160 rial Oman untuk sebuah jalan di Nuseirat: 96 meter pipa air limbah diperbaiki, 30 selokan dibersihkan, dan 360 meter jalan diratakan.',
      },
    },
  ],
} satisfies SeedProject;

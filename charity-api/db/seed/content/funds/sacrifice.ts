/** Fund: sacrifices made on behalf of donors, at Eid and throughout the year. */
import type { SeedProject } from '../types';

export default {
  id: 'sacrifice-fund',
  type: 'fund',
  category: 'cash_support',
  title: {
    en: 'Sacrifice fund',
    ar: 'صندوق الأضاحي والذبائح',
    tr: 'Kurban Fonu',
    id: 'Dana Kurban dan Akikah',
  },
  summary: {
    en: 'Udhiya in its days, and vows, aqiqa and charity throughout the year: slaughtered in your name, and the meat goes to families in Gaza.',
    ar: 'الأضحية في أيامها، والنذور والعقيقة وذبائح الصدقة طوال العام: نذبح نيابة عنك، ويصل اللحم إلى أسر في غزة.',
    tr: 'Kurban Bayramı’nda bayram kurbanı; yıl boyunca adak, akika ve sadaka: sizin adınıza kesilir, eti Gazze’deki ailelere ulaşır.',
    id: 'Kurban pada hari-harinya, serta nazar, akikah, dan sedekah sepanjang tahun: disembelih atas nama Anda, dagingnya untuk keluarga di Gaza.',
  },
  story: {
    en: '<p>A sheep is a sacrifice for one person and their household in the Maliki, Shafi‘i and Hanbali schools, for one person in the Hanafi school. You make us your agent: we buy the animal, check its age and health, name you when it is slaughtered, and hand out the meat, in Gaza where animals can be had and otherwise as tinned meat that is carried in.</p><p>A sheep costs 85 OMR. A gift of that price, or a multiple of it, becomes a sacrifice in your name. <strong>Smaller gifts are joined</strong>: animals are bought from them and given to the poor as charity, which is a good deed but does not stand as your udhiya, aqiqa or vow. Udhiya is slaughtered after the Eid prayer and before sunset on the last day of tashriq; gifts for it close on the eve of Eid. Tell us in an answer to your receipt if the sacrifice is for a vow or an aqiqa.</p><p>The skins, or what they bring, go to the poor. Butchers are paid in money, never in meat or skins (al-Bukhari 1717, Muslim 1317).</p>',
    ar: '<p>تجزئ الشاة عن الشخص وأهل بيته عند المالكية والشافعية والحنابلة، وعن شخص واحد عند الحنفية. أنت توكّلنا فنشتري الذبيحة ونتحقّق من سنّها وسلامتها، ونسمّيك عند الذبح، ونوزّع اللحم في غزة متى توافرت المواشي، وإلا أوصلناه معلّبًا.</p><p>ثمن الشاة 85 ريالًا عُمانيًّا. فما بلغ هذا المبلغ أو مضاعفاته ذبحناه عنك باسمك. <strong>وما كان دونه جمعناه</strong> فاشترينا به ذبائح نتصدّق بها على الفقراء، وهي قربة إن شاء الله لكنها لا تجزئ عن أضحيتك أو عقيقتك أو نذرك. ووقت الأضحية من بعد صلاة العيد إلى غروب شمس آخر أيام التشريق، وننهي استقبالها عشيّة العيد. وإن كانت الذبيحة عن نذر أو عقيقة فأخبرنا بالردّ على إيصالك.</p><p>وتُعطى الجلود أو ثمنها للفقراء، وتُدفع أجرة الجزّار نقدًا، لا من اللحم ولا من الجلود (البخاري 1717، ومسلم 1317).</p>',
    tr: '<p>Bir koyun, Mâlikî, Şâfiî ve Hanbelî mezheplerinde kişi ve ev halkı için, Hanefî mezhebinde bir kişi için kurban edilir. Bize vekâlet verirsiniz: hayvanı alır, yaşını ve sağlığını denetler, keserken adınızı anarız. Et, hayvan bulunabildiğinde Gazze’de dağıtılır; bulunamazsa konserve edilmiş olarak ulaştırılır.</p><p>Bir koyun 85 Umman riyalidir. Bu tutarda ya da bunun katlarında bir bağış, sizin adınıza kesilen bir kurban olur. <strong>Daha küçük bağışlar birleştirilir</strong>; bunlarla alınan hayvanların eti yoksullara sadaka olarak verilir. Bu hayırlı bir iştir, ama bayram kurbanınızın, akikanızın ya da adağınızın yerine geçmez. Bayram kurbanı, bayram namazından sonra ve teşrik günlerinin son akşamından önce kesilir; kabulü bayram arifesinde sona erer. Kurban adak ya da akika içinse makbuz e-postasını yanıtlayarak bildirebilirsiniz.</p><p>Deriler ya da bedelleri yoksullara verilir. Kasabın ücreti etle ya da deriyle değil, parayla ödenir (Buhârî 1717, Müslim 1317).</p>',
    id: '<p>Seekor kambing atau domba cukup untuk satu orang beserta keluarganya menurut mazhab Maliki, Syafi’i, dan Hanbali, dan untuk satu orang menurut mazhab Hanafi. Anda mewakilkannya kepada kami: kami membeli hewannya, memeriksa umur dan kesehatannya, menyebut nama Anda saat penyembelihan, dan membagikan dagingnya di Gaza bila hewan tersedia, atau mengirimnya dalam kaleng.</p><p>Harga seekor 85 rial Oman. Donasi sebesar itu atau kelipatannya menjadi sembelihan atas nama Anda. <strong>Donasi yang lebih kecil digabungkan</strong> untuk membeli hewan yang dagingnya disedekahkan kepada fakir miskin. Itu amal yang baik, tetapi tidak menggantikan kurban, akikah, atau nazar Anda. Kurban disembelih sesudah salat Iduladha sampai matahari terbenam pada hari tasyrik terakhir; penerimaannya ditutup pada malam Iduladha. Bila untuk nazar atau akikah, beri tahu kami dengan membalas email kuitansi.</p><p>Kulitnya, atau hasil penjualannya, diberikan kepada fakir miskin. Upah jagal dibayar dengan uang, bukan daging atau kulit (HR. Bukhari 1717, Muslim 1317).</p>',
  },
  place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  pictures: [
    {
      scene: 'sheep',
      alt: {
        en: 'Three sheep grazing beside a tree on a green hill',
        ar: 'ثلاث شياه ترعى إلى جانب شجرة على تلّ أخضر',
        tr: 'Yeşil bir tepede, bir ağacın yanında otlayan üç koyun',
        id: 'Tiga ekor domba merumput di dekat pohon di bukit hijau',
      },
    },
  ],
  goal: null,
  raised: 27_115_000,
  gifts: 402,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  tellsRulings: true,
  featured: false,
  publishedDaysAgo: 380,
  budget: [],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'is joined with other gifts: about two kilos of meat for a family',
        ar: 'تُجمع مع غيرها: نحو كيلوغرامين من اللحم لأسرة واحدة',
        tr: 'başka bağışlarla birleşir: bir aileye yaklaşık iki kilo et',
        id: 'digabung dengan donasi lain: sekitar dua kilogram daging untuk satu keluarga',
      },
    },
    {
      amount: 85_000,
      text: {
        en: 'is one sheep, slaughtered in your name',
        ar: 'هي ثمن شاة واحدة تُذبح عنك',
        tr: 'sizin adınıza kesilen bir koyundur',
        id: 'adalah seekor domba yang disembelih atas nama Anda',
      },
    },
  ],
  updates: [
    {
      daysAgo: 33,
      text: {
        en: 'In the past month 26 sheep were slaughtered, 9 of them for vows and aqiqa. The meat reached 208 families in Khan Younis, about two kilos each.',
        ar: 'ذُبحت في الشهر الماضي 26 شاة، منها 9 عن نذور وعقائق. ووصل اللحم إلى 208 أسر في خان يونس، نحو كيلوغرامين لكل أسرة.',
        tr: 'Geçen ay dokuzu adak ve akika olmak üzere 26 koyun kesildi. Et, Han Yunus’ta 208 aileye, aile başına yaklaşık iki kilo olarak ulaştı.',
        id: 'Bulan lalu 26 ekor domba disembelih, 9 di antaranya untuk nazar dan akikah. Dagingnya sampai kepada 208 keluarga di Khan Younis, sekitar dua kilogram masing-masing.',
      },
    },
  ],
} satisfies SeedProject;

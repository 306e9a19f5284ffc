/** Kinds of sacrifice, each with what must be known of it and by whose ruling. */
import type { SeedNamed } from '../types';

export const sacrificeCategories: SeedNamed[] = [
  {
    id: 'udhiya',
    title: { en: 'Udhiya', ar: 'أضحية', tr: 'Bayram kurbanı', id: 'Kurban' },
    summary: {
      en: 'The sacrifice of Eid al-Adha: after the Eid prayer on 10 Dhul-Hijja and on the days after it, by the clock of the country of slaughter. Schools differ on how many these are; each animal names its days. A sheep or a goat counts for one person and their household in the Maliki, Shafi‘i and Hanbali schools (Tirmidhi 1505), for one person alone in the Hanafi school. Up to seven people share a cow or a camel (Abu Dawud 2808), but not in the Maliki school. Ages follow Muslim 1963 as each school reads it.',
      ar: 'شعيرة عيد الأضحى: وقتها من بعد صلاة العيد في 10 ذي الحجة وفي الأيام التي تليه، بتوقيت البلد الذي يُذبح فيه. واختلفت المذاهب في عدد هذه الأيام، وهي مذكورة مع كل ذبيحة. وتجزئ الشاة، ضأنًا كانت أو معزًا، عن الشخص وأهل بيته عند المالكية والشافعية والحنابلة (الترمذي 1505)، وعن شخص واحد عند الحنفية. ويشترك في البقرة أو البعير سبعة فأقل (أبو داود 2808)، ولا يجوز الاشتراك عند المالكية. والأسنان بحسب فهم كل مذهب لحديث مسلم 1963.',
      tr: 'Kurban Bayramı’nın kurbanı: kesim ülkesinin saatiyle 10 Zilhicce’de bayram namazından sonra başlar ve izleyen günlerde sürer. Gün sayısında mezhepler ayrı görüştedir; her kurbanın günleri kendi sayfasında yazılıdır. Bir koyun ya da keçi, Mâlikî, Şâfiî ve Hanbelî mezheplerinde bir kişi ve ev halkı için (Tirmizî 1505), Hanefî mezhebinde yalnızca bir kişi için yeterlidir. Sığıra veya deveye en çok yedi kişi ortak olur (Ebû Dâvûd 2808); Mâlikî mezhebinde ortaklık caiz değildir. Yaşlar, her mezhebin Müslim 1963’ten anladığına göredir.',
      id: 'Sembelihan Iduladha: sesudah salat Iduladha pada 10 Zulhijah dan pada hari-hari sesudahnya, menurut waktu negara tempat penyembelihan. Mazhab berbeda pendapat tentang jumlah harinya; hari setiap hewan tercantum di halamannya. Seekor domba atau kambing cukup untuk satu orang beserta keluarganya menurut mazhab Maliki, Syafi’i, dan Hanbali (Tirmidzi 1505), dan untuk satu orang saja menurut mazhab Hanafi. Sapi atau unta untuk paling banyak tujuh orang (Abu Dawud 2808); mazhab Maliki tidak membolehkan patungan. Umur hewan mengikuti pemahaman tiap mazhab atas Muslim 1963.',
    },
  },
  {
    id: 'aqiqah',
    title: { en: 'Aqiqa', ar: 'عقيقة', tr: 'Akika', id: 'Akikah' },
    summary: {
      en: 'For a newborn child: two sheep for a boy and one for a girl (Tirmidhi 1513); the Maliki school holds one enough for either. Only whole animals are offered here: scholars differ on whether a seventh of a cow counts as aqiqa.',
      ar: 'عن المولود: شاتان عن الغلام وشاة عن الجارية (الترمذي 1513)، وتكفي عند المالكية شاة عن كل منهما. ولا نعرض هنا إلا الشاة كاملة، فقد اختلف العلماء في إجزاء سُبع البقرة عن العقيقة.',
      tr: 'Yeni doğan çocuk için: erkek çocuğa iki, kız çocuğa bir koyun (Tirmizî 1513); Mâlikî mezhebinde ikisi için de bir koyun yeter. Burada yalnızca bütün hayvan sunulur; sığırın yedide birinin akika yerine geçip geçmediğinde âlimler ayrı görüştedir.',
      id: 'Untuk anak yang baru lahir: dua ekor domba untuk anak laki-laki dan seekor untuk anak perempuan (Tirmidzi 1513); menurut mazhab Maliki cukup seekor untuk masing-masing. Di sini hanya ditawarkan hewan utuh, sebab ulama berbeda pendapat apakah sepertujuh sapi sah sebagai akikah.',
    },
  },
  {
    id: 'vow',
    title: { en: 'Vow', ar: 'نذر', tr: 'Adak', id: 'Nazar' },
    summary: {
      en: 'For an animal that you vowed to sacrifice. A vow is kept as it was spoken, so choose the animal that you named. All of the meat goes to people in need; whoever made the vow does not eat of it.',
      ar: 'لمن نذر أن يذبح لله. يُوفى بالنذر كما نُطق به، فاختر ما سمّيته في نذرك. ويُعطى اللحم كله للمحتاجين، ولا يأكل منه صاحب النذر.',
      tr: 'Kesmeyi adadığınız hayvan için. Adak söylendiği gibi yerine getirilir; adarken andığınız hayvanı seçin. Etin tamamı ihtiyaç sahiplerine verilir, adağı yapan ondan yemez.',
      id: 'Untuk hewan yang Anda nazarkan. Nazar ditunaikan seperti yang diucapkan, maka pilihlah hewan yang Anda sebut. Seluruh dagingnya untuk orang yang membutuhkan; orang yang bernazar tidak ikut memakannya.',
    },
  },
];

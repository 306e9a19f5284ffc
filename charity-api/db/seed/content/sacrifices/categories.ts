/** Kinds of sacrifice, each with what must be known of it and by whose ruling. */
import type { SeedNamed } from '../types';

export const sacrificeCategories: SeedNamed[] = [
  {
    id: 'udhiya',
    title: { en: 'Udhiya', ar: 'أضحية', tr: 'Bayram kurbanı', id: 'Kurban' },
    summary: {
      en: 'The sacrifice of Eid al-Adha: after the Eid prayer on 10 Dhul-Hijja and on the days after it, by the clock of the country of slaughter. Schools differ on how many these are; each animal names its days. A sheep, a goat, or one of the seven shares of a cow or camel (Abu Dawud 2808) counts for one person and their household.',
      ar: 'شعيرة عيد الأضحى: وقتها من بعد صلاة العيد في 10 ذي الحجة وفي الأيام التي تليه، بتوقيت البلد الذي يُذبح فيه. واختلفت المذاهب في عدد هذه الأيام، وهي مذكورة مع كل ذبيحة. وتجزئ الشاة، ضأنًا كانت أو معزًا، أو سُبع البقرة أو البعير (أبو داود 2808)، عن الشخص وأهل بيته.',
      tr: 'Kurban Bayramı’nın kurbanı: kesim ülkesinin saatiyle 10 Zilhicce’de bayram namazından sonra başlar ve izleyen günlerde sürer. Gün sayısında mezhepler ayrı görüştedir; her kurbanın günleri kendi sayfasında yazılıdır. Bir koyun, bir keçi ya da sığırın veya devenin yedi hissesinden biri (Ebû Dâvûd 2808) bir kişi ve ev halkı için yeterlidir.',
      id: 'Sembelihan Iduladha: sesudah salat Id pada 10 Zulhijah dan pada hari-hari sesudahnya, menurut waktu negara tempat penyembelihan. Mazhab berbeda pendapat tentang jumlah harinya; hari setiap hewan tercantum di halamannya. Seekor domba, seekor kambing, atau satu dari tujuh bagian sapi atau unta (Abu Dawud 2808) cukup untuk satu orang beserta keluarganya.',
    },
  },
  {
    id: 'aqiqah',
    title: { en: 'Aqiqah', ar: 'عقيقة', tr: 'Akika', id: 'Akikah' },
    summary: {
      en: 'For a newborn child: two sheep for a boy and one for a girl (Tirmidhi 1513). Only whole animals are offered here: scholars differ on whether a seventh of a cow counts as aqiqah.',
      ar: 'عن المولود: شاتان عن الغلام وشاة عن الجارية (الترمذي 1513). ولا نعرض هنا إلا الشاة كاملة، فقد اختلف العلماء في إجزاء سُبع البقرة عن العقيقة.',
      tr: 'Yeni doğan çocuk için: erkek çocuğa iki, kız çocuğa bir koyun (Tirmizî 1513). Burada yalnızca bütün hayvan sunulur; sığırın yedide birinin akika yerine geçip geçmediğinde âlimler ayrı görüştedir.',
      id: 'Untuk anak yang baru lahir: dua ekor domba untuk anak laki-laki dan seekor untuk anak perempuan (Tirmidzi 1513). Di sini hanya ditawarkan hewan utuh, sebab ulama berbeda pendapat apakah sepertujuh sapi sah sebagai akikah.',
    },
  },
  {
    id: 'vow',
    title: { en: 'Vow', ar: 'نذر', tr: 'Adak', id: 'Nazar' },
    summary: {
      en: 'For an animal that you vowed to sacrifice. A vow is kept as it was spoken, so choose the animal that you named. All of the meat goes to people in need; whoever made the vow does not eat of it.',
      ar: 'لمن نذر أن يذبح لله. يُوفى بالنذر كما نُطق به، فاختر ما سمّيته في نذرك. ويُعطى اللحم كلّه للمحتاجين، ولا يأكل منه صاحب النذر.',
      tr: 'Kesmeyi adadığınız hayvan için. Adak söylendiği gibi yerine getirilir; adarken andığınız hayvanı seçin. Etin tamamı ihtiyaç sahiplerine verilir, adağı yapan ondan yemez.',
      id: 'Untuk hewan yang Anda nazarkan. Nazar ditunaikan seperti yang diucapkan, maka pilihlah hewan yang Anda sebut. Seluruh dagingnya untuk orang yang membutuhkan; orang yang bernazar tidak ikut memakannya.',
    },
  },
];

/** The slides at the top of the home page. */
import type { SeedSlider } from './types';

export const sliders: SeedSlider[] = [
  {
    id: 'bread-water-and-shelter',
    title: {
      en: 'Bread, water and shelter for families in Gaza',
      ar: 'خبز وماء ومأوى لأسر غزة',
      tr: 'Gazze’deki ailelere ekmek, su ve barınak',
      id: 'Roti, air, dan tempat bernaung untuk keluarga di Gaza',
    },
    summary: {
      en: 'You choose where your gift goes. We show what it cost, what it did and who checked.',
      ar: 'تختار وجهة تبرّعك، ونبيّن لك كم كلّف العمل وماذا أنجز ومن تحقّق منه.',
      tr: 'Bağışınızın nereye gideceğini siz seçersiniz. Biz neye mal olduğunu, ne işe yaradığını ve kimin denetlediğini gösteririz.',
      id: 'Anda memilih tujuan donasi Anda. Kami menunjukkan biayanya, hasilnya, dan siapa yang memeriksanya.',
    },
    action: {
      en: 'See the campaigns',
      ar: 'تصفّح الحملات',
      tr: 'Kampanyaları görün',
      id: 'Lihat kampanye',
    },
    path: '/projects',
    picture: {
      scene: 'hero',
      alt: {
        en: 'Sunrise over a white town by the sea, with tents and olive trees below',
        ar: 'شروق الشمس على بلدة بيضاء قرب البحر، وتحتها خيام وأشجار زيتون',
        tr: 'Deniz kıyısında beyaz bir beldenin üzerinde gün doğumu; aşağıda çadırlar ve zeytin ağaçları',
        id: 'Matahari terbit di atas kota putih di tepi laut, dengan tenda dan pohon zaitun di bawahnya',
      },
    },
  },
  {
    id: 'tents-before-the-rain',
    title: {
      en: 'A dry tent before the winter rain',
      ar: 'خيمة جافّة قبل أمطار الشتاء',
      tr: 'Kış yağmurlarından önce kuru bir çadır',
      id: 'Tenda yang kering sebelum hujan musim dingin',
    },
    summary: {
      en: '250 OMR gives one family in Al-Mawasi an insulated tent on a raised floor, pitched and checked.',
      ar: 'تهيّئ 250 ريالًا عُمانيًّا لأسرة في المواصي خيمة معزولة بأرضية مرفوعة، منصوبةً ومفحوصة.',
      tr: '250 Umman riyali, El-Mevasi’de bir aileye zemini yükseltilmiş, kurulmuş ve denetlenmiş yalıtımlı bir çadır sağlar.',
      id: 'Dengan 250 rial Oman, satu keluarga di Al-Mawasi memperoleh tenda berinsulasi berlantai panggung yang terpasang dan diperiksa.',
    },
    action: {
      en: 'Give a tent',
      ar: 'تبرّع لخيمة',
      tr: 'Çadır için bağış yapın',
      id: 'Donasi untuk tenda',
    },
    path: '/projects/insulated-tents-before-the-winter-rain',
    picture: {
      scene: 'shelter',
      alt: {
        en: 'A lit tent between two others under a night sky with a crescent moon',
        ar: 'خيمة مضاءة بين خيمتين أخريين تحت سماء ليل فيها هلال',
        tr: 'Hilalli bir gecede, iki çadırın arasında ışığı yanan bir çadır',
        id: 'Tenda dengan lampu menyala di antara dua tenda lain, di bawah langit malam berbulan sabit',
      },
    },
  },
  {
    id: 'give-your-zakat',
    title: {
      en: 'Give your zakat through the zakat fund',
      ar: 'أخرج زكاتك عبر صندوق الزكاة',
      tr: 'Zekâtınızı zekât fonuyla verin',
      id: 'Tunaikan zakat Anda melalui dana zakat',
    },
    summary: {
      en: 'It is kept in a separate account, reaches only those entitled to it, and nothing is taken for our running costs.',
      ar: 'تُحفظ في حساب مستقل، ولا تُصرف إلا لمستحقّيها، ولا نأخذ منها شيئًا لمصاريفنا التشغيلية.',
      tr: 'Ayrı bir hesapta tutulur, yalnızca hak sahiplerine ulaştırılır; işletme giderlerimiz için pay alınmaz.',
      id: 'Zakat disimpan di rekening terpisah, hanya disalurkan kepada yang berhak (mustahik), dan tidak dipotong untuk biaya operasional kami.',
    },
    action: {
      en: 'Give zakat',
      ar: 'أخرج زكاتك',
      tr: 'Zekât verin',
      id: 'Tunaikan zakat',
    },
    path: '/projects/zakat',
    picture: {
      scene: 'lantern',
      alt: {
        en: 'A lit lantern above rooftops on a night with a crescent moon',
        ar: 'فانوس مضاء فوق أسطح البيوت في ليلة هلالها ظاهر',
        tr: 'Hilalli bir gecede damların üzerinde yanan bir fener',
        id: 'Lentera menyala di atas atap rumah pada malam berbulan sabit',
      },
    },
  },
];

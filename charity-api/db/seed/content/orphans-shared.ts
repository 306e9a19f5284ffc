/** What the demonstration says of every child alike: regions, pictures of things, what a month pays for, how the money goes. */
import type { SeedPicture, SeedText } from './types';

/** Wide enough that nobody is found by them. */
export const AREAS = {
  gaza: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  'west-bank': { en: 'The West Bank', ar: 'الضفة الغربية', tr: 'Batı Şeria', id: 'Tepi Barat' },
  jordan: { en: 'Jordan', ar: 'الأردن', tr: 'Ürdün', id: 'Yordania' },
  'northern-syria': {
    en: 'Northern Syria',
    ar: 'شمال سوريا',
    tr: 'Suriye’nin kuzeyi',
    id: 'Suriah Utara',
  },
  'southern-turkiye': {
    en: 'Southern Türkiye',
    ar: 'جنوب تركيا',
    tr: 'Türkiye’nin güneyi',
    id: 'Türkiye Selatan',
  },
  dhofar: { en: 'Dhofar', ar: 'ظفار', tr: 'Zufar', id: 'Dhofar' },
  batinah: { en: 'Al Batinah', ar: 'الباطنة', tr: 'Batine', id: 'Al Batinah' },
  sharqiyah: { en: 'Ash Sharqiyah', ar: 'الشرقية', tr: 'Şarkiye', id: 'Asy-Syarqiyah' },
  hadramawt: { en: 'Hadramawt', ar: 'حضرموت', tr: 'Hadramut', id: 'Hadramaut' },
} satisfies Record<string, SeedText>;

const scene = (name: string, alt: SeedText): SeedPicture => ({ scene: name, alt });

/** Drawn, and never of the child itself. */
export const PICTURES = {
  books: scene('books', {
    en: 'A school bag beside books and pencils',
    ar: 'حقيبة مدرسية إلى جانب كتب وأقلام',
    tr: 'Kitapların ve kalemlerin yanında bir okul çantası',
    id: 'Tas sekolah di samping buku dan pensil',
  }),
  drawing: scene('drawing', {
    en: 'A child’s drawing of a house, a tree and the sun, with crayons around it',
    ar: 'رسم طفل لبيت وشجرة وشمس، وحوله أقلام تلوين',
    tr: 'Ev, ağaç ve güneş çizilmiş bir çocuk resmi, çevresinde boya kalemleri',
    id: 'Gambar rumah, pohon, dan matahari karya anak, dikelilingi krayon',
  }),
  kite: scene('kite', {
    en: 'A child flies a large kite in an open field',
    ar: 'طفل يطيّر طائرة ورقية كبيرة في أرض واسعة',
    tr: 'Açık alanda büyük bir uçurtma uçuran çocuk',
    id: 'Seorang anak menerbangkan layang-layang besar di tanah lapang',
  }),
  boat: scene('boat', {
    en: 'A small fishing boat at sea with a net over its side',
    ar: 'قارب صيد صغير في البحر تتدلّى شبكة من جانبه',
    tr: 'Denizde, yanından ağ sarkan küçük bir balıkçı teknesi',
    id: 'Perahu nelayan kecil di laut dengan jaring di sisinya',
  }),
  olive: scene('olive', {
    en: 'An old olive tree between two younger ones',
    ar: 'شجرة زيتون معمّرة بين شجرتين أصغر منها',
    tr: 'İki genç zeytinin arasında yaşlı bir zeytin ağacı',
    id: 'Pohon zaitun tua di antara dua pohon yang lebih muda',
  }),
  garden: scene('garden', {
    en: 'Tomatoes and leafy greens growing in wooden beds',
    ar: 'طماطم وخضراوات ورقية في أحواض خشبية',
    tr: 'Ahşap kasalarda yetişen domatesler ve yeşillikler',
    id: 'Tomat dan sayuran daun di bak kayu',
  }),
  school: scene('school', {
    en: 'A small school with a clock over its door and trees beside it',
    ar: 'مدرسة صغيرة فوق بابها ساعة وإلى جانبها أشجار',
    tr: 'Kapısının üstünde saat bulunan, yanında ağaçlar olan küçük bir okul',
    id: 'Sekolah kecil dengan jam di atas pintunya dan pepohonan di sampingnya',
  }),
  lantern: scene('lantern', {
    en: 'A lit lantern',
    ar: 'فانوس مضيء',
    tr: 'Yanan bir fener',
    id: 'Lentera yang menyala',
  }),
  panels: scene('solar-panels', {
    en: 'Rows of solar panels under the sun',
    ar: 'صفوف من الألواح الشمسية تحت الشمس',
    tr: 'Güneş altında sıra sıra güneş panelleri',
    id: 'Deretan panel surya di bawah sinar matahari',
  }),
  seedlings: scene('seedlings', {
    en: 'Olive saplings in pots with a watering can, ready for planting',
    ar: 'غراس زيتون في أصص ومعها مرشّة ماء، جاهزة للغرس',
    tr: 'Dikime hazır saksılı zeytin fidanları ve bir sulama kabı',
    id: 'Bibit zaitun dalam pot dan alat penyiram, siap ditanam',
  }),
  graduation: scene('graduation', {
    en: 'A graduation cap on a stack of books, with a rolled certificate',
    ar: 'قبعة تخرّج فوق كتب مرصوصة، وأمامها شهادة ملفوفة',
    tr: 'Kitapların üstünde bir mezuniyet kepi ve rulo hâlinde bir diploma',
    id: 'Topi wisuda di atas tumpukan buku dan gulungan ijazah',
  }),
  table: scene('family-table', {
    en: 'A family’s table in the evening, set with soup and bread under a lamp',
    ar: 'مائدة أسرة في المساء، عليها حساء وخبز تحت مصباح',
    tr: 'Akşam vakti lambanın altında çorba ve ekmek konmuş bir aile sofrası',
    id: 'Meja makan keluarga pada malam hari dengan sup dan roti di bawah lampu',
  }),
} satisfies Record<string, SeedPicture>;

type Fact = { label: SeedText; text: SeedText };

const FOOD: Fact = {
  label: { en: 'Food', ar: 'الطعام', tr: 'Gıda', id: 'Pangan' },
  text: {
    en: 'The child’s share of what the family eats, with milk, eggs and fruit.',
    ar: 'نصيب الطفل من طعام الأسرة، مع الحليب والبيض والفاكهة.',
    tr: 'Aile sofrasında çocuğun payı; süt, yumurta ve meyveyle birlikte.',
    id: 'Bagian anak dari makanan keluarga, dengan susu, telur, dan buah.',
  },
};
const SCHOOL: Fact = {
  label: { en: 'School', ar: 'الدراسة', tr: 'Okul', id: 'Sekolah' },
  text: {
    en: 'Fees, books, notebooks and the way to school.',
    ar: 'الرسوم والكتب والدفاتر والذهاب إلى المدرسة.',
    tr: 'Okul harcı, kitap, defter ve okul yolu.',
    id: 'Biaya sekolah, buku pelajaran, buku tulis, dan ongkos ke sekolah.',
  },
};
const EARLY_YEARS: Fact = {
  label: {
    en: 'Play and learning',
    ar: 'اللعب والتعلّم',
    tr: 'Oyun ve öğrenme',
    id: 'Bermain dan belajar',
  },
  text: {
    en: 'Picture books, toys and mornings with other children.',
    ar: 'كتب مصوّرة وألعاب، وصباحات مع أطفال آخرين.',
    tr: 'Resimli kitaplar, oyuncaklar ve başka çocuklarla geçen sabahlar.',
    id: 'Buku bergambar, mainan, dan waktu pagi bersama anak-anak lain.',
  },
};
const HEALTH: Fact = {
  label: { en: 'Health', ar: 'الصحة', tr: 'Sağlık', id: 'Kesehatan' },
  text: {
    en: 'Two check-ups a year, and medicine when it is needed.',
    ar: 'فحصان طبيان في السنة، والدواء عند الحاجة.',
    tr: 'Yılda iki sağlık kontrolü ve gerektiğinde ilaç.',
    id: 'Dua kali pemeriksaan setahun, dan obat bila diperlukan.',
  },
};
const CLOTHES: Fact = {
  label: { en: 'Clothes', ar: 'الكسوة', tr: 'Giyim', id: 'Pakaian' },
  text: {
    en: 'Clothes and shoes for both Eids and for the winter.',
    ar: 'ثياب وأحذية للعيدين وللشتاء.',
    tr: 'İki bayram ve kış için giysi ve ayakkabı.',
    id: 'Baju dan sepatu untuk dua hari raya dan musim dingin.',
  },
};

/** What a month pays for. */
export function factsOf({ age }: { age: number }): Fact[] {
  return [FOOD, age < 6 ? EARLY_YEARS : SCHOOL, HEALTH, CLOTHES];
}

/** How a sponsorship is carried out: the end of every story. */
const CARRIED_OUT: SeedText = {
  en: 'The money reaches the guardian every month. Four times a year our social worker visits the family, and twice a year sponsors receive a short report, in words and without photographs.',
  ar: 'يصل المال إلى وليّ الأمر كل شهر. ويزور باحثنا الاجتماعي الأسرة أربع مرات في السنة، ويتلقّى الكافل تقريرين موجزين في السنة، مكتوبين وبلا صور.',
  tr: 'Destek her ay veliye ulaşır. Sosyal hizmet uzmanımız aileyi yılda dört kez ziyaret eder; destekçilere yılda iki kez, fotoğrafsız, kısa bir yazılı rapor gönderilir.',
  id: 'Dana sampai ke wali setiap bulan. Empat kali setahun pekerja sosial kami mengunjungi keluarganya, dan dua kali setahun penyantun menerima laporan singkat, tertulis dan tanpa foto.',
};

export function storyOf(own: SeedText): SeedText {
  const told = (locale: keyof SeedText) => `<p>${own[locale]}</p><p>${CARRIED_OUT[locale]}</p>`;
  return { en: told('en'), ar: told('ar'), tr: told('tr'), id: told('id') };
}

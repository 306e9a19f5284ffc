/** Invented children who can be sponsored: a first name, a region, and nothing that they could be found by. */
import type { OrphanRow } from '../../tables/offerings';
import type { AREAS, PICTURES } from './orphans-shared';
import type { SeedText } from './types';

export type SeedOrphan = Pick<OrphanRow, 'gender' | 'nationality' | 'orphanhood' | 'children'> & {
  id: string;
  name: SeedText;
  summary: SeedText;
  story: SeedText;
  area: keyof typeof AREAS;
  picture: keyof typeof PICTURES;
  /** Months and days of age on the day of seeding. */
  months: number;
  days: number;
  /** Baisa a month. */
  price: number;
  zakat: boolean;
  /** Months since the child was taken in, and how many are paid since then. */
  since: number;
  /** end: all, until the 18th birthday. */
  paid: number | 'end';
};

const years = (count: number, months: number): number => count * 12 + months;

export const orphans: SeedOrphan[] = [
  {
    id: 'orphan-maryam',
    name: { en: 'Maryam', ar: 'مريم', tr: 'Meryem', id: 'Maryam' },
    summary: {
      en: 'Reads aloud to her two younger brothers and wants to become a teacher.',
      ar: 'تقرأ لأخويها الصغيرين بصوت عالٍ، وتريد أن تصير معلّمة.',
      tr: 'İki küçük kardeşine kitap okuyor, öğretmen olmak istiyor.',
      id: 'Senang membacakan buku untuk dua adiknya dan ingin menjadi guru.',
    },
    story: {
      en: 'Maryam lives with her mother and her three siblings. She is in the fourth class, and her notebooks are the neatest of the house.',
      ar: 'تعيش مريم مع أمها وإخوتها الثلاثة. هي في الصف الرابع، ودفاترها أرتب دفاتر البيت.',
      tr: 'Meryem annesi ve üç kardeşiyle yaşıyor. Dördüncü sınıfa gidiyor; evin en düzenli defterleri onunkiler.',
      id: 'Maryam tinggal bersama ibu dan tiga saudaranya. Ia duduk di kelas empat, dan buku tulisnya paling rapi di rumah.',
    },
    ...{ gender: 'female', nationality: 'PS', orphanhood: 'father', children: 4 },
    ...{ area: 'gaza', picture: 'books', months: years(9, 4), days: 14 },
    ...{ price: 35_000, zakat: true, since: 7, paid: 5 },
  },
  {
    id: 'orphan-yusuf',
    name: { en: 'Yusuf', ar: 'يوسف', tr: 'Yusuf', id: 'Yusuf' },
    summary: {
      en: 'Builds kites from paper and reeds, and knows which wind each one needs.',
      ar: 'يصنع الطائرات الورقية من الورق والقصب، ويعرف الريح التي تناسب كل واحدة.',
      tr: 'Kâğıt ve kamıştan uçurtma yapıyor, hangisine hangi rüzgârın gerektiğini biliyor.',
      id: 'Membuat layang-layang dari kertas dan bambu, dan tahu angin yang cocok untuk masing-masing.',
    },
    story: {
      en: 'Yusuf is being brought up by his grandmother, together with his sister. He has just learned to write his name and writes it on everything that is his.',
      ar: 'تربّي يوسف جدّته هو وأخته. تعلّم كتابة اسمه قبل مدة قصيرة، وصار يكتبه على كل ما هو له.',
      tr: 'Yusuf’u ve kız kardeşini büyükannesi büyütüyor. Adını yazmayı yeni öğrendi; kendisine ait her şeye adını yazıyor.',
      id: 'Yusuf diasuh neneknya bersama saudara perempuannya. Ia baru bisa menulis namanya dan menuliskannya di semua barang miliknya.',
    },
    ...{ gender: 'male', nationality: 'PS', orphanhood: 'both', children: 2 },
    ...{ area: 'gaza', picture: 'kite', months: years(6, 2), days: 4 },
    ...{ price: 40_000, zakat: true, since: 3, paid: 0 },
  },
  {
    id: 'orphan-salma',
    name: { en: 'Salma', ar: 'سلمى', tr: 'Selma', id: 'Salma' },
    summary: {
      en: 'Looks after the vegetable bed of her school and writes down what grows when.',
      ar: 'تعتني بحوض الخضار في مدرستها، وتدوّن ما ينبت فيه ومتى ينبت.',
      tr: 'Okulunun sebze bahçesine bakıyor, neyin ne zaman yetiştiğini not ediyor.',
      id: 'Merawat kebun sayur sekolahnya dan mencatat apa yang tumbuh dan kapan.',
    },
    story: {
      en: 'Salma lives with her mother and her brother. Her best subject is science; she explains to everyone why leaves are green.',
      ar: 'تعيش سلمى مع أمها وأخيها. أحبّ الموادّ إليها العلوم، وهي تشرح لكل من حولها لماذا كانت أوراق الشجر خضراء.',
      tr: 'Selma annesi ve erkek kardeşiyle yaşıyor. En sevdiği ders fen bilgisi; yaprakların neden yeşil olduğunu herkese anlatıyor.',
      id: 'Salma tinggal bersama ibu dan saudara laki-lakinya. Pelajaran terbaiknya IPA; ia menjelaskan kepada siapa saja mengapa daun berwarna hijau.',
    },
    ...{ gender: 'female', nationality: 'OM', orphanhood: 'father', children: 2 },
    ...{ area: 'dhofar', picture: 'garden', months: years(12, 7), days: 17 },
    ...{ price: 35_000, zakat: false, since: 14, paid: 20 },
  },
  {
    id: 'orphan-said',
    name: { en: 'Said', ar: 'سعيد', tr: 'Said', id: 'Said' },
    summary: {
      en: 'Repairs nets with his uncle at the weekend and is good at geometry.',
      ar: 'يُصلح الشباك مع عمّه في نهاية الأسبوع، ويجيد الهندسة.',
      tr: 'Hafta sonları amcasıyla ağ onarıyor, geometride başarılı.',
      id: 'Memperbaiki jala bersama pamannya pada akhir pekan dan pandai geometri.',
    },
    story: {
      en: 'Said is the eldest of five. His sponsors have given his months ahead until he is eighteen, so that he can finish school without a worry.',
      ar: 'سعيد أكبر إخوته الخمسة. وقد دفع كافلوه أشهره مقدَّمًا حتى يبلغ الثامنة عشرة، ليتمّ دراسته مطمئنًّا.',
      tr: 'Said beş kardeşin en büyüğü. Destekçileri on sekiz yaşına kadarki aylarını önceden karşıladı; okulunu içi rahat bitirebilecek.',
      id: 'Said anak tertua dari lima bersaudara. Para penyantunnya telah menanggung bulan-bulannya sampai ia berusia delapan belas tahun, sehingga ia dapat menyelesaikan sekolah dengan tenang.',
    },
    ...{ gender: 'male', nationality: 'OM', orphanhood: 'father', children: 5 },
    ...{ area: 'batinah', picture: 'boat', months: years(15, 8), days: 6 },
    ...{ price: 35_000, zakat: false, since: 10, paid: 'end' },
  },
  {
    id: 'orphan-zeynep',
    name: { en: 'Zeynep', ar: 'زينب', tr: 'Zeynep', id: 'Zainab' },
    summary: {
      en: 'Draws houses with many windows and gives each of them a garden.',
      ar: 'ترسم بيوتًا كثيرة النوافذ، وتجعل لكل بيت حديقة.',
      tr: 'Çok pencereli evler çiziyor, her birine bir bahçe ekliyor.',
      id: 'Menggambar rumah dengan banyak jendela dan memberi masing-masing sebuah kebun.',
    },
    story: {
      en: 'Zeynep lives with her aunt’s family and shares a room with her cousin. In the drawing group she is the one who mixes the colours.',
      ar: 'تعيش زينب في بيت خالتها، ولها مع ابنة خالتها غرفة واحدة. وهي التي تمزج الألوان في مجموعة الرسم.',
      tr: 'Zeynep teyzesinin ailesiyle yaşıyor, odasını kuzeniyle paylaşıyor. Resim grubunda renkleri karıştıran hep o.',
      id: 'Zainab tinggal bersama keluarga bibinya dan sekamar dengan sepupunya. Di kelompok menggambar, dialah yang mencampur warna.',
    },
    ...{ gender: 'female', nationality: 'TR', orphanhood: 'both', children: 1 },
    ...{ area: 'southern-turkiye', picture: 'drawing', months: years(8, 5), days: 20 },
    ...{ price: 40_000, zakat: true, since: 11, paid: 9 },
  },
  {
    id: 'orphan-emre',
    name: { en: 'Emre', ar: 'إمره', tr: 'Emre', id: 'Emre' },
    summary: {
      en: 'Keeps goal for his school and never misses a training.',
      ar: 'حارس مرمى فريق مدرسته، ولا يغيب عن تدريب.',
      tr: 'Okul takımının kalecisi, hiçbir antrenmanı kaçırmıyor.',
      id: 'Menjadi penjaga gawang sekolahnya dan tidak pernah absen latihan.',
    },
    story: {
      en: 'Emre lives with his father, who is ill and can work only a little, and with his two sisters. He would like to study medicine.',
      ar: 'يعيش إمره مع أختيه وأبيه المريض الذي لا يقدر إلا على عمل يسير. ويودّ أن يدرس الطب.',
      tr: 'Emre, hasta olduğu için ancak az çalışabilen babası ve iki kız kardeşiyle yaşıyor. Tıp okumak istiyor.',
      id: 'Emre tinggal bersama dua saudara perempuannya dan ayahnya yang sakit sehingga hanya bisa bekerja sedikit. Ia ingin belajar kedokteran.',
    },
    ...{ gender: 'male', nationality: 'TR', orphanhood: 'mother', children: 3 },
    ...{ area: 'southern-turkiye', picture: 'school', months: years(11, 9), days: 2 },
    ...{ price: 35_000, zakat: true, since: 6, paid: 8 },
  },
  {
    id: 'orphan-rima',
    name: { en: 'Rima', ar: 'ريما', tr: 'Rima', id: 'Rima' },
    summary: {
      en: 'Knows the names of all the birds that come to the yard.',
      ar: 'تعرف أسماء الطيور التي تأتي إلى فناء البيت كلها.',
      tr: 'Avluya gelen bütün kuşların adını biliyor.',
      id: 'Hafal nama semua burung yang datang ke halaman.',
    },
    story: {
      en: 'Rima lives with her mother, her grandparents and four siblings. Next year she starts school, and her bag is already packed.',
      ar: 'تعيش ريما مع أمها وجدّيها وأربعة إخوة. تدخل المدرسة في السنة القادمة، وحقيبتها جاهزة منذ الآن.',
      tr: 'Rima annesi, büyükannesi, büyükbabası ve dört kardeşiyle yaşıyor. Gelecek yıl okula başlayacak; çantası şimdiden hazır.',
      id: 'Rima tinggal bersama ibu, kakek-nenek, dan empat saudaranya. Tahun depan ia masuk sekolah, dan tasnya sudah siap sejak sekarang.',
    },
    ...{ gender: 'female', nationality: 'SY', orphanhood: 'father', children: 5 },
    ...{ area: 'northern-syria', picture: 'lantern', months: years(5, 3), days: 9 },
    ...{ price: 30_000, zakat: true, since: 2, paid: 0 },
  },
  {
    id: 'orphan-omar',
    name: { en: 'Omar', ar: 'عمر', tr: 'Ömer', id: 'Umar' },
    summary: {
      en: 'Repairs radios and lamps, and is learning to solder.',
      ar: 'يُصلح أجهزة الراديو والمصابيح، ويتعلّم اللحام.',
      tr: 'Radyo ve lamba onarıyor, lehim yapmayı öğreniyor.',
      id: 'Memperbaiki radio dan lampu, dan sedang belajar menyolder.',
    },
    story: {
      en: 'Omar lives with his elder brother’s family. In the morning he goes to school, and two afternoons a week to a course in electrical work.',
      ar: 'يعيش عمر في بيت أخيه الأكبر. يذهب صباحًا إلى المدرسة، وبعد ظهر يومين في الأسبوع إلى دورة في الكهرباء.',
      tr: 'Ömer ağabeyinin ailesiyle yaşıyor. Sabahları okula, haftada iki gün öğleden sonra elektrik kursuna gidiyor.',
      id: 'Umar tinggal bersama keluarga kakaknya. Pagi ia bersekolah, dan dua sore seminggu mengikuti kursus kelistrikan.',
    },
    ...{ gender: 'male', nationality: 'SY', orphanhood: 'both', children: 3 },
    ...{ area: 'northern-syria', picture: 'panels', months: years(13, 6), days: 14 },
    ...{ price: 35_000, zakat: true, since: 9, paid: 9 },
  },
  {
    id: 'orphan-layan',
    name: { en: 'Layan', ar: 'ليان', tr: 'Layan', id: 'Layan' },
    summary: {
      en: 'Sings before she falls asleep, and claps when bread comes out of the oven.',
      ar: 'تغنّي قبل أن تنام، وتصفّق حين يخرج الخبز من الفرن.',
      tr: 'Uyumadan önce şarkı söylüyor, fırından ekmek çıkınca el çırpıyor.',
      id: 'Bernyanyi sebelum tidur dan bertepuk tangan saat roti keluar dari oven.',
    },
    story: {
      en: 'Layan lives with her mother and an elder sister. Three mornings a week she plays with other children while her mother learns to sew.',
      ar: 'تعيش ليان مع أمها وأخت أكبر منها. تلعب ثلاثة صباحات في الأسبوع مع أطفال آخرين، وأمها تتعلّم الخياطة.',
      tr: 'Layan annesi ve ablasıyla yaşıyor. Haftada üç sabah, annesi dikiş öğrenirken başka çocuklarla oynuyor.',
      id: 'Layan tinggal bersama ibu dan kakak perempuannya. Tiga pagi seminggu ia bermain dengan anak-anak lain selagi ibunya belajar menjahit.',
    },
    ...{ gender: 'female', nationality: 'PS', orphanhood: 'father', children: 2 },
    ...{ area: 'gaza', picture: 'table', months: years(3, 1), days: 16 },
    ...{ price: 45_000, zakat: true, since: 4, paid: 6 },
  },
  {
    id: 'orphan-khalid',
    name: { en: 'Khalid', ar: 'خالد', tr: 'Halid', id: 'Khalid' },
    summary: {
      en: 'Knows eleven parts of the Quran by heart and helps the younger ones.',
      ar: 'يحفظ أحد عشر جزءًا من القرآن، ويعين الصغار على الحفظ.',
      tr: 'Kur’an’ın on bir cüzünü ezbere biliyor, küçüklere yardım ediyor.',
      id: 'Hafal sebelas juz Al-Qur’an dan membantu anak-anak yang lebih kecil.',
    },
    story: {
      en: 'Khalid lives with his mother and five siblings. After school he helps to water the palms of a neighbour, and he saves for a bicycle.',
      ar: 'يعيش خالد مع أمه وإخوته الخمسة. يساعد بعد المدرسة في سقي نخيل جار لهم، ويدّخر ليشتري دراجة.',
      tr: 'Halid annesi ve beş kardeşiyle yaşıyor. Okuldan sonra bir komşunun hurma ağaçlarını sulamaya yardım ediyor, bisiklet için para biriktiriyor.',
      id: 'Khalid tinggal bersama ibu dan lima saudaranya. Sepulang sekolah ia membantu menyiram kurma tetangga, dan menabung untuk membeli sepeda.',
    },
    ...{ gender: 'male', nationality: 'YE', orphanhood: 'father', children: 6 },
    ...{ area: 'hadramawt', picture: 'seedlings', months: years(10, 10), days: 8 },
    ...{ price: 30_000, zakat: true, since: 12, paid: 7 },
  },
  {
    id: 'orphan-huda',
    name: { en: 'Huda', ar: 'هدى', tr: 'Hüda', id: 'Huda' },
    summary: {
      en: 'Writes the wall newspaper of her class and asks good questions.',
      ar: 'تكتب صحيفة الحائط في صفّها، وتُحسن طرح الأسئلة.',
      tr: 'Sınıfının duvar gazetesini hazırlıyor, iyi sorular soruyor.',
      id: 'Menulis majalah dinding kelasnya dan pandai bertanya.',
    },
    story: {
      en: 'Huda lives with her grandmother. She wants to become a journalist, and has read her way through the shelf of the school library.',
      ar: 'تعيش هدى مع جدّتها. تريد أن تصير صحفية، وقد قرأت رفّ مكتبة المدرسة كله.',
      tr: 'Hüda büyükannesiyle yaşıyor. Gazeteci olmak istiyor; okul kitaplığındaki kitapların hepsini okudu.',
      id: 'Huda tinggal bersama neneknya. Ia ingin menjadi wartawan, dan sudah membaca semua buku di rak perpustakaan sekolah.',
    },
    ...{ gender: 'female', nationality: 'YE', orphanhood: 'both', children: 1 },
    ...{ area: 'hadramawt', picture: 'school', months: years(14, 2), days: 19 },
    ...{ price: 30_000, zakat: true, since: 8, paid: 14 },
  },
  {
    id: 'orphan-hamza',
    name: { en: 'Hamza', ar: 'حمزة', tr: 'Hamza', id: 'Hamzah' },
    summary: {
      en: 'Learns carpentry beside school and has made the family’s table.',
      ar: 'يتعلّم النجارة إلى جانب المدرسة، وقد صنع مائدة الأسرة بيده.',
      tr: 'Okulun yanında marangozluk öğreniyor, ailenin masasını o yaptı.',
      id: 'Belajar pertukangan kayu di samping sekolah dan telah membuat meja keluarganya.',
    },
    story: {
      en: 'Hamza lives with his mother and three siblings. A family in Muscat sponsors him until he is eighteen.',
      ar: 'يعيش حمزة مع أمه وثلاثة إخوة. وتكفله أسرة من مسقط حتى يبلغ الثامنة عشرة.',
      tr: 'Hamza annesi ve üç kardeşiyle yaşıyor. Maskat’tan bir aile, on sekiz yaşına kadar ona destek oluyor.',
      id: 'Hamzah tinggal bersama ibu dan tiga saudaranya. Sebuah keluarga di Muskat menyantuninya sampai ia berusia delapan belas tahun.',
    },
    ...{ gender: 'male', nationality: 'PS', orphanhood: 'father', children: 4 },
    ...{ area: 'jordan', picture: 'table', months: years(16, 6), days: 13 },
    ...{ price: 35_000, zakat: false, since: 13, paid: 'end' },
  },
  {
    id: 'orphan-noura',
    name: { en: 'Noura', ar: 'نورة', tr: 'Nura', id: 'Nura' },
    summary: {
      en: 'In her last year of school, and top of her class in mathematics.',
      ar: 'في سنتها الدراسية الأخيرة، والأولى على صفّها في الرياضيات.',
      tr: 'Okulun son yılında, matematikte sınıfının birincisi.',
      id: 'Di tahun terakhir sekolahnya, dan terbaik di kelasnya dalam matematika.',
    },
    story: {
      en: 'Noura lives with her mother and her brother. She will soon be eighteen: the months that are left carry her to her final examinations.',
      ar: 'تعيش نورة مع أمها وأخيها. ستبلغ الثامنة عشرة قريبًا، والأشهر الباقية توصلها إلى امتحاناتها النهائية.',
      tr: 'Nura annesi ve erkek kardeşiyle yaşıyor. Yakında on sekiz yaşına girecek; kalan aylar onu bitirme sınavlarına ulaştıracak.',
      id: 'Nura tinggal bersama ibu dan saudara laki-lakinya. Ia segera berusia delapan belas tahun: bulan-bulan yang tersisa mengantarnya sampai ujian akhir.',
    },
    ...{ gender: 'female', nationality: 'OM', orphanhood: 'father', children: 2 },
    ...{ area: 'sharqiyah', picture: 'graduation', months: years(17, 8), days: 12 },
    ...{ price: 35_000, zakat: false, since: 10, paid: 8 },
  },
  {
    id: 'orphan-ibrahim',
    name: { en: 'Ibrahim', ar: 'إبراهيم', tr: 'İbrahim', id: 'Ibrahim' },
    summary: {
      en: 'Helps with the olive harvest and can tell the trees apart.',
      ar: 'يساعد في قطف الزيتون، ويميّز الأشجار بعضها من بعض.',
      tr: 'Zeytin hasadına yardım ediyor, ağaçları birbirinden ayırt edebiliyor.',
      id: 'Membantu panen zaitun dan dapat membedakan setiap pohon.',
    },
    story: {
      en: 'Ibrahim lives with his mother, two sisters and his grandfather, whose trees are older than anybody in the village can say.',
      ar: 'يعيش إبراهيم مع أمه وأختيه وجدّه، وفي بستان الجدّ أشجار لا يعرف أحد في القرية كم عمرها.',
      tr: 'İbrahim annesi, iki kız kardeşi ve dedesiyle yaşıyor; dedesinin ağaçlarının yaşını köyde kimse bilmiyor.',
      id: 'Ibrahim tinggal bersama ibu, dua saudara perempuan, dan kakeknya, yang pohon-pohonnya begitu tua hingga tak seorang pun di desa tahu umurnya.',
    },
    ...{ gender: 'male', nationality: 'PS', orphanhood: 'father', children: 3 },
    ...{ area: 'west-bank', picture: 'olive', months: years(7, 11), days: 1 },
    ...{ price: 40_000, zakat: true, since: 5, paid: 3 },
  },
  {
    id: 'orphan-tariq',
    name: { en: 'Tariq', ar: 'طارق', tr: 'Tarık', id: 'Thariq' },
    summary: {
      en: 'The youngest of six, and carried about by all of them.',
      ar: 'أصغر ستة إخوة، وكلهم يحمله ويلاعبه.',
      tr: 'Altı kardeşin en küçüğü; hepsi onu kucağından indirmiyor.',
      id: 'Bungsu dari enam bersaudara, dan digendong oleh semuanya.',
    },
    story: {
      en: 'Tariq lives with his mother and his five siblings. He has begun to speak, and his first word was the name of his eldest sister.',
      ar: 'يعيش طارق مع أمه وإخوته الخمسة. بدأ يتكلّم، وكانت أول كلمة نطقها اسم أخته الكبرى.',
      tr: 'Tarık annesi ve beş kardeşiyle yaşıyor. Konuşmaya başladı; ilk sözü en büyük ablasının adı oldu.',
      id: 'Thariq tinggal bersama ibu dan lima saudaranya. Ia mulai berbicara, dan kata pertamanya adalah nama kakak sulungnya.',
    },
    ...{ gender: 'male', nationality: 'SY', orphanhood: 'father', children: 6 },
    ...{ area: 'northern-syria', picture: 'kite', months: years(2, 2), days: 15 },
    ...{ price: 30_000, zakat: true, since: 1, paid: 2 },
  },
];

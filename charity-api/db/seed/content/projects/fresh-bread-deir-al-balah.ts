/** Campaign: fresh bread every morning in Deir al-Balah; takes zakat. */
import type { SeedProject } from '../types';

export default {
  id: 'fresh-bread-deir-al-balah',
  type: 'eghatha',
  category: 'cash_support',
  title: {
    en: 'Fresh bread every morning in Deir al-Balah',
    ar: 'خبز طازج كل صباح في دير البلح',
    tr: 'Deyr el-Belah’ta her sabah taze ekmek',
    id: 'Roti segar setiap pagi di Deir al-Balah',
  },
  summary: {
    en: 'A two-kilogram bag of bread each morning for 600 families, for 40 days. One bag costs 500 baisa.',
    ar: 'كيس خبز يزن كيلوغرامين كل صباح لـ600 أسرة، مدة 40 يومًا. ثمن الكيس الواحد 500 بيسة.',
    tr: '600 aileye 40 gün boyunca her sabah iki kilogramlık bir torba ekmek. Bir torbanın bedeli 500 baisa.',
    id: 'Satu kantong roti seberat dua kilogram setiap pagi untuk 600 keluarga selama 40 hari. Harga satu kantong 500 baisa.',
  },
  story: {
    en:
      '<p>Two bakeries in Deir al-Balah light their ovens at three in the morning. By seven, 600 bags are at six shops within walking distance of the families, two kilograms in each. A family shows its card, takes the bag and goes home. There is no line to photograph, and we do not photograph anyone collecting bread.</p>' +
      '<p>The bakers told us what a bag costs them: 290 baisa for flour, yeast and salt, 100 for fuel, 70 for wages, 40 for the bag and delivery. We pay that price, 500 baisa, for bags received and counted. A member of our team weighs twenty bags each morning and writes the result in a book kept at the shop.</p>' +
      '<h3>Zakat</h3>' +
      '<p>You may give zakat here. Our team has visited each family and found it to be among the poor and the needy (al-fuqara and al-masakin). The bread becomes theirs, and nothing is asked of them for it. We take nothing for our running costs, which other gifts pay for.</p>',
    ar:
      '<p>يوقد مخبزان في دير البلح أفرانهما في الثالثة فجرًا. وقبل السابعة يصل 600 كيس إلى ستة دكاكين قريبة من بيوت الأسر، في كل كيس كيلوغرامان. تُبرز الأسرة بطاقتها وتأخذ خبزها وتعود إلى بيتها. لا طابور هناك، ولا نصوّر أحدًا وهو يتسلّم خبزه.</p>' +
      '<p>سألنا الخبّازين عن تكلفة الكيس، فقالوا: 290 بيسة للطحين والخميرة والملح، و100 بيسة للوقود، و70 بيسة للأجور، و40 بيسة للكيس والتوصيل. فنحن ندفع 500 بيسة عن كل كيس تسلّمناه وعددناه. ويزن أحد أفراد فريقنا عشرين كيسًا كل صباح، ويدوّن النتيجة في دفتر محفوظ في الدكّان.</p>' +
      '<h3>الزكاة</h3>' +
      '<p>يجوز أن تدفع زكاة مالك في هذه الحملة. فقد زار فريقنا كل أسرة وتحقّق من أنها من الفقراء والمساكين، والخبز يصير ملكًا لها بلا مقابل. ولا نأخذ من هذه الأموال شيئًا لمصاريفنا التشغيلية، بل ننفق عليها من تبرّعات أخرى.</p>',
    tr:
      '<p>Deyr el-Belah’taki iki fırın, ocaklarını sabaha karşı üçte yakar. Saat yediye kadar, her biri iki kilogramlık 600 torba, ailelerin yürüyerek ulaşabileceği altı dükkâna bırakılır. Aile kartını gösterir, torbasını alır ve evine döner. Kuyruk oluşmaz; ekmeğini alan hiç kimsenin fotoğrafını çekmeyiz.</p>' +
      '<p>Fırıncılar bir torbanın maliyetini bize şöyle bildirdi: un, maya ve tuz için 290 baisa, yakıt için 100, ücretler için 70, torba ve dağıtım için 40. Teslim alıp saydığımız her torba için bu bedeli, yani 500 baisa öderiz. Ekibimizden bir kişi her sabah yirmi torbayı tartar ve sonucu dükkânda duran deftere yazar.</p>' +
      '<h3>Zekât</h3>' +
      '<p>Bu kampanyaya zekâtınızı verebilirsiniz. Ekibimiz her aileyi ziyaret etmiş, fakirler ve miskinler kapsamında olduğunu tespit etmiştir. Ekmek, karşılığında hiçbir şey istenmeden ailenin mülkü olur. Bu kampanyadan işletme giderlerimiz için pay almayız; o giderler başka bağışlardan karşılanır.</p>',
    id:
      '<p>Dua toko roti di Deir al-Balah menyalakan oven pukul tiga dini hari. Sebelum pukul tujuh, 600 kantong berisi masing-masing dua kilogram sudah sampai di enam warung yang dapat dicapai keluarga dengan berjalan kaki. Keluarga menunjukkan kartu, mengambil kantongnya, lalu pulang. Tidak ada antrean, dan kami tidak memotret siapa pun yang mengambil roti.</p>' +
      '<p>Para pembuat roti merinci biaya satu kantong: 290 baisa untuk tepung, ragi, dan garam, 100 untuk bahan bakar, 70 untuk upah, serta 40 untuk kantong dan pengantaran. Kami membayar 500 baisa untuk setiap kantong yang diterima dan dihitung. Setiap pagi seorang anggota tim menimbang dua puluh kantong dan mencatat hasilnya di buku yang disimpan di warung.</p>' +
      '<h3>Zakat</h3>' +
      '<p>Anda dapat menunaikan zakat melalui kampanye ini. Tim kami telah mengunjungi setiap keluarga dan memastikan bahwa mereka termasuk golongan fakir dan miskin. Roti itu menjadi milik mereka tanpa imbalan apa pun. Kami tidak mengambil bagian untuk biaya operasional; biaya tersebut ditanggung oleh donasi lain.</p>',
  },
  place: { en: 'Deir al-Balah', ar: 'دير البلح', tr: 'Deyr el-Belah', id: 'Deir al-Balah' },
  pictures: [
    {
      scene: 'bread',
      alt: {
        en: 'Warm flat loaves in a stack between ears of wheat',
        ar: 'أرغفة ساخنة مرصوصة بين سنابل القمح',
        tr: 'Buğday başaklarının arasında üst üste dizilmiş sıcak ekmekler',
        id: 'Tumpukan roti pipih hangat di antara bulir gandum',
      },
    },
  ],
  goal: 12_000_000,
  raised: 9_310_000,
  gifts: 1_127,
  closesInDays: 26,
  status: 'open',
  zakatEligible: true,
  featured: true,
  publishedDaysAgo: 31,
  budget: [
    {
      label: {
        en: 'Flour, yeast and salt for 24,000 bags',
        ar: 'طحين وخميرة وملح لـ24,000 كيس',
        tr: '24,000 torba için un, maya ve tuz',
        id: 'Tepung, ragi, dan garam untuk 24,000 kantong',
      },
      amount: 6_960_000,
    },
    {
      label: {
        en: 'Fuel for the ovens',
        ar: 'وقود الأفران',
        tr: 'Fırın yakıtı',
        id: 'Bahan bakar oven',
      },
      amount: 2_400_000,
    },
    {
      label: {
        en: 'Bakers’ wages',
        ar: 'أجور الخبّازين',
        tr: 'Fırıncıların ücretleri',
        id: 'Upah pembuat roti',
      },
      amount: 1_680_000,
    },
    {
      label: {
        en: 'Bags and delivery to the shops',
        ar: 'الأكياس والتوصيل إلى الدكاكين',
        tr: 'Torbalar ve dükkânlara dağıtım',
        id: 'Kantong dan pengantaran ke warung',
      },
      amount: 960_000,
    },
  ],
  impact: [
    {
      amount: 5_000,
      text: {
        en: 'gives one family bread for ten days',
        ar: 'تكفي أسرة واحدة خبزًا عشرة أيام',
        tr: 'bir ailenin on günlük ekmeğini karşılar',
        id: 'menyediakan roti untuk satu keluarga selama sepuluh hari',
      },
    },
    {
      amount: 10_000,
      text: {
        en: 'gives one family bread for twenty days',
        ar: 'تكفي أسرة واحدة خبزًا عشرين يومًا',
        tr: 'bir ailenin yirmi günlük ekmeğini karşılar',
        id: 'menyediakan roti untuk satu keluarga selama dua puluh hari',
      },
    },
    {
      amount: 20_000,
      text: {
        en: 'gives one family bread for all forty days',
        ar: 'تكفي أسرة واحدة خبزًا الأيام الأربعين كلها',
        tr: 'bir ailenin kırk gün boyunca ekmeğini karşılar',
        id: 'menyediakan roti untuk satu keluarga selama empat puluh hari penuh',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'gives five families bread for all forty days',
        ar: 'تكفي خمس أسر خبزًا الأيام الأربعين كلها',
        tr: 'beş ailenin kırk gün boyunca ekmeğini karşılar',
        id: 'menyediakan roti untuk lima keluarga selama empat puluh hari penuh',
      },
    },
  ],
  updates: [
    {
      daysAgo: 2,
      text: {
        en: 'Nineteen mornings so far: 11,400 bags baked and collected. The average weight of the bags we checked is 2.03 kilograms.',
        ar: 'مضى تسعة عشر صباحًا، وبلغ ما خُبز وتسلّمته الأسر 11,400 كيس. ومتوسط وزن الأكياس التي فحصناها 2.03 كيلوغرام.',
        tr: 'On dokuz sabah geride kaldı: 11,400 torba ekmek pişirildi ve ailelere ulaştı. Tarttığımız torbaların ortalaması 2.03 kilogram.',
        id: 'Sudah sembilan belas pagi berjalan: 11,400 kantong roti dipanggang dan diambil keluarga. Berat rata-rata kantong yang kami timbang 2.03 kilogram.',
      },
    },
    {
      daysAgo: 11,
      text: {
        en: 'Fuel was late on one morning and the bread came at half past nine. We have put two days of fuel in reserve at each bakery.',
        ar: 'تأخّر الوقود في أحد الأيام، فوصل الخبز في التاسعة والنصف. وقد وضعنا في كل مخبز وقودًا احتياطيًّا يكفي يومين.',
        tr: 'Bir sabah yakıt geç geldi ve ekmek saat dokuz buçukta ulaştı. Her fırına iki günlük yedek yakıt koyduk.',
        id: 'Pada suatu pagi bahan bakar terlambat dan roti baru tiba pukul setengah sepuluh. Kami kini menyimpan cadangan bahan bakar untuk dua hari di setiap toko roti.',
      },
    },
    {
      daysAgo: 20,
      text: {
        en: 'The first morning: 600 bags, six shops, finished by seven.',
        ar: 'الصباح الأول: 600 كيس في ستة دكاكين، وانتهى التسليم قبل السابعة.',
        tr: 'İlk sabah: 600 torba, altı dükkân; saat yedide her şey yerindeydi.',
        id: 'Pagi pertama: 600 kantong, enam warung, selesai sebelum pukul tujuh.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: forty-eight safe play days for children. No deadline. */
import type { SeedProject } from '../types';

export default {
  id: 'safe-play-days',
  type: 'development',
  category: 'psychosocial_support',
  title: {
    en: 'Safe play days',
    ar: 'أيام لعب آمنة',
    tr: 'Güvenli oyun günleri',
    id: 'Hari bermain yang aman',
  },
  summary: {
    en: 'Forty-eight play days, one a week, in four places by turn: 120 children a day, eight trained companions, and ground that has been checked.',
    ar: '48 يومًا للعب، يوم في كل أسبوع، بالتناوب بين أربعة أماكن: 120 طفلًا في اليوم، وثمانية مرافقين مدرَّبين، وأرض فُحصت مسبقًا.',
    tr: 'Haftada bir olmak üzere 48 oyun günü, dört yerde sırayla: günde 120 çocuk, eğitimli sekiz görevli ve önceden denetlenmiş bir alan.',
    id: 'Empat puluh delapan hari bermain, sekali seminggu, bergiliran di empat tempat: 120 anak sehari, delapan pendamping terlatih, dan lahan yang sudah diperiksa.',
  },
  story: {
    en: '<p>Children play wherever they are. What is hard to find in the camps is a wide piece of ground that someone has checked, and grown-ups with time to stay. Each Saturday we hold a play day in one of four places: Khan Younis, Deir al-Balah, Nuseirat and Gaza City. Each place has its turn every four weeks.</p><p>Eight companions, trained for three weeks in play and psychological first aid, look after 120 children between five and twelve. They play ball, fly kites, sing and paint. Children who prefer to sit and watch may do so; a companion sits with them. There is water, shade and a meal.</p><h3>How the day is kept safe</h3><ul><li>Specialists walk the ground the day before and sign for it</li><li>Each child is signed in and out by a relative</li><li>We take no photographs of children’s faces</li></ul>',
    ar: '<p>يلعب الأطفال حيث كانوا، ولكن يصعب أن تجد في المخيمات أرضًا واسعة فحصها أحد، وكبارًا لديهم وقت للبقاء مع الصغار. لذلك نقيم كل سبت يوم لعب في واحد من أربعة أماكن: خان يونس ودير البلح والنصيرات ومدينة غزة. ويأتي دور كل مكان مرة كل أربعة أسابيع.</p><p>يرعى 120 طفلًا بين الخامسة والثانية عشرة ثمانيةُ مرافقين تدرّبوا ثلاثة أسابيع على اللعب وعلى الإسعاف النفسي الأولي. يلعبون بالكرة ويطيّرون الطائرات الورقية وينشدون ويرسمون. ومن أحبّ من الأطفال أن يجلس ويتفرّج فله ذلك، ويجلس معه أحد المرافقين. ويجد الأطفال ماءً وظلًّا ووجبة طعام.</p><h3>كيف نحفظ سلامة الأطفال</h3><ul><li>يفحص مختصون الأرض في اليوم السابق ويوقّعون على سلامتها</li><li>يوقّع أحد الأقارب عند حضور كل طفل وعند انصرافه</li><li>لا نصوّر وجوه الأطفال</li></ul>',
    tr: '<p>Çocuklar nerede olursa olsun oynar. Kamplarda zor bulunan, birinin denetlediği geniş bir alan ve çocukların yanında kalacak vakti olan yetişkinlerdir. Bu yüzden her cumartesi dört yerden birinde oyun günü düzenliyoruz: Han Yunus, Deyr el-Belah, Nuseyrat ve Gazze şehri. Sıra her yere dört haftada bir geliyor.</p><p>Oyun ve psikolojik ilk yardım konusunda üç hafta eğitim almış sekiz görevli, beş ile on iki yaş arasındaki 120 çocukla ilgileniyor. Çocuklar top oynuyor, uçurtma uçuruyor, şarkı söylüyor, resim yapıyor. Oturup izlemek isteyen oturabiliyor; bir görevli de yanında kalıyor. Su, gölgelik ve bir öğün yemek sağlanıyor.</p><h3>Güvenlik nasıl sağlanıyor</h3><ul><li>Uzmanlar alanı bir gün önce yürüyerek denetliyor ve imzalıyor</li><li>Her çocuğu bir yakını imzayla bırakıyor, imzayla alıyor</li><li>Çocukların yüzü fotoğraflanmıyor</li></ul>',
    id: '<p>Anak-anak bermain di mana pun mereka berada. Yang sulit ditemukan di kamp adalah lahan luas yang sudah diperiksa dan orang dewasa yang punya waktu untuk menemani. Karena itu setiap Sabtu kami mengadakan hari bermain di salah satu dari empat tempat: Khan Younis, Deir al-Balah, Nuseirat, dan Kota Gaza. Setiap tempat mendapat giliran empat minggu sekali.</p><p>Delapan pendamping, yang dilatih tiga minggu tentang permainan dan pertolongan pertama psikologis, menjaga 120 anak berusia lima sampai dua belas tahun. Mereka bermain bola, menerbangkan layang-layang, bernyanyi, dan melukis. Anak yang lebih suka duduk dan menonton dibiarkan demikian, ditemani seorang pendamping. Tersedia air, tempat teduh, dan makan siang.</p><h3>Cara kami menjaga keamanan</h3><ul><li>Petugas ahli menyusuri lahan sehari sebelumnya dan menandatangani hasilnya</li><li>Setiap anak diantar dan dijemput keluarga dengan tanda tangan</li><li>Kami tidak memotret wajah anak</li></ul>',
  },
  place: {
    en: 'Khan Younis, Deir al-Balah, Nuseirat and Gaza City',
    ar: 'خان يونس ودير البلح والنصيرات ومدينة غزة',
    tr: 'Han Yunus, Deyr el-Belah, Nuseyrat ve Gazze şehri',
    id: 'Khan Younis, Deir al-Balah, Nuseirat, dan Kota Gaza',
  },
  pictures: [
    {
      scene: 'kite',
      alt: {
        en: 'A child flies a large kite in an open field',
        ar: 'طفل يطيّر طائرة ورقية كبيرة في أرض واسعة',
        tr: 'Açık alanda büyük bir uçurtma uçuran çocuk',
        id: 'Seorang anak menerbangkan layang-layang besar di tanah lapang',
      },
    },
  ],
  goal: 14_400_000,
  raised: 5_385_000,
  gifts: 318,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 61,
  budget: [
    {
      label: {
        en: 'Shade, water and a meal, 48 days',
        ar: 'الظل والماء والوجبات مدة 48 يومًا',
        tr: '48 gün için gölgelik, su ve yemek',
        id: 'Peneduh, air, dan makan siang selama 48 hari',
      },
      amount: 4_608_000,
    },
    {
      label: {
        en: 'Pay of eight companions, 48 days',
        ar: 'أجور ثمانية مرافقين مدة 48 يومًا',
        tr: 'Sekiz görevlinin 48 günlük ücreti',
        id: 'Upah delapan pendamping selama 48 hari',
      },
      amount: 3_840_000,
    },
    {
      label: {
        en: 'Balls, kites, paints and paper',
        ar: 'الكرات والطائرات الورقية والألوان والورق',
        tr: 'Toplar, uçurtmalar, boyalar ve kâğıt',
        id: 'Bola, layang-layang, cat, dan kertas',
      },
      amount: 3_600_000,
    },
    {
      label: {
        en: 'Checking the ground, transport and first aid',
        ar: 'فحص الأرض والنقل والإسعافات الأولية',
        tr: 'Alan denetimi, ulaşım ve ilk yardım',
        id: 'Pemeriksaan lahan, transportasi, dan P3K',
      },
      amount: 1_776_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 576_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'gives four children a play day',
        ar: 'توفّر يوم لعب لأربعة أطفال',
        tr: 'dört çocuğun bir oyun gününü karşılar',
        id: 'membiayai satu hari bermain untuk empat anak',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'gives ten children a play day',
        ar: 'توفّر يوم لعب لعشرة أطفال',
        tr: 'on çocuğun bir oyun gününü karşılar',
        id: 'membiayai satu hari bermain untuk sepuluh anak',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'gives twenty children a play day',
        ar: 'توفّر يوم لعب لعشرين طفلًا',
        tr: 'yirmi çocuğun bir oyun gününü karşılar',
        id: 'membiayai satu hari bermain untuk dua puluh anak',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'gives forty children a play day',
        ar: 'توفّر يوم لعب لأربعين طفلًا',
        tr: 'kırk çocuğun bir oyun gününü karşılar',
        id: 'membiayai satu hari bermain untuk empat puluh anak',
      },
    },
  ],
  updates: [
    {
      daysAgo: 3,
      text: {
        en: 'The seventh play day was in Nuseirat: 118 children came, and all 118 were signed out by a relative. The kites made that morning went home with them.',
        ar: 'أقمنا يوم اللعب السابع في النصيرات، فحضره 118 طفلًا، وتسلّمهم جميعًا أقاربهم بالتوقيع. وحملوا معهم إلى بيوتهم الطائرات الورقية التي صنعوها صباحًا.',
        tr: 'Yedinci oyun günü Nuseyrat’ta yapıldı: 118 çocuk geldi, hepsini yakınları imzayla teslim aldı. Çocuklar sabah yaptıkları uçurtmaları yanlarında götürdü.',
        id: 'Hari bermain ketujuh diadakan di Nuseirat: 118 anak datang, dan semuanya dijemput keluarga dengan tanda tangan. Layang-layang buatan pagi itu mereka bawa pulang.',
      },
    },
    {
      daysAgo: 24,
      text: {
        en: 'The day in Gaza City was put off by a week, because the ground had not been checked in time. It was held the Saturday after, for 112 children.',
        ar: 'أجّلنا يوم اللعب في مدينة غزة أسبوعًا، لأن الأرض لم تُفحص في موعدها. وأقمناه في السبت التالي، وحضره 112 طفلًا.',
        tr: 'Alan zamanında denetlenemediği için Gazze şehrindeki oyun gününü bir hafta erteledik. Sonraki cumartesi 112 çocukla yapıldı.',
        id: 'Hari bermain di Kota Gaza ditunda seminggu karena lahannya belum selesai diperiksa. Acara diadakan Sabtu berikutnya untuk 112 anak.',
      },
    },
  ],
} satisfies SeedProject;

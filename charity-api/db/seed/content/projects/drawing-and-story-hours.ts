/** Campaign, completed: drawing and story hours for children in Khan Younis and Nuseirat. */
import type { SeedProject } from '../types';

export default {
  id: 'drawing-and-story-hours',
  type: 'development',
  category: 'psychosocial_support',
  title: {
    en: 'Drawing and story hours',
    ar: 'ساعات للرسم والحكاية',
    tr: 'Resim ve masal saatleri',
    id: 'Jam menggambar dan bercerita',
  },
  summary: {
    en: 'For 24 weeks, 224 children in Khan Younis and Nuseirat drew and heard stories once a week with two trained companions. The campaign is complete.',
    ar: 'رسم 224 طفلًا في خان يونس والنصيرات واستمعوا إلى الحكايات مرة كل أسبوع، مدة 24 أسبوعًا، مع مرافقتين مدرَّبتين. اكتملت هذه الحملة.',
    tr: 'Han Yunus ve Nuseyrat’ta 224 çocuk, 24 hafta boyunca haftada bir kez eğitimli iki görevliyle resim yaptı, masal dinledi. Kampanya tamamlandı.',
    id: 'Selama 24 minggu, 224 anak di Khan Younis dan Nuseirat menggambar dan mendengarkan cerita seminggu sekali bersama dua pendamping terlatih. Kampanye ini telah selesai.',
  },
  story: {
    en: '<p>A child who cannot yet find words for a thing can often draw it. In four tents in Khan Younis and Nuseirat, eight groups of 28 children between five and ten met once a week for two hours: one hour to draw, one hour to hear a story and tell it again in their own way.</p><p>Two companions led each group. They gave no marks, corrected no drawing and asked no child to explain one. Each child kept the drawings in a folder with the child’s own sign on it, and took the folder home at the end, with a story book chosen from twelve.</p><p>A child psychologist visited each group every third week and met the companions afterwards. When a drawing or a silence worried them, she spoke with the child’s mother or father first. No drawing was shown or printed without the consent of the family and the child.</p>',
    ar: '<p>كثيرًا ما يرسم الطفل ما لا يجد له كلامًا بعد. اجتمعت في أربع خيام في خان يونس والنصيرات ثماني مجموعات، في كل منها 28 طفلًا بين الخامسة والعاشرة، ساعتين في كل أسبوع: ساعة يرسمون فيها، وساعة يستمعون إلى حكاية ثم يروونها بطريقتهم.</p><p>قادت كلَّ مجموعة مرافقتان. لم تضعا علامات، ولم تصحّحا رسمًا، ولم تطلبا من طفل أن يشرح ما رسم. واحتفظ كل طفل برسومه في ملف عليه علامة اختارها لنفسه، وحمل الملف إلى بيته في الختام، ومعه كتاب قصص اختاره من بين 12 كتابًا.</p><p>زارت اختصاصية في نفسية الطفل كل مجموعة مرة كل ثلاثة أسابيع، والتقت بعد ذلك بالمرافقتين. وإذا أقلقها رسم أو صمت كلّمت أم الطفل أو أباه أولًا. ولم نعرض رسمًا ولم نطبعه إلا بإذن الأسرة والطفل معًا.</p>',
    tr: '<p>Çocuk, henüz söze dökemediği bir şeyi çoğu zaman çizebilir. Han Yunus ve Nuseyrat’taki dört çadırda, beş ile on yaş arasındaki çocuklardan oluşan 28’er kişilik sekiz grup haftada bir kez iki saat buluştu: bir saat resim yaptılar, bir saat masal dinleyip kendilerince yeniden anlattılar.</p><p>Her grubu iki görevli yönetti. Not vermediler, hiçbir resmi düzeltmediler, hiçbir çocuktan resmini açıklamasını istemediler. Her çocuk resimlerini, üzerine kendi işaretini koyduğu bir dosyada sakladı; sonunda dosyasını ve on iki kitap arasından seçtiği bir masal kitabını evine götürdü.</p><p>Bir çocuk psikoloğu her grubu üç haftada bir ziyaret etti, ardından görevlilerle görüştü. Bir resim ya da bir suskunluk onu düşündürdüğünde önce çocuğun annesi veya babasıyla konuştu. Ailenin ve çocuğun izni olmadan hiçbir resim sergilenmedi, basılmadı.</p>',
    id: '<p>Hal yang belum dapat diucapkan seorang anak sering kali dapat ia gambar. Di empat tenda di Khan Younis dan Nuseirat, delapan kelompok yang masing-masing terdiri atas 28 anak berusia lima sampai sepuluh tahun bertemu seminggu sekali selama dua jam: satu jam menggambar, satu jam mendengarkan cerita lalu menceritakannya kembali dengan cara mereka sendiri.</p><p>Dua pendamping memimpin setiap kelompok. Mereka tidak memberi nilai, tidak membetulkan gambar, dan tidak meminta anak menjelaskannya. Setiap anak menyimpan gambarnya dalam map bertanda pilihannya sendiri. Pada akhir kegiatan, map itu dibawa pulang bersama satu buku cerita yang dipilih dari dua belas judul.</p><p>Seorang psikolog anak mengunjungi setiap kelompok tiga minggu sekali, kemudian berdiskusi dengan para pendamping. Jika ada gambar atau sikap diam yang perlu diperhatikan, ia lebih dahulu berbicara dengan ibu atau ayah anak itu. Tidak ada gambar yang dipamerkan atau dicetak tanpa izin keluarga dan anaknya.</p>',
  },
  place: {
    en: 'Khan Younis and Nuseirat',
    ar: 'خان يونس والنصيرات',
    tr: 'Han Yunus ve Nuseyrat',
    id: 'Khan Younis dan Nuseirat',
  },
  pictures: [
    {
      scene: 'drawing',
      alt: {
        en: 'A child’s drawing of a house, a tree and the sun, with crayons around it',
        ar: 'رسم طفل لبيت وشجرة وشمس، وحوله أقلام تلوين',
        tr: 'Ev, ağaç ve güneş çizilmiş bir çocuk resmi, çevresinde boya kalemleri',
        id: 'Gambar rumah, pohon, dan matahari karya anak, dikelilingi krayon',
      },
    },
  ],
  goal: 8_400_000,
  raised: 8_525_000,
  gifts: 347,
  closesInDays: -204,
  status: 'completed',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 263,
  budget: [
    {
      label: {
        en: 'Two companions for 192 meetings',
        ar: 'مرافقتان لكل لقاء من 192 لقاءً',
        tr: '192 buluşmanın her birinde iki görevli',
        id: 'Dua pendamping untuk 192 pertemuan',
      },
      amount: 3_072_000,
    },
    {
      label: {
        en: 'Paper, colours, folders and story books',
        ar: 'الورق والألوان والملفات وكتب القصص',
        tr: 'Kâğıt, boya, dosya ve masal kitapları',
        id: 'Kertas, krayon, map, dan buku cerita',
      },
      amount: 2_240_000,
    },
    {
      label: {
        en: 'Mats, low tables and shade for four tents',
        ar: 'حُصر وطاولات منخفضة ومظلات لأربع خيام',
        tr: 'Dört çadır için hasır, alçak masa ve gölgelik',
        id: 'Tikar, meja rendah, dan peneduh untuk empat tenda',
      },
      amount: 1_570_000,
    },
    {
      label: {
        en: 'Child psychologist, six months',
        ar: 'اختصاصية في نفسية الطفل مدة ستة أشهر',
        tr: 'Altı ay boyunca çocuk psikoloğu',
        id: 'Psikolog anak selama enam bulan',
      },
      amount: 1_140_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 378_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'gives one child paper, colours and a story book',
        ar: 'توفّر لطفل واحد الورق والألوان وكتاب قصص',
        tr: 'bir çocuğun kâğıdını, boyasını ve masal kitabını karşılar',
        id: 'menyediakan kertas, krayon, dan buku cerita untuk satu anak',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'gives five children paper, colours and a story book each',
        ar: 'توفّر لخمسة أطفال الورق والألوان وكتاب قصص لكل منهم',
        tr: 'beş çocuğun kâğıdını, boyasını ve birer masal kitabını karşılar',
        id: 'menyediakan kertas, krayon, dan buku cerita untuk lima anak',
      },
    },
    {
      amount: 75_000,
      text: {
        en: 'pays for all 24 weeks for two children',
        ar: 'تغطي الأسابيع الـ24 كلها لطفلين',
        tr: 'iki çocuğun 24 haftasının tamamını karşılar',
        id: 'membiayai seluruh 24 minggu untuk dua anak',
      },
    },
  ],
  updates: [
    {
      daysAgo: 18,
      text: {
        en: 'The last groups closed with an exhibition of 61 drawings, shown with consent. About 400 relatives and neighbours came over two afternoons.',
        ar: 'ختمت المجموعات الأخيرة لقاءاتها بمعرض ضمّ 61 رسمًا عُرضت بإذن أصحابها. وزاره في يومين نحو 400 من الأقارب والجيران.',
        tr: 'Son gruplar, izin alınarak seçilen 61 resimlik bir sergiyle çalışmalarını bitirdi. İki öğleden sonra boyunca yaklaşık 400 yakın ve komşu sergiyi gezdi.',
        id: 'Kelompok terakhir menutup kegiatan dengan pameran 61 gambar yang dipajang atas izin pembuatnya. Sekitar 400 kerabat dan tetangga datang selama dua sore.',
      },
    },
    {
      daysAgo: 106,
      text: {
        en: 'Halfway: 95 of 96 planned meetings were held. One was cancelled because the road was not safe, and the children were told the evening before.',
        ar: 'بلغنا منتصف المدة، وعُقد 95 لقاءً من 96. وألغينا لقاءً واحدًا لأن الطريق لم يكن آمنًا، وأخبرنا الأطفال مساء اليوم السابق.',
        tr: 'Yarı yoldayız: Planlanan 96 buluşmanın 95’i yapıldı. Biri, yol güvenli olmadığı için iptal edildi; çocuklara bir akşam önceden haber verildi.',
        id: 'Separuh jalan: 95 dari 96 pertemuan yang direncanakan sudah terlaksana. Satu dibatalkan karena jalan tidak aman, dan anak-anak diberi tahu malam sebelumnya.',
      },
    },
    {
      daysAgo: 191,
      text: {
        en: 'The eight groups began this week. Of 224 children enrolled, 221 came to the first meeting.',
        ar: 'بدأت المجموعات الثماني لقاءاتها هذا الأسبوع. وحضر اللقاء الأول 221 طفلًا من 224 سُجّلوا.',
        tr: 'Sekiz grup bu hafta başladı. Kayıtlı 224 çocuğun 221’i ilk buluşmaya geldi.',
        id: 'Kedelapan kelompok mulai minggu ini. Dari 224 anak yang terdaftar, 221 hadir pada pertemuan pertama.',
      },
    },
  ],
  outcome: {
    text: {
      en: 'We held 188 of 192 meetings; four were cancelled for safety. Of 224 children, 211 stayed to the end and 13 moved away with their families. The psychologist met 17 families in private. Our follow-up team phoned 45 families to check. We spent 8,117.350 OMR; the remaining 407.650 OMR went to “Safe play days”.',
      ar: 'عقدنا 188 لقاءً من 192، وألغينا أربعة حفاظًا على سلامة الأطفال. وأتمّ اللقاءات 211 طفلًا من 224، وانتقل 13 طفلًا مع أسرهم. والتقت الاختصاصية بـ17 أسرة على انفراد. واتصل فريق المتابعة بـ45 أسرة للتحقّق. وأنفقنا 8,117 ريالًا عُمانيًّا و350 بيسة، وحوّلنا الباقي، وهو 407 ريالات عُمانية و650 بيسة، إلى حملة «أيام لعب آمنة».',
      tr: '192 buluşmanın 188’i yapıldı; dördü güvenlik nedeniyle iptal edildi. 224 çocuktan 211’i sonuna kadar geldi, 13’ü ailesiyle başka yere taşındı. Psikolog 17 aileyle özel olarak görüştü. Takip ekibimiz kontrol için 45 aileyi aradı. 8,117.350 Umman riyali harcandı; kalan 407.650 Umman riyali “Güvenli oyun günleri” kampanyasına aktarıldı.',
      id: 'Sebanyak 188 dari 192 pertemuan terlaksana; empat dibatalkan demi keselamatan. Dari 224 anak, 211 mengikuti sampai akhir dan 13 pindah bersama keluarganya. Psikolog bertemu secara pribadi dengan 17 keluarga. Tim tindak lanjut kami menelepon 45 keluarga untuk memeriksa. Kami membelanjakan 8,117.350 rial Oman; sisanya 407.650 rial Oman dialihkan ke “Hari bermain yang aman”.',
    },
    spent: 8_117_350,
  },
} satisfies SeedProject;

/** Campaign: rooftop vegetable gardens. */
import type { SeedProject } from '../types';

export default {
  id: 'rooftop-gardens',
  type: 'development',
  category: 'community_development',
  title: {
    en: 'Rooftop gardens',
    ar: 'حدائق على الأسطح',
    tr: 'Çatı bahçeleri',
    id: 'Kebun di atap rumah',
  },
  summary: {
    en: 'Planting beds, seeds and drip water for 150 roofs in Jabalia. One garden costs 100 OMR.',
    ar: 'أحواض زراعة وبذور وريّ بالتنقيط لـ150 سطحًا في جباليا. تكلفة الحديقة الواحدة 100 ريال عُماني.',
    tr: 'Cibaliya’da 150 çatıya ekim kasası, tohum ve damla sulama. Bir bahçenin bedeli 100 Umman riyali.',
    id: 'Bak tanam, benih, dan irigasi tetes untuk 150 atap rumah di Jabalia. Biaya satu kebun 100 rial Oman.',
  },
  story: {
    en:
      '<p>A flat roof of 20 square metres in Jabalia can hold six planting beds. With light soil and a drip line, six beds give a household about four kilograms of tomatoes, mint, spinach and peppers a week in season. The water is what the house has already used for washing, passed through a sand filter.</p>' +
      '<p>Before anything is carried up, an engineer checks that the roof can bear the weight: no more than 90 kilograms a square metre when wet. The household builds the beds with us in one morning. An agronomist comes back six times in two seasons, and neighbours trade seedlings on the first Saturday of each month.</p>' +
      '<p>Each household writes down what it picks, in kilograms, on a sheet by the stairs. We add up the sheets twice a year and publish the total, with the roofs where the garden was given up and why.</p>',
    ar:
      '<p>يتّسع سطح مستوٍ مساحته 20 مترًا مربعًا في جباليا لستة أحواض زراعة. وبتربة خفيفة وريّ بالتنقيط تعطي الأحواض الستة أهل البيت في الموسم نحو أربعة كيلوغرامات في الأسبوع من الطماطم والنعناع والسبانخ والفلفل. أما الماء فمن ماء الغسيل المستعمل في البيت بعد ترشيحه بالرمل.</p>' +
      '<p>قبل أن نحمل شيئًا إلى السطح يتحقّق مهندس من قدرته على الحمل: لا يزيد المتر المربع على 90 كيلوغرامًا والتربة مبلّلة. ثم يبني أهل البيت الأحواض معنا في صباح واحد. ويعود المهندس الزراعي ست مرات خلال موسمين، ويتبادل الجيران الشتلات في أول سبت من كل شهر.</p>' +
      '<p>يدوّن أهل كل بيت ما يقطفونه بالكيلوغرام على ورقة معلّقة عند الدرج. ونجمع الأوراق مرتين في السنة وننشر المجموع، ونذكر الأسطح التي تُركت حدائقها وسبب ذلك.</p>',
    tr:
      '<p>Cibaliya’da 20 metrekarelik düz bir çatıya altı ekim kasası sığar. Hafif toprak ve damla sulamayla bu altı kasa, mevsiminde bir eve haftada yaklaşık dört kilogram domates, nane, ıspanak ve biber verir. Sulama, evde yıkamada kullanılmış suyun kum filtresinden geçirilmesiyle yapılır.</p>' +
      '<p>Yukarıya herhangi bir şey taşınmadan önce bir mühendis, çatının yükü kaldırıp kaldırmayacağına bakar: toprak ıslakken metrekareye en çok 90 kilogram. Kasaları ev halkı bizimle birlikte bir sabahta kurar. Ziraat mühendisi iki mevsimde altı kez yeniden gelir; komşular her ayın ilk cumartesi günü fide değiş tokuşu yapar.</p>' +
      '<p>Her ev, topladığı ürünü kilogram olarak merdiven başındaki kâğıda yazar. Kâğıtları yılda iki kez toplar, toplam miktarı yayımlarız; bırakılan bahçeleri ve nedenini de belirtiriz.</p>',
    id:
      '<p>Atap datar seluas 20 meter persegi di Jabalia dapat menampung enam bak tanam. Dengan media tanam ringan dan irigasi tetes, enam bak itu menghasilkan sekitar empat kilogram tomat, mint, bayam, dan paprika per minggu pada musimnya. Airnya berasal dari bekas cucian rumah tangga yang disaring dengan pasir.</p>' +
      '<p>Sebelum apa pun dinaikkan, seorang insinyur memastikan atap sanggup menahan beban: paling banyak 90 kilogram per meter persegi saat basah. Bak dirakit bersama keluarga pemilik rumah dalam satu pagi. Penyuluh pertanian datang enam kali selama dua musim, dan para tetangga bertukar bibit setiap Sabtu pertama.</p>' +
      '<p>Setiap keluarga mencatat hasil petikannya dalam kilogram pada lembar di dekat tangga. Dua kali setahun kami menjumlahkan catatan itu dan menerbitkan hasilnya, termasuk kebun yang tidak dilanjutkan beserta alasannya.</p>',
  },
  place: { en: 'Jabalia', ar: 'جباليا', tr: 'Cibaliya', id: 'Jabalia' },
  pictures: [
    {
      scene: 'garden',
      alt: {
        en: 'Tomatoes and leafy greens growing in wooden beds on a roof',
        ar: 'طماطم وخضراوات ورقية في أحواض خشبية على سطح بيت',
        tr: 'Bir çatıda ahşap kasalarda yetişen domatesler ve yeşillikler',
        id: 'Tomat dan sayuran daun di bak kayu di atap rumah',
      },
    },
  ],
  goal: 15_000_000,
  raised: 6_215_000,
  gifts: 289,
  closesInDays: 48,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 27,
  budget: [
    {
      label: {
        en: '900 planting beds with light soil',
        ar: '900 حوض زراعة بتربة خفيفة',
        tr: 'Hafif toprakla dolu 900 ekim kasası',
        id: '900 bak tanam dengan media ringan',
      },
      amount: 6_900_000,
    },
    {
      label: {
        en: 'Tanks, sand filters and drip lines',
        ar: 'خزّانات ومرشّحات رملية وأنابيب تنقيط',
        tr: 'Depolar, kum filtreleri ve damla sulama hatları',
        id: 'Tangki, saringan pasir, dan selang tetes',
      },
      amount: 4_200_000,
    },
    {
      label: {
        en: 'Seeds and seedlings for two seasons',
        ar: 'بذور وشتلات لموسمين',
        tr: 'İki mevsimlik tohum ve fide',
        id: 'Benih dan bibit untuk dua musim',
      },
      amount: 1_800_000,
    },
    {
      label: {
        en: 'Roof checks and agronomist’s visits',
        ar: 'فحص الأسطح وزيارات المهندس الزراعي',
        tr: 'Çatı kontrolleri ve ziraat mühendisi ziyaretleri',
        id: 'Pemeriksaan atap dan kunjungan penyuluh pertanian',
      },
      amount: 1_500_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 600_000,
    },
  ],
  impact: [
    {
      amount: 12_000,
      text: {
        en: 'buys seeds and seedlings for one roof for two seasons',
        ar: 'تشتري بذور سطح واحد وشتلاته لموسمين',
        tr: 'bir çatının iki mevsimlik tohum ve fidesini karşılar',
        id: 'membeli benih dan bibit untuk satu atap selama dua musim',
      },
    },
    {
      amount: 28_000,
      text: {
        en: 'fits one roof with a tank, a filter and drip lines',
        ar: 'تجهّز سطحًا واحدًا بخزّان ومرشّح وأنابيب تنقيط',
        tr: 'bir çatıya depo, filtre ve damla sulama hattı kurar',
        id: 'memasang tangki, saringan, dan selang tetes di satu atap',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'sets up one whole garden for a household',
        ar: 'تقيم حديقة كاملة لأسرة واحدة',
        tr: 'bir aile için bütün bir bahçe kurar',
        id: 'membangun satu kebun lengkap untuk satu keluarga',
      },
    },
  ],
  updates: [
    {
      daysAgo: 7,
      text: {
        en: '31 gardens are planted. The engineer turned down four roofs as too weak; two of those households will plant in a shared yard.',
        ar: 'زُرعت 31 حديقة. ورفض المهندس أربعة أسطح لضعفها، وستزرع أسرتان من أصحابها في ساحة مشتركة.',
        tr: '31 bahçe ekildi. Mühendis dört çatıyı zayıf bularak uygun görmedi; bu ailelerden ikisi ortak bir avluda ekim yapacak.',
        id: 'Sebanyak 31 kebun sudah ditanami. Insinyur menolak empat atap karena kurang kuat; dua dari keluarga itu akan menanam di halaman bersama.',
      },
    },
    {
      daysAgo: 21,
      text: {
        en: 'The first ten households built their beds. We learned to carry the soil up in five-kilogram sacks, which spares everyone’s back.',
        ar: 'بنت أول عشر أسر أحواضها. وتعلّمنا أن نحمل التربة إلى الأسطح في أكياس من خمسة كيلوغرامات، فهي أخفّ على الظهر.',
        tr: 'İlk on aile kasalarını kurdu. Toprağı beş kilogramlık torbalarla taşımanın herkesi daha az yorduğunu öğrendik.',
        id: 'Sepuluh keluarga pertama telah merakit bak tanamnya. Kami belajar menaikkan tanah dalam karung lima kilogram agar lebih ringan dibawa.',
      },
    },
  ],
} satisfies SeedProject;

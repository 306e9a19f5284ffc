/** Campaign: wheelchairs and artificial limbs. */
import type { SeedProject } from '../types';

export default {
  id: 'wheelchairs-and-artificial-limbs',
  type: 'tayseer',
  category: 'emergency_health',
  title: {
    en: 'Wheelchairs and artificial limbs',
    ar: 'كراسيّ متحركة وأطراف صناعية',
    tr: 'Tekerlekli sandalye ve protez',
    id: 'Kursi roda dan kaki palsu',
  },
  summary: {
    en: '120 wheelchairs and 45 artificial limbs, each fitted to its owner, with the exercises that make them useful.',
    ar: '120 كرسيًّا متحركًا و45 طرفًا صناعيًّا، يُضبط كل منها على صاحبه، مع العلاج الطبيعي الذي يعينه على استعماله.',
    tr: 'Kullanacak kişiye göre ayarlanan 120 tekerlekli sandalye ve 45 protez, yanında da bunlara alışmayı sağlayan fizik tedavi.',
    id: '120 kursi roda dan 45 kaki palsu yang disesuaikan dengan pemakainya, disertai fisioterapi agar benar-benar dapat digunakan.',
  },
  story: {
    en: '<p>A wheelchair of the wrong size hurts the person who sits in it, and a leg that does not fit stays in the cupboard. In this campaign each person is measured first. 120 people receive a wheelchair with tyres for sand and broken ground, and 45 people who lost a leg in the bombing receive an artificial one made in a workshop in Deir al-Balah.</p><p>Each person with a new leg has 30 sessions with a physiotherapist, usually over four months: first standing, then walking, then stairs. The workshop also mends about 130 wheelchairs that people already own. People are seen in the order in which they registered; a doctor may bring someone forward and writes down the reason.</p><p>Chairs and legs belong to those who use them. We call each person after one month, three months and a year, and ask whether it is still used and what should be changed. We publish the answers, also when they are not good.</p>',
    ar: '<p>الكرسي الذي لا يناسب قياسه يؤذي الجالس عليه، والطرف الذي لا يلائم صاحبه يبقى في الخزانة. لذلك نبدأ في هذه الحملة بقياس كل شخص. ويتسلّم 120 شخصًا كراسيّ متحركة بعجلات تصلح للرمل والطرق المتكسرة، ويتسلّم 45 شخصًا فقدوا سيقانهم في القصف سيقانًا صناعية تُصنع في ورشة في دير البلح.</p><p>يحضر كل من تسلّم ساقًا 30 جلسة مع اختصاصي العلاج الطبيعي على مدى أربعة أشهر في الغالب: يتعلّم الوقوف، ثم المشي، ثم صعود الدرج. وتُصلح الورشة كذلك نحو 130 كرسيًّا يملكها أصحابها من قبل. ونستقبل الناس بحسب ترتيب التسجيل، وللطبيب أن يقدّم أحدهم على أن يكتب السبب.</p><p>الكراسي والأطراف مِلك لمن يستعملها. ونتصل بكل شخص بعد شهر وبعد ثلاثة أشهر وبعد سنة، فنسأله: أما زال يستعملها؟ وما الذي ينبغي تغييره؟ وننشر الإجابات وإن لم تكن مُرضية.</p>',
    tr: '<p>Ölçüsü uymayan tekerlekli sandalye oturanı incitir; uymayan protez ise dolapta kalır. Bu yüzden kampanyamızda önce herkesin ölçüsü alınıyor. 120 kişi, kuma ve bozuk yola uygun lastikleri olan bir tekerlekli sandalyeye kavuşuyor. Bombardımanda bacağını kaybeden 45 kişi için de Deyr el-Belah’taki bir atölyede protez bacak yapılıyor.</p><p>Protez takılan her kişi, genellikle dört ay içinde fizyoterapistle 30 seans çalışıyor: önce ayakta durma, sonra yürüme, ardından merdiven. Atölye ayrıca kişilerin elindeki yaklaşık 130 tekerlekli sandalyeyi onarıyor. Sıra, kayıt tarihine göre ilerliyor; hekim birini öne alırsa gerekçesini yazıyor.</p><p>Sandalyeler ve protezler, kullananların kendi malı oluyor. Bir ay, üç ay ve bir yıl sonra herkesi arıyor; hâlâ kullanıp kullanmadığını ve neyin değişmesi gerektiğini soruyoruz. Yanıtları, olumsuz olsalar da yayımlıyoruz.</p>',
    id: '<p>Kursi roda yang salah ukuran menyakiti pemakainya, dan kaki palsu yang tidak pas hanya akan disimpan di lemari. Karena itu, setiap orang diukur lebih dulu. Sebanyak 120 orang menerima kursi roda dengan ban yang cocok untuk pasir dan jalan rusak, dan 45 orang yang kehilangan kaki akibat bom menerima kaki palsu buatan sebuah bengkel di Deir al-Balah.</p><p>Setiap penerima kaki palsu menjalani 30 sesi fisioterapi, biasanya selama empat bulan: mula-mula berdiri, lalu berjalan, kemudian naik tangga. Bengkel ini juga memperbaiki sekitar 130 kursi roda yang sudah dimiliki warga. Penerima dilayani menurut urutan pendaftaran; dokter boleh mendahulukan seseorang dengan menuliskan alasannya.</p><p>Kursi roda dan kaki palsu menjadi milik pemakainya. Kami menghubungi setiap orang setelah satu bulan, tiga bulan, dan setahun untuk menanyakan apakah masih dipakai dan apa yang perlu diubah. Jawabannya kami terbitkan, termasuk bila hasilnya kurang baik.</p>',
  },
  place: { en: 'Deir al-Balah', ar: 'دير البلح', tr: 'Deyr el-Belah', id: 'Deir al-Balah' },
  pictures: [
    {
      scene: 'wheelchair',
      alt: {
        en: 'A wheelchair ready for use',
        ar: 'كرسي متحرك جاهز للاستعمال',
        tr: 'Kullanıma hazır bir tekerlekli sandalye',
        id: 'Kursi roda yang siap dipakai',
      },
    },
  ],
  goal: 42_000_000,
  raised: 15_860_000,
  gifts: 402,
  closesInDays: 96,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 71,
  budget: [
    {
      label: {
        en: '120 wheelchairs',
        ar: '120 كرسيًّا متحركًا',
        tr: '120 tekerlekli sandalye',
        id: '120 kursi roda',
      },
      amount: 11_400_000,
    },
    {
      label: {
        en: '45 artificial legs, made and fitted',
        ar: 'صنع 45 ساقًا صناعية وتركيبها',
        tr: '45 protez bacağın yapımı ve takılması',
        id: '45 kaki palsu, dari pembuatan sampai pemasangan',
      },
      amount: 18_900_000,
    },
    {
      label: {
        en: '1,350 physiotherapy sessions',
        ar: '1,350 جلسة علاج طبيعي',
        tr: '1,350 fizik tedavi seansı',
        id: '1,350 sesi fisioterapi',
      },
      amount: 6_750_000,
    },
    {
      label: {
        en: 'Repair of wheelchairs already in use',
        ar: 'إصلاح الكراسي المستعملة',
        tr: 'Kullanılan tekerlekli sandalyelerin onarımı',
        id: 'Perbaikan kursi roda yang sudah dipakai',
      },
      amount: 3_270_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 1_680_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'pays for two physiotherapy sessions',
        ar: 'تغطي كلفة جلستين من العلاج الطبيعي',
        tr: 'iki fizik tedavi seansını karşılar',
        id: 'membiayai dua sesi fisioterapi',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'mends one wheelchair',
        ar: 'تكفي لإصلاح كرسي متحرك واحد',
        tr: 'bir tekerlekli sandalyeyi onarır',
        id: 'memperbaiki satu kursi roda',
      },
    },
    {
      amount: 95_000,
      text: {
        en: 'buys one wheelchair fitted to its owner',
        ar: 'تكفي لشراء كرسي متحرك مضبوط على قياس صاحبه',
        tr: 'kişiye göre ayarlanmış bir tekerlekli sandalye alır',
        id: 'membeli satu kursi roda yang disesuaikan dengan pemakainya',
      },
    },
    {
      amount: 420_000,
      text: {
        en: 'makes and fits one artificial leg',
        ar: 'تغطي صنع ساق صناعية وتركيبها',
        tr: 'bir protez bacağın yapımını ve takılmasını karşılar',
        id: 'membiayai pembuatan dan pemasangan satu kaki palsu',
      },
    },
  ],
  updates: [
    {
      daysAgo: 8,
      text: {
        en: '38 wheelchairs have been handed over and 11 artificial legs fitted. Seven of the eleven already walk without a stick.',
        ar: 'سلّمنا 38 كرسيًّا متحركًا وركّبنا 11 ساقًا صناعية. ويمشي سبعة من أصحابها الأحد عشر اليوم بلا عصا.',
        tr: '38 tekerlekli sandalye teslim edildi, 11 protez bacak takıldı. On bir kişiden yedisi şimdiden bastonsuz yürüyor.',
        id: 'Sebanyak 38 kursi roda sudah diserahkan dan 11 kaki palsu terpasang. Tujuh dari sebelas penerimanya sudah berjalan tanpa tongkat.',
      },
    },
    {
      daysAgo: 21,
      text: {
        en: 'One-month calls: 19 of the first 20 wheelchairs are in daily use. One was too wide for a doorway and has been exchanged.',
        ar: 'اتصلنا بأصحاب أول 20 كرسيًّا بعد شهر: يُستعمل 19 منها كل يوم، وكان واحد أعرض من باب البيت فاستبدلناه.',
        tr: 'Bir ay sonraki aramalar: ilk 20 sandalyenin 19’u her gün kullanılıyor. Biri kapıdan geçmeyecek kadar genişti, değiştirildi.',
        id: 'Hasil telepon setelah satu bulan: 19 dari 20 kursi roda pertama dipakai setiap hari. Satu terlalu lebar untuk pintu rumah dan sudah ditukar.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: medicines for three field clinics. */
import type { SeedProject } from '../types';

export default {
  id: 'medicines-for-three-field-clinics',
  type: 'eghatha',
  category: 'emergency_health',
  title: {
    en: 'Medicines for three field clinics',
    ar: 'أدوية لثلاث عيادات ميدانية',
    tr: 'Üç sahra kliniğine ilaç',
    id: 'Obat untuk tiga klinik lapangan',
  },
  summary: {
    en: 'Six months of medicine for clinics in Khan Younis, Deir al-Balah and Nuseirat, which see about 260 patients a day.',
    ar: 'أدوية تكفي ستة أشهر لعيادات في خان يونس ودير البلح والنصيرات، تستقبل نحو 260 مريضًا في اليوم.',
    tr: 'Han Yunus, Deyr el-Belah ve Nuseyrat’ta günde yaklaşık 260 hastaya bakan kliniklerin altı aylık ilacı.',
    id: 'Obat untuk enam bulan bagi klinik di Khan Younis, Deir al-Balah, dan Nuseirat yang melayani sekitar 260 pasien sehari.',
  },
  story: {
    en: '<p>Three field clinics, in Khan Younis, Deir al-Balah and Nuseirat, see about 260 patients a day, six days a week. Many come for illnesses that need medicine every month: high blood pressure, diabetes, asthma. Others come with infections or with wounds that need clean dressings. Seeing the doctor costs nothing, and neither does the medicine.</p><p>The doctors gave us a list of 42 medicines and how much of each they use in a month. A pharmacist who does not work for us checked the list and took out three that had cheaper equals. We buy for six months, in two orders, and accept only boxes with at least a year before they expire.</p><h3>How the medicine is kept</h3><ul><li>Insulin travels and stays between 2 and 8 °C</li><li>Each clinic counts its stock every Thursday</li><li>A medicine that runs low in one clinic is brought from another</li></ul>',
    ar: '<p>تستقبل ثلاث عيادات ميدانية في خان يونس ودير البلح والنصيرات نحو 260 مريضًا في اليوم، ستة أيام في الأسبوع. يأتي كثير منهم بأمراض تحتاج إلى الدواء كل شهر، كارتفاع ضغط الدم والسكري والربو، ويأتي آخرون بعدوى أو بجروح تحتاج إلى ضماد نظيف. ولا يدفع المريض شيئًا للطبيب ولا للدواء.</p><p>أعطانا الأطباء قائمة من 42 دواءً وما يُصرف من كل منها في الشهر. وراجع القائمة صيدلي لا يعمل لدينا، فحذف ثلاثة أدوية لها بدائل أرخص منها. ونشتري ما يكفي ستة أشهر على دفعتين، ولا نقبل إلا ما بقي على انتهاء صلاحيته سنة أو أكثر.</p><h3>كيف يُحفظ الدواء</h3><ul><li>يُنقل الإنسولين ويُحفظ بين 2 و8 درجات مئوية</li><li>تجرد كل عيادة مخزونها كل خميس</li><li>إذا قلّ دواء في عيادة نُقل إليها من أخرى</li></ul>',
    tr: '<p>Han Yunus, Deyr el-Belah ve Nuseyrat’taki üç sahra kliniği, haftada altı gün, günde yaklaşık 260 hastaya bakıyor. Birçoğu yüksek tansiyon, şeker ve astım gibi her ay ilaç gerektiren hastalıklar için geliyor. Kimilerinin de enfeksiyonu ya da temiz pansuman isteyen yarası oluyor. Hastalar ne muayeneye ne de ilaca para ödüyor.</p><p>Hekimler bize 42 ilaçlık bir liste ve her birinin aylık kullanım miktarını verdi. Bizimle çalışmayan bir eczacı listeyi inceledi, daha ucuz eşdeğeri bulunan üç ilacı çıkardı. Altı aylık ilacı iki siparişte alıyoruz; son kullanma tarihine en az bir yıl kalmamış kutuları kabul etmiyoruz.</p><h3>İlaçlar nasıl saklanıyor</h3><ul><li>İnsülin 2–8 °C arasında taşınıyor ve saklanıyor</li><li>Her klinik stokunu perşembe günleri sayıyor</li><li>Bir klinikte azalan ilaç ötekinden getiriliyor</li></ul>',
    id: '<p>Tiga klinik lapangan di Khan Younis, Deir al-Balah, dan Nuseirat melayani sekitar 260 pasien sehari, enam hari seminggu. Banyak yang datang dengan penyakit yang memerlukan obat setiap bulan: tekanan darah tinggi, diabetes, asma. Yang lain datang karena infeksi atau luka yang perlu dibalut dengan bersih. Pasien tidak membayar, baik untuk dokter maupun obat.</p><p>Para dokter memberi kami daftar 42 obat beserta jumlah pemakaiannya per bulan. Seorang apoteker dari luar lembaga memeriksa daftar itu dan mencoret tiga obat yang ada padanannya dengan harga lebih murah. Kami membeli untuk enam bulan dalam dua kali pesanan, dan hanya menerima obat yang masa berlakunya masih minimal setahun.</p><h3>Cara obat disimpan</h3><ul><li>Insulin dibawa dan disimpan pada suhu 2–8 °C</li><li>Setiap klinik menghitung stok tiap hari Kamis</li><li>Obat yang menipis di satu klinik diambilkan dari klinik lain</li></ul>',
  },
  place: {
    en: 'Khan Younis, Deir al-Balah and Nuseirat',
    ar: 'خان يونس ودير البلح والنصيرات',
    tr: 'Han Yunus, Deyr el-Belah ve Nuseyrat',
    id: 'Khan Younis, Deir al-Balah, dan Nuseirat',
  },
  pictures: [
    {
      scene: 'health',
      alt: {
        en: 'Medicines and a doctor’s instruments',
        ar: 'أدوية وأدوات طبيب',
        tr: 'İlaçlar ve hekim gereçleri',
        id: 'Obat-obatan dan peralatan dokter',
      },
    },
    {
      scene: 'clinic-tent',
      alt: {
        en: 'A clinic in a tent',
        ar: 'عيادة في خيمة',
        tr: 'Çadırda kurulmuş bir klinik',
        id: 'Klinik di dalam tenda',
      },
    },
  ],
  goal: 35_000_000,
  raised: 22_075_000,
  gifts: 738,
  closesInDays: 33,
  status: 'open',
  zakatEligible: false,
  featured: true,
  publishedDaysAgo: 57,
  budget: [
    {
      label: {
        en: 'Medicine for long-term illness, 710 patients',
        ar: 'أدوية الأمراض المزمنة لـ710 مرضى',
        tr: '710 hasta için kronik hastalık ilaçları',
        id: 'Obat penyakit kronis untuk 710 pasien',
      },
      amount: 14_200_000,
    },
    {
      label: {
        en: 'Antibiotics and children’s medicine',
        ar: 'المضادات الحيوية وأدوية الأطفال',
        tr: 'Antibiyotikler ve çocuk ilaçları',
        id: 'Antibiotik dan obat anak',
      },
      amount: 9_600_000,
    },
    {
      label: {
        en: 'Dressings and laboratory supplies',
        ar: 'الضمادات ومستلزمات المختبر',
        tr: 'Pansuman ve laboratuvar malzemesi',
        id: 'Pembalut luka dan keperluan laboratorium',
      },
      amount: 6_300_000,
    },
    {
      label: {
        en: 'Cold transport and storage',
        ar: 'النقل والحفظ المبرّدان',
        tr: 'Soğuk taşıma ve saklama',
        id: 'Pengangkutan dan penyimpanan dingin',
      },
      amount: 3_500_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 1_400_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'pays for three months of medicine for one person with diabetes or high blood pressure',
        ar: 'توفّر دواء ثلاثة أشهر لمريض بالسكري أو بارتفاع ضغط الدم',
        tr: 'şeker ya da tansiyon hastası bir kişinin üç aylık ilacını karşılar',
        id: 'membiayai obat tiga bulan bagi satu pasien diabetes atau tekanan darah tinggi',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'treats infections in ten children',
        ar: 'تكفي لعلاج عشرة أطفال من العدوى',
        tr: 'on çocuğun enfeksiyon tedavisini karşılar',
        id: 'mengobati infeksi pada sepuluh anak',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'pays for clean dressings for 20 patients until they heal',
        ar: 'توفّر ضمادات نظيفة لـ20 مريضًا حتى يُشفوا',
        tr: '20 hastanın iyileşene kadarki pansumanını karşılar',
        id: 'membiayai pembalut luka bersih bagi 20 pasien sampai sembuh',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'pays for six months of medicine for five people with long-term illness',
        ar: 'توفّر دواء ستة أشهر لخمسة مرضى بأمراض مزمنة',
        tr: 'kronik hastalığı olan beş kişinin altı aylık ilacını karşılar',
        id: 'membiayai obat enam bulan bagi lima pasien penyakit kronis',
      },
    },
  ],
  updates: [
    {
      daysAgo: 6,
      text: {
        en: 'The first order reached all three clinics: 38 of 39 medicines. The last, an asthma inhaler, is expected in two weeks.',
        ar: 'وصلت الدفعة الأولى إلى العيادات الثلاث، وفيها 38 دواءً من 39. ونتوقع وصول الدواء الباقي، وهو بخّاخ للربو، بعد أسبوعين.',
        tr: 'İlk sipariş üç kliniğe de ulaştı: 39 ilacın 38’i tamam. Eksik kalan astım spreyini iki hafta içinde bekliyoruz.',
        id: 'Pesanan pertama tiba di ketiga klinik: 38 dari 39 jenis obat. Satu lagi, obat hirup asma, diperkirakan tiba dua minggu lagi.',
      },
    },
    {
      daysAgo: 30,
      text: {
        en: 'We placed the first order, for three months. Four suppliers sent prices, and the pharmacist compared them.',
        ar: 'طلبنا الدفعة الأولى وهي تكفي ثلاثة أشهر. وقدّم أربعة موردين أسعارهم، وقارن الصيدلي بينها.',
        tr: 'Üç aylık ilk siparişi verdik. Dört tedarikçi fiyat sundu, eczacı bunları karşılaştırdı.',
        id: 'Pesanan pertama untuk tiga bulan sudah kami ajukan. Empat pemasok mengirim harga, dan apoteker membandingkannya.',
      },
    },
  ],
} satisfies SeedProject;

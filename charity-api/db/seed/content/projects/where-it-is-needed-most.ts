/** The general fund: gifts spent where they are needed most. No goal, no deadline. */
import type { SeedProject } from '../types';

export default {
  id: 'where-it-is-needed-most',
  type: 'fund',
  category: 'community_development',
  title: {
    en: 'Where it is needed most',
    ar: 'حيث الحاجة أشدّ',
    tr: 'İhtiyacın en çok olduğu yere',
    id: 'Untuk yang paling membutuhkan',
  },
  summary: {
    en: 'One open fund for the needs that come first. Every month we publish where each rial went.',
    ar: 'صندوق مفتوح لما هو أولى من الحاجات. ننشر كل شهر أين أُنفق كل ريال منه.',
    tr: 'Önce gelen ihtiyaçlar için açık bir fon. Her riyalin nereye gittiğini her ay yayımlarız.',
    id: 'Satu dana terbuka untuk kebutuhan yang paling utama. Setiap bulan kami menerbitkan ke mana setiap rial digunakan.',
  },
  story: {
    en:
      '<p>Some needs have no campaign of their own: a water pump that stops on a Friday, a family that arrives after the list has closed, the last tenth of a project that is nearly paid for. This fund is for those. If you have no wish to choose, a gift here lets the field team choose for you.</p>' +
      '<p>Requests come from our field offices with a price and a reason. A committee of five meets every Sunday; two of its members live in Gaza and none may decide on a request of their own. Up to 500 OMR is answered the same day. Larger sums need a visit and a written quotation.</p>' +
      '<p>On the fifth of each month we publish the list: date, place, amount, what was bought and who signed for it. Out of each gift to this fund, 4 per cent goes to our running costs.</p>',
    ar:
      '<p>من الحاجات ما ليس له حملة: مضخّة ماء تتعطّل يوم جمعة، وأسرة تصل بعد إغلاق القائمة، وعُشر أخير ينقص مشروعًا أوشك أن يكتمل. لهذه الحاجات أُنشئ الصندوق. فإن لم ترغب في الاختيار فتبرّعك هنا يترك الاختيار لفريقنا في الميدان.</p>' +
      '<p>تصل الطلبات من مكاتبنا الميدانية ومعها الثمن والسبب. وتجتمع كل أحد لجنة من خمسة أعضاء، اثنان منهم من سكان غزة، ولا يبتّ عضو في طلب قدّمه. وما لا يزيد على 500 ريال عُماني يُجاب في اليوم نفسه، وما زاد عليه يحتاج إلى زيارة وعرض سعر مكتوب.</p>' +
      '<p>وننشر في الخامس من كل شهر القائمة كاملة: التاريخ والمكان والمبلغ وما اشتُري به ومن وقّع على تسلّمه. ونقتطع لمصاريفنا التشغيلية 4% من كل تبرّع لهذا الصندوق.</p>',
    tr:
      '<p>Bazı ihtiyaçların kendi kampanyası yoktur: bir cuma günü duran su pompası, liste kapandıktan sonra gelen bir aile, neredeyse tamamlanmış bir projenin eksik kalan son onda biri. Bu fon onlar içindir. Seçim yapmak istemiyorsanız, buraya verdiğiniz bağışın yerini sahadaki ekibimiz belirler.</p>' +
      '<p>Talepler saha ofislerimizden bedeli ve gerekçesiyle gelir. Beş kişilik bir kurul her pazar toplanır; üyelerinden ikisi Gazze’de yaşar ve hiç kimse kendi talebi hakkında karar veremez. 500 Umman riyaline kadar olan talepler aynı gün yanıtlanır. Daha yüksek tutarlar için ziyaret ve yazılı fiyat teklifi gerekir.</p>' +
      '<p>Her ayın beşinde listeyi yayımlarız: tarih, yer, tutar, ne alındığı ve kimin teslim aldığı. Bu fona verilen her bağışın yüzde dördü işletme giderlerimize ayrılır.</p>',
    id:
      '<p>Ada kebutuhan yang tidak punya kampanye sendiri: pompa air yang mati pada hari Jumat, keluarga yang datang setelah daftar ditutup, atau sepersepuluh terakhir dari proyek yang hampir lunas. Dana ini untuk kebutuhan semacam itu. Jika Anda tidak ingin memilih sendiri, donasi di sini memberi tim lapangan keleluasaan untuk memilihkan.</p>' +
      '<p>Permintaan datang dari kantor lapangan kami, lengkap dengan harga dan alasannya. Komite beranggotakan lima orang bertemu setiap Minggu; dua di antaranya tinggal di Gaza, dan tidak ada yang boleh memutuskan permintaannya sendiri. Permintaan hingga 500 rial Oman dijawab hari itu juga. Jumlah yang lebih besar memerlukan kunjungan dan penawaran harga tertulis.</p>' +
      '<p>Setiap tanggal lima kami menerbitkan daftarnya: tanggal, tempat, jumlah, barang yang dibeli, dan siapa yang menandatangani penerimaannya. Dari setiap donasi untuk dana ini, 4 persen digunakan untuk biaya operasional kami.</p>',
  },
  place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  pictures: [
    {
      scene: 'parcel',
      alt: {
        en: 'A wooden crate of food marked with a heart',
        ar: 'صندوق خشبي فيه طعام وعليه رسم قلب',
        tr: 'Üzerinde kalp işareti olan, gıda dolu ahşap bir kasa',
        id: 'Peti kayu berisi bahan pangan dengan gambar hati',
      },
    },
    {
      scene: 'shelter',
      alt: {
        en: 'A lit tent between two others under a night sky with a crescent moon',
        ar: 'خيمة مضاءة بين خيمتين أخريين تحت سماء ليل فيها هلال',
        tr: 'Hilalli bir gecede, iki çadırın arasında ışığı yanan bir çadır',
        id: 'Tenda dengan lampu menyala di antara dua tenda lain, di bawah langit malam berbulan sabit',
      },
    },
    {
      scene: 'water',
      alt: {
        en: 'A raised water tank filling a bucket beside two jerrycans',
        ar: 'خزّان ماء مرتفع يملأ دلوًا بجانب عبوتين',
        tr: 'İki bidonun yanında bir kovayı dolduran yüksek su deposu',
        id: 'Tangki air tinggi mengisi ember di samping dua jeriken',
      },
    },
  ],
  goal: null,
  raised: 128_467_500,
  gifts: 6_842,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 820,
  budget: [],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'is enough for one family’s bread for twenty days',
        ar: 'تكفي لخبز أسرة واحدة عشرين يومًا',
        tr: 'bir ailenin yirmi günlük ekmeğine yeter',
        id: 'cukup untuk roti satu keluarga selama dua puluh hari',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'is enough for a raised floor under one tent',
        ar: 'تكفي لأرضية مرفوعة تحت خيمة واحدة',
        tr: 'bir çadırın yükseltilmiş zeminine yeter',
        id: 'cukup untuk lantai panggung satu tenda',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'is enough for a safe stove and a winter’s fuel for one home',
        ar: 'تكفي لموقد آمن ووقود شتاء لبيت واحد',
        tr: 'bir evin güvenli sobasına ve kışlık yakıtına yeter',
        id: 'cukup untuk tungku aman dan bahan bakar musim dingin satu rumah',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'is enough for one household’s rooftop garden',
        ar: 'تكفي لحديقة على سطح بيت واحد',
        tr: 'bir evin çatı bahçesine yeter',
        id: 'cukup untuk satu kebun di atap rumah',
      },
    },
  ],
  updates: [
    {
      daysAgo: 12,
      text: {
        en: 'Last month the fund answered 37 requests with 5,218.400 OMR. The largest was 1,140 OMR for a water pump in Khan Younis, visited by two committee members.',
        ar: 'لبّى الصندوق في الشهر الماضي 37 طلبًا بمبلغ 5,218.400 ريال عُماني. وكان أكبرها 1,140 ريالًا عُمانيًّا لمضخّة ماء في خان يونس زارها عضوان من اللجنة.',
        tr: 'Fon geçen ay 37 talebi toplam 5,218.400 Umman riyaliyle karşıladı. En büyüğü, iki kurul üyesinin yerinde gördüğü Han Yunus’taki su pompası için 1,140 Umman riyaliydi.',
        id: 'Bulan lalu dana ini menjawab 37 permintaan dengan total 5,218.400 rial Oman. Yang terbesar 1,140 rial Oman untuk pompa air di Khan Younis, setelah ditinjau dua anggota komite.',
      },
    },
  ],
} satisfies SeedProject;

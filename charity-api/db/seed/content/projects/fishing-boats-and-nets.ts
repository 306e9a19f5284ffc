/** Campaign: fishing boats and nets. */
import type { SeedProject } from '../types';

export default {
  id: 'fishing-boats-and-nets',
  type: 'development',
  category: 'community_development',
  title: {
    en: 'Fishing boats and nets',
    ar: 'قوارب صيد وشباك',
    tr: 'Balıkçı tekneleri ve ağlar',
    id: 'Perahu nelayan dan jaring',
  },
  summary: {
    en: 'Repair 15 boats and equip 60 fishers at Gaza harbour, four to a boat. 750 OMR puts one fisher back to work.',
    ar: 'إصلاح 15 قاربًا وتجهيز 60 صيادًا في ميناء غزة، أربعة لكل قارب. وتعيد 750 ريالًا عُمانيًّا صيادًا واحدًا إلى عمله.',
    tr: 'Gazze limanında 15 teknenin onarımı ve 60 balıkçının donatılması; her teknede dört kişi. 750 Umman riyali bir balıkçıyı işine döndürür.',
    id: 'Memperbaiki 15 perahu dan melengkapi 60 nelayan di pelabuhan Gaza, empat orang per perahu. Dengan 750 rial Oman, satu nelayan dapat kembali bekerja.',
  },
  story: {
    en:
      '<p>Sixty fishers at Gaza harbour gave us a list of what the bombing broke: fifteen hulls that leak, engines without parts, nets past mending. Four men from four households work each boat and divide the catch by an old rule: one share for the boat, one for each man. When the boat is idle, four homes lose their living.</p>' +
      '<p>The boats are mended in the harbour by the boatbuilders who first made most of them. Nets are woven by eleven women and men of the fishing quarter, who are paid by the metre. Every fisher receives a net set, a life jacket and an insulated box so that fish reaches the market cold.</p>' +
      '<p>A marine surveyor passes each boat before it is launched. For the first six months we write down days at sea and kilograms landed, boat by boat, and publish the table.</p>',
    ar:
      '<p>قدّم لنا ستون صيادًا في ميناء غزة قائمة بما خرّبه القصف: خمسة عشر قاربًا يتسرّب إليها الماء، ومحرّكات تنقصها القطع، وشباك لم تعد تصلح للرتق. يعمل على كل قارب أربعة رجال من أربعة بيوت، ويقتسمون الصيد على عُرف قديم: سهم للقارب وسهم لكل رجل. فإذا توقّف القارب انقطع رزق أربعة بيوت.</p>' +
      '<p>يُصلح القوارب في الميناء صنّاعها الذين بنوا معظمها أول مرة. وينسج الشباك أحد عشر من نساء حيّ الصيادين ورجاله، ويتقاضون أجرهم بالمتر. ويتسلّم كل صياد طقم شباك وسترة نجاة وصندوقًا عازلًا، ليصل السمك إلى السوق باردًا.</p>' +
      '<p>ويفحص خبير بحري كل قارب قبل إنزاله إلى الماء. ثم ندوّن في الأشهر الستة الأولى أيام الإبحار وكيلوغرامات الصيد قاربًا قاربًا، وننشر الجدول.</p>',
    tr:
      '<p>Gazze limanındaki altmış balıkçı, bombardımanın bozduklarını bize bir liste hâlinde verdi: su alan on beş tekne, parçası bulunmayan motorlar, onarılamayacak ağlar. Her teknede dört ayrı evden dört kişi çalışır ve av eski bir usule göre bölüşülür: bir pay tekneye, birer pay her balıkçıya. Tekne durduğunda dört evin geçimi durur.</p>' +
      '<p>Tekneleri, çoğunu ilk yapan ustalar limanda onarır. Ağları, balıkçı mahallesinden on bir kadın ve erkek örer; ücretlerini metre başına alırlar. Her balıkçıya bir takım ağ, bir can yeleği ve balığın pazara soğuk ulaşması için yalıtımlı bir kasa verilir.</p>' +
      '<p>Her tekne denize indirilmeden önce bir tekne eksperinin kontrolünden geçer. İlk altı ay boyunca denize çıkılan günleri ve tutulan balığı her tekne için ayrı ayrı kaydeder, tabloyu yayımlarız.</p>',
    id:
      '<p>Enam puluh nelayan di pelabuhan Gaza memberi kami daftar kerusakan akibat pengeboman: lima belas lambung bocor, mesin yang kekurangan suku cadang, dan jaring yang tidak bisa ditambal lagi. Setiap perahu dijalankan empat orang dari empat rumah, dan tangkapan dibagi menurut kebiasaan lama: satu bagian untuk perahu, satu bagian untuk tiap orang. Bila perahu berhenti, empat rumah kehilangan penghasilan.</p>' +
      '<p>Perahu diperbaiki di pelabuhan oleh para pembuatnya sendiri. Jaring dirajut sebelas perempuan dan laki-laki dari kampung nelayan, dengan upah per meter. Setiap nelayan menerima seperangkat jaring, jaket pelampung, dan kotak berinsulasi agar ikan tiba di pasar dalam keadaan dingin.</p>' +
      '<p>Seorang pemeriksa kapal menilai setiap perahu sebelum diturunkan ke laut. Selama enam bulan pertama kami mencatat hari melaut dan berat tangkapan tiap perahu, lalu menerbitkan tabelnya.</p>',
  },
  place: { en: 'Gaza harbour', ar: 'ميناء غزة', tr: 'Gazze limanı', id: 'Pelabuhan Gaza' },
  pictures: [
    {
      scene: 'boat',
      alt: {
        en: 'A small fishing boat at sea with a net over its side',
        ar: 'قارب صيد صغير في البحر تتدلّى شبكة من جانبه',
        tr: 'Denizde, yanından ağ sarkan küçük bir balıkçı teknesi',
        id: 'Perahu nelayan kecil di laut dengan jaring di sisinya',
      },
    },
  ],
  goal: 45_000_000,
  raised: 12_630_000,
  gifts: 341,
  closesInDays: 96,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 52,
  budget: [
    {
      label: {
        en: 'Repair of 15 hulls',
        ar: 'إصلاح هياكل 15 قاربًا',
        tr: '15 tekne gövdesinin onarımı',
        id: 'Perbaikan 15 lambung perahu',
      },
      amount: 16_500_000,
    },
    {
      label: {
        en: 'Engine parts and repair',
        ar: 'قطع المحرّكات وإصلاحها',
        tr: 'Motor parçaları ve onarımı',
        id: 'Suku cadang dan perbaikan mesin',
      },
      amount: 10_500_000,
    },
    {
      label: {
        en: '60 sets of nets, ropes and floats',
        ar: '60 طقمًا من الشباك والحبال والعوّامات',
        tr: '60 takım ağ, halat ve şamandıra',
        id: '60 set jaring, tali, dan pelampung',
      },
      amount: 10_800_000,
    },
    {
      label: {
        en: 'Life jackets, cold boxes and safety checks',
        ar: 'سترات النجاة والصناديق العازلة وفحوص السلامة',
        tr: 'Can yelekleri, soğuk kasalar ve güvenlik kontrolleri',
        id: 'Jaket pelampung, kotak pendingin, dan pemeriksaan keselamatan',
      },
      amount: 5_400_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 1_800_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'buys the rope and floats for one net',
        ar: 'تشتري حبال شبكة واحدة وعوّاماتها',
        tr: 'bir ağın halatını ve şamandıralarını karşılar',
        id: 'membeli tali dan pelampung untuk satu jaring',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'buys a life jacket for one fisher',
        ar: 'تشتري سترة نجاة لصياد واحد',
        tr: 'bir balıkçıya can yeleği alır',
        id: 'membeli jaket pelampung untuk satu nelayan',
      },
    },
    {
      amount: 180_000,
      text: {
        en: 'weaves one fisher a full set of nets',
        ar: 'تنسج طقم شباك كاملًا لصياد واحد',
        tr: 'bir balıkçıya eksiksiz bir takım ağ ördürür',
        id: 'menyediakan satu set jaring lengkap untuk satu nelayan',
      },
    },
    {
      amount: 750_000,
      text: {
        en: 'puts one fisher back to work, with boat share, net and jacket',
        ar: 'تعيد صيادًا واحدًا إلى عمله بحصّته من إصلاح القارب وشباكه وسترته',
        tr: 'tekne onarımındaki payı, ağı ve yeleğiyle bir balıkçıyı işine döndürür',
        id: 'mengembalikan satu nelayan ke pekerjaannya, dengan perahu, jaring, dan jaket pelampung',
      },
    },
  ],
  updates: [
    {
      daysAgo: 8,
      text: {
        en: 'Three boats passed the surveyor and were launched. In their first week they landed 214 kilograms, sold at the harbour market.',
        ar: 'اجتازت ثلاثة قوارب الفحص ونزلت إلى البحر. صادت في أسبوعها الأول 214 كيلوغرامًا بيعت في سوق الميناء.',
        tr: 'Üç tekne kontrolden geçti ve denize indirildi. İlk haftalarında 214 kilogram balık tuttular; balık liman pazarında satıldı.',
        id: 'Tiga perahu lulus pemeriksaan dan telah melaut. Pada minggu pertama tangkapannya 214 kilogram, dijual di pasar pelabuhan.',
      },
    },
    {
      daysAgo: 36,
      text: {
        en: 'The first three boats are out of the water and the hulls are dry. One has a cracked keel; its repair will take ten days longer.',
        ar: 'أُخرجت القوارب الثلاثة الأولى من الماء وجفّت هياكلها. وفي أحدها شرخ في الصالب، وإصلاحه يزيد عشرة أيام.',
        tr: 'İlk üç tekne karaya çekildi, gövdeleri kurudu. Birinin omurgasında çatlak var; onarımı on gün daha uzun sürecek.',
        id: 'Tiga perahu pertama sudah dinaikkan ke darat dan lambungnya kering. Satu perahu lunasnya retak; perbaikannya perlu sepuluh hari lebih lama.',
      },
    },
  ],
} satisfies SeedProject;

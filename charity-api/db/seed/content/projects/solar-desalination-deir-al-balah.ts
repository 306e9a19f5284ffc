/** Campaign: a solar desalination plant for Deir al-Balah. */
import type { SeedProject } from '../types';

export default {
  id: 'solar-desalination-deir-al-balah',
  type: 'development',
  category: 'water_and_sanitation',
  title: {
    en: 'A solar desalination plant for Deir al-Balah',
    ar: 'محطة تحلية بالطاقة الشمسية في دير البلح',
    tr: 'Deyr el-Belah’a güneş enerjili su arıtma tesisi',
    id: 'Instalasi desalinasi tenaga surya di Deir al-Balah',
  },
  summary: {
    en: 'A plant that takes the salt out of well water and runs on sunlight: 100,000 litres of drinking water a day for about 16,000 people.',
    ar: 'محطة تحلّي ماء البئر وتعمل بضوء الشمس، وتعطي 100,000 لتر من ماء الشرب في اليوم لنحو 16,000 شخص.',
    tr: 'Kuyu suyunun tuzunu ayıran ve güneş enerjisiyle çalışan bir tesis: yaklaşık 16,000 kişiye günde 100,000 litre içme suyu.',
    id: 'Instalasi yang memisahkan garam dari air sumur dengan tenaga matahari: 100,000 liter air minum sehari untuk sekitar 16,000 orang.',
  },
  story: {
    en: '<p>The wells of Deir al-Balah are turning salty, and most families buy their drinking water by the can. This campaign builds a small plant that takes the salt out of well water and runs on sunlight. It will give 100,000 litres a day: six litres a person, for drinking and cooking, for about 16,000 people.</p><p>The plant stands on public land beside a working well, 800 metres from the shore. It has 120 solar panels, batteries, one desalination unit and two storage tanks. The salty water that is left goes through a pipe to the sea. Two technicians from the town will run it for the first two years, and a laboratory tests the water twice a month.</p><h3>How the work is divided</h3><ul><li>Months 1 and 2: the well, its pump and the tanks</li><li>Months 3 and 4: the panels and the desalination unit</li><li>Month 5: tests, then opening</li></ul>',
    ar: '<p>تزداد ملوحة آبار دير البلح، وتشتري أكثر الأسر ماء الشرب بالجالون. نبني بهذه الحملة محطة صغيرة تحلّي ماء البئر وتعمل بضوء الشمس. وتعطي المحطة 100,000 لتر في اليوم، أي ستة لترات للفرد يشرب منها ويطبخ، وتكفي نحو 16,000 شخص من أهل المدينة والمقيمين فيها.</p><p>تقوم المحطة على أرض عامة بجوار بئر عاملة، على بعد 800 متر من الشاطئ. وتضم 120 لوحًا شمسيًّا وبطاريات ووحدة تحلية وخزانين، ويُصرف ما يبقى من الماء المالح إلى البحر عبر أنبوب. ويشغّلها فنيّان من أهل المدينة في السنتين الأوليين، ويفحص مختبر الماء مرتين في الشهر.</p><h3>مراحل العمل</h3><ul><li>الشهران الأول والثاني: البئر ومضختها والخزانان</li><li>الشهران الثالث والرابع: الألواح ووحدة التحلية</li><li>الشهر الخامس: الفحص ثم الافتتاح</li></ul>',
    tr: '<p>Deyr el-Belah’ın kuyuları giderek tuzlanıyor; ailelerin çoğu içme suyunu bidonla satın alıyor. Bu kampanyayla, kuyu suyunun tuzunu ayıran ve güneş enerjisiyle çalışan küçük bir tesis kuruyoruz. Tesis günde 100,000 litre su verecek. Bu miktar, içmek ve yemek pişirmek için kişi başına altı litreden yaklaşık 16,000 kişiye yetiyor.</p><p>Tesis, kıyıdan 800 metre içeride, çalışan bir kuyunun yanındaki kamu arazisinde kurulacak. Burada 120 güneş paneli, aküler, bir arıtma ünitesi ve iki su deposu bulunacak. Geriye kalan tuzlu su bir boruyla denize verilecek. İlk iki yıl tesisi şehirden iki teknisyen çalıştıracak, bir laboratuvar da suyu ayda iki kez inceleyecek.</p><h3>Çalışmanın aşamaları</h3><ul><li>1. ve 2. ay: kuyu, pompa ve depolar</li><li>3. ve 4. ay: paneller ve arıtma ünitesi</li><li>5. ay: testler ve açılış</li></ul>',
    id: '<p>Air sumur di Deir al-Balah makin asin, dan kebanyakan keluarga membeli air minum per jeriken. Melalui kampanye ini kami membangun instalasi kecil yang memisahkan garam dari air sumur dengan tenaga matahari. Hasilnya 100,000 liter sehari: enam liter per orang untuk minum dan memasak, cukup bagi sekitar 16,000 orang.</p><p>Instalasi ini berdiri di tanah milik umum, di samping sumur yang masih berfungsi, 800 meter dari pantai. Di dalamnya ada 120 panel surya, baterai, satu unit desalinasi, dan dua tangki penampung. Sisa air asin dialirkan ke laut melalui pipa. Dua teknisi setempat akan mengoperasikannya selama dua tahun pertama, dan laboratorium menguji airnya dua kali sebulan.</p><h3>Tahap pengerjaan</h3><ul><li>Bulan 1 dan 2: sumur, pompa, dan tangki</li><li>Bulan 3 dan 4: panel dan unit desalinasi</li><li>Bulan 5: pengujian, lalu peresmian</li></ul>',
  },
  place: { en: 'Deir al-Balah', ar: 'دير البلح', tr: 'Deyr el-Belah', id: 'Deir al-Balah' },
  pictures: [
    {
      scene: 'desalination',
      alt: {
        en: 'A small desalination plant with pipes and storage tanks',
        ar: 'محطة تحلية صغيرة بأنابيبها وخزاناتها',
        tr: 'Boruları ve depolarıyla küçük bir su arıtma tesisi',
        id: 'Instalasi desalinasi kecil dengan pipa dan tangki penampung',
      },
    },
    {
      scene: 'solar-panels',
      alt: {
        en: 'Rows of solar panels under the sun',
        ar: 'صفوف من الألواح الشمسية تحت الشمس',
        tr: 'Güneş altında sıra sıra güneş panelleri',
        id: 'Deretan panel surya di bawah sinar matahari',
      },
    },
    {
      scene: 'water',
      alt: {
        en: 'Drinking water runs from a tap',
        ar: 'ماء صالح للشرب ينساب من صنبور',
        tr: 'Musluktan içme suyu akıyor',
        id: 'Air minum mengalir dari keran',
      },
    },
  ],
  goal: 64_000_000,
  raised: 32_150_000,
  gifts: 847,
  closesInDays: 75,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 84,
  budget: [
    {
      label: {
        en: 'Desalination unit and spare membranes',
        ar: 'وحدة التحلية وأغشية احتياطية',
        tr: 'Arıtma ünitesi ve yedek membranlar',
        id: 'Unit desalinasi dan membran cadangan',
      },
      amount: 21_500_000,
    },
    {
      label: {
        en: '120 solar panels, batteries and inverters',
        ar: '120 لوحًا شمسيًّا مع البطاريات والمحوّلات',
        tr: '120 güneş paneli, aküler ve eviriciler',
        id: '120 panel surya, baterai, dan inverter',
      },
      amount: 18_400_000,
    },
    {
      label: {
        en: 'Well, pump, tanks and the pipe to the sea',
        ar: 'البئر والمضخة والخزانان وأنبوب البحر',
        tr: 'Kuyu, pompa, depolar ve denize giden boru',
        id: 'Sumur, pompa, tangki, dan pipa ke laut',
      },
      amount: 13_040_000,
    },
    {
      label: {
        en: 'Two years of operation and laboratory tests',
        ar: 'التشغيل وفحوص المختبر مدة سنتين',
        tr: 'İki yıllık çalıştırma ve laboratuvar testleri',
        id: 'Pengoperasian dan uji laboratorium selama dua tahun',
      },
      amount: 8_500_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 2_560_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'runs the plant for one day',
        ar: 'تكفي لتشغيل المحطة يومًا واحدًا',
        tr: 'tesisi bir gün çalıştırır',
        id: 'menjalankan instalasi selama satu hari',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'pays for one laboratory test of the water',
        ar: 'تغطي كلفة فحص واحد للماء في المختبر',
        tr: 'suyun bir laboratuvar testini karşılar',
        id: 'membiayai satu kali uji air di laboratorium',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'runs the plant for five days',
        ar: 'تكفي لتشغيل المحطة خمسة أيام',
        tr: 'tesisi beş gün çalıştırır',
        id: 'menjalankan instalasi selama lima hari',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'buys one solar panel and fixes it in place',
        ar: 'تكفي لشراء لوح شمسي واحد وتركيبه',
        tr: 'bir güneş panelinin alımını ve montajını karşılar',
        id: 'membeli satu panel surya sampai terpasang',
      },
    },
  ],
  updates: [
    {
      daysAgo: 9,
      text: {
        en: 'Three suppliers sent prices for the panels. The lowest offer that meets the specification is within the budget.',
        ar: 'قدّم ثلاثة موردين أسعارهم للألواح. وجاء أقل عرض يستوفي المواصفات ضمن الميزانية.',
        tr: 'Üç tedarikçi paneller için fiyat verdi. Şartnameye uyan en düşük teklif bütçenin içinde kaldı.',
        id: 'Tiga pemasok mengirim penawaran harga panel. Penawaran terendah yang memenuhi spesifikasi masih sesuai anggaran.',
      },
    },
    {
      daysAgo: 41,
      text: {
        en: 'The laboratory measured 3,400 milligrams of salt in a litre of the well’s water. The unit is built for up to 5,000.',
        ar: 'قاس المختبر ملوحة البئر فوجدها 3,400 ملّيغرام في اللتر. وصُمّمت الوحدة لملوحة تصل إلى 5,000 ملّيغرام.',
        tr: 'Laboratuvar, kuyu suyunun litresinde 3,400 miligram tuz ölçtü. Ünite 5,000 miligrama kadar çalışacak biçimde tasarlandı.',
        id: 'Laboratorium mengukur 3,400 miligram garam per liter air sumur. Unit ini dirancang untuk kadar hingga 5,000 miligram.',
      },
    },
    {
      daysAgo: 80,
      text: {
        en: 'The agreement to use the land is signed for 15 years, at no rent.',
        ar: 'وُقّعت اتفاقية الانتفاع بالأرض لمدة 15 سنة بلا إيجار.',
        tr: 'Arazinin 15 yıl boyunca kirasız kullanımı için sözleşme imzalandı.',
        id: 'Perjanjian pemakaian lahan selama 15 tahun tanpa sewa sudah ditandatangani.',
      },
    },
  ],
} satisfies SeedProject;

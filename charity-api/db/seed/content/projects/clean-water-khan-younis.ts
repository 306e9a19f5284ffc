/** Campaign: clean water for Khan Younis. */
import type { SeedProject } from '../types';

export default {
  id: 'clean-water-khan-younis',
  type: 'eghatha',
  category: 'water_and_sanitation',
  title: {
    en: 'Clean water for 1,200 families in Khan Younis',
    ar: 'ماء نظيف لـ1,200 أسرة في خان يونس',
    tr: 'Han Yunus’ta 1,200 aileye temiz su',
    id: 'Air bersih untuk 1,200 keluarga di Khan Younis',
  },
  summary: {
    en: 'We repair two wells in the east of Khan Younis and build six tap stands, so that 1,200 families have 20 litres a person each day.',
    ar: 'نُصلح بئرين في شرق خان يونس ونقيم ست نقاط للمياه، ليصل إلى كل فرد في 1,200 أسرة 20 لترًا في اليوم.',
    tr: 'Han Yunus’un doğusunda iki kuyuyu onarıyor, altı çeşme kuruyoruz. Böylece 1,200 ailede kişi başına günde 20 litre su düşecek.',
    id: 'Kami memperbaiki dua sumur di timur Khan Younis dan membangun enam titik keran, agar 1,200 keluarga memperoleh 20 liter air per orang setiap hari.',
  },
  story: {
    en: '<p>In the east of Khan Younis, 1,200 families share water that comes by tanker three times a week. Two wells nearby still hold good water, but bombing stopped their pumps and broke the pipes. Our engineer tested both: the water is free of sewage and carries fine sand and a little iron, so a filter and chlorine are enough.</p><p>This campaign repairs the two wells, fits new pumps and a filter, and builds six tap stands with eight taps each. Together they give 150,000 litres a day, about 20 litres for each of 7,200 people. No family will walk more than 400 metres to a tap. The work takes five months.</p><p>A laboratory tests the water every week for the first year, and we report the results here. Four people from the neighbourhood are paid to run the pumps and keep the taps clean. After the first year a residents’ committee takes over, with spare parts in store for two more years.</p>',
    ar: '<p>تتقاسم 1,200 أسرة في شرق خان يونس ماءً تحمله الصهاريج ثلاث مرات في الأسبوع. وعلى مقربة منها بئران ما زال ماؤهما صالحًا، غير أن القصف عطّل المضختين وكسّر الأنابيب. فحص مهندسنا البئرين فوجد الماء خاليًا من مياه الصرف، وفيه رمل ناعم وقليل من الحديد، فيكفي لتنقيته مرشّح وقدر يسير من الكلور.</p><p>نُصلح بهذه الحملة البئرين، ونركّب مضختين جديدتين ومرشّحًا، ونقيم ست نقاط للمياه في كل منها ثمانية صنابير. وتعطي البئران معًا 150,000 لتر في اليوم، أي نحو 20 لترًا لكل فرد من 7,200 شخص. ولن تمشي أسرة أكثر من 400 متر لتصل إلى الماء. ويستغرق العمل خمسة أشهر.</p><p>يفحص مختبر الماء كل أسبوع طوال السنة الأولى، وننشر النتائج في هذه الصفحة. ويعمل بأجر أربعة من أهل الحي على تشغيل المضخات والعناية بالصنابير. وتتولى لجنة من السكان الأمر بعد السنة الأولى، ولديها من قطع الغيار ما يكفي سنتين أخريين.</p>',
    tr: '<p>Han Yunus’un doğusunda 1,200 aile, haftada üç kez tankerle gelen suyu paylaşıyor. Yakındaki iki kuyunun suyu hâlâ iyi durumda; ancak bombardıman pompaları durdurmuş, boruları kırmış. Mühendisimiz iki kuyuyu da inceledi: Suya kanalizasyon karışmamış, yalnızca ince kum ve biraz demir var. Bu su için bir filtre ve az miktarda klor yeterli oluyor.</p><p>Bu kampanyayla iki kuyuyu onarıyor, yeni pompalar ve bir filtre takıyor, her birinde sekiz musluk bulunan altı çeşme kuruyoruz. Kuyular birlikte günde 150,000 litre su verecek; bu da 7,200 kişinin her biri için yaklaşık 20 litre demek. Hiçbir aile suya ulaşmak için 400 metreden fazla yürümeyecek. Çalışma beş ay sürecek.</p><p>İlk yıl boyunca bir laboratuvar suyu her hafta inceleyecek, sonuçları bu sayfada paylaşacağız. Mahalleden dört kişi, ücreti karşılığında pompaları çalıştıracak ve çeşmelerin temizliğine bakacak. İlk yılın sonunda işi mahalle sakinlerinden oluşan bir kurul devralacak; iki yıl daha yetecek yedek parça da hazır olacak.</p>',
    id: '<p>Di timur Khan Younis, 1,200 keluarga berbagi air yang datang dengan truk tangki tiga kali seminggu. Dua sumur di dekat mereka airnya masih baik, tetapi pengeboman mematikan pompanya dan memecahkan pipanya. Insinyur kami sudah memeriksa keduanya: airnya tidak tercemar limbah, hanya mengandung pasir halus dan sedikit zat besi, sehingga cukup disaring dan diberi klorin.</p><p>Melalui kampanye ini kami memperbaiki kedua sumur, memasang pompa baru dan saringan, serta membangun enam titik air dengan delapan keran di tiap titik. Keduanya menghasilkan 150,000 liter sehari, sekitar 20 liter untuk setiap orang dari 7,200 jiwa. Tidak ada keluarga yang perlu berjalan lebih dari 400 meter. Pengerjaannya lima bulan.</p><p>Selama tahun pertama, laboratorium menguji air setiap minggu dan hasilnya kami laporkan di halaman ini. Empat warga setempat diberi upah untuk menjalankan pompa dan merawat keran. Setelah setahun, pengelolaan diserahkan kepada komite warga, lengkap dengan suku cadang untuk dua tahun berikutnya.</p>',
  },
  place: { en: 'Khan Younis', ar: 'خان يونس', tr: 'Han Yunus', id: 'Khan Younis' },
  pictures: [
    {
      scene: 'water',
      alt: {
        en: 'Clean water runs from a tap into a container',
        ar: 'ماء نظيف ينساب من صنبور إلى وعاء',
        tr: 'Musluktan bir kaba temiz su akıyor',
        id: 'Air bersih mengalir dari keran ke dalam wadah',
      },
    },
    {
      scene: 'tanker',
      alt: {
        en: 'A water tanker stands by the road',
        ar: 'صهريج ماء يقف على جانب الطريق',
        tr: 'Yol kenarında duran bir su tankeri',
        id: 'Truk tangki air berhenti di tepi jalan',
      },
    },
  ],
  goal: 28_000_000,
  raised: 18_420_000,
  gifts: 612,
  closesInDays: 12,
  status: 'open',
  zakatEligible: false,
  featured: true,
  publishedDaysAgo: 48,
  budget: [
    {
      label: {
        en: 'Repair of two wells, with pumps and spare parts',
        ar: 'إصلاح بئرين مع المضخات وقطع الغيار',
        tr: 'İki kuyunun onarımı, pompalar ve yedek parçalar',
        id: 'Perbaikan dua sumur beserta pompa dan suku cadang',
      },
      amount: 9_400_000,
    },
    {
      label: {
        en: 'Filter and chlorine equipment',
        ar: 'المرشّح وأجهزة الكلور',
        tr: 'Filtre ve klorlama donanımı',
        id: 'Saringan dan peralatan klorin',
      },
      amount: 6_900_000,
    },
    {
      label: {
        en: 'Six tap stands, tanks and pipes',
        ar: 'ست نقاط للمياه مع الخزانات والأنابيب',
        tr: 'Altı çeşme, depolar ve borular',
        id: 'Enam titik keran, tangki, dan pipa',
      },
      amount: 7_080_000,
    },
    {
      label: {
        en: 'Operators and weekly water tests, one year',
        ar: 'أجور المشغّلين وفحص الماء أسبوعيًّا مدة سنة',
        tr: 'Bir yıl boyunca görevliler ve haftalık su testleri',
        id: 'Petugas dan uji air mingguan selama setahun',
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
      amount: 1_120_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'brings water to one family for five months',
        ar: 'توصل الماء إلى أسرة واحدة خمسة أشهر',
        tr: 'bir ailenin beş aylık suyunu karşılar',
        id: 'mengalirkan air untuk satu keluarga selama lima bulan',
      },
    },
    {
      amount: 25_000,
      text: {
        en: 'brings water to one family for a year',
        ar: 'توصل الماء إلى أسرة واحدة سنة كاملة',
        tr: 'bir ailenin bir yıllık suyunu karşılar',
        id: 'mengalirkan air untuk satu keluarga selama setahun',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'brings water to two families for a year',
        ar: 'توصل الماء إلى أسرتين سنة كاملة',
        tr: 'iki ailenin bir yıllık suyunu karşılar',
        id: 'mengalirkan air untuk dua keluarga selama setahun',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'brings water to four families for a year',
        ar: 'توصل الماء إلى أربع أسر سنة كاملة',
        tr: 'dört ailenin bir yıllık suyunu karşılar',
        id: 'mengalirkan air untuk empat keluarga selama setahun',
      },
    },
  ],
  updates: [
    {
      daysAgo: 5,
      text: {
        en: 'The first well has been running for six days and gives 74,000 litres a day. Two laboratory tests found the water safe to drink.',
        ar: 'تعمل البئر الأولى منذ ستة أيام وتعطي 74,000 لتر في اليوم. وأثبت فحصان في المختبر أن ماءها صالح للشرب.',
        tr: 'Birinci kuyu altı gündür çalışıyor ve günde 74,000 litre su veriyor. İki laboratuvar testi suyun içilebilir olduğunu gösterdi.',
        id: 'Sumur pertama sudah berjalan enam hari dan menghasilkan 74,000 liter sehari. Dua kali uji laboratorium menyatakan airnya layak minum.',
      },
    },
    {
      daysAgo: 22,
      text: {
        en: 'Both pumps and the filter have arrived. Our engineer checked them against the order and found nothing missing.',
        ar: 'وصلت المضختان والمرشّح. وطابقها مهندسنا بأمر الشراء فلم يجد فيها نقصًا.',
        tr: 'İki pompa ve filtre yerine ulaştı. Mühendisimiz hepsini siparişle karşılaştırdı, eksik bulmadı.',
        id: 'Kedua pompa dan saringan sudah tiba. Insinyur kami mencocokkannya dengan pesanan dan tidak ada yang kurang.',
      },
    },
    {
      daysAgo: 39,
      text: {
        en: 'Residents and our engineer walked the streets together and chose the six places for the taps.',
        ar: 'طاف مهندسنا مع الأهالي بشوارع الحي، واختاروا معًا مواضع نقاط المياه الست.',
        tr: 'Mühendisimiz mahalle sakinleriyle birlikte sokakları gezdi; altı çeşmenin yerini birlikte seçtiler.',
        id: 'Warga dan insinyur kami menyusuri kampung bersama-sama dan memilih enam lokasi keran.',
      },
    },
  ],
} satisfies SeedProject;

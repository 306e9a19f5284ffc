/** Campaign: safe stoves and a winter's fuel. */
import type { SeedProject } from '../types';

export default {
  id: 'safe-stoves-and-heating',
  type: 'eskan',
  category: 'shelter_and_protection',
  title: {
    en: 'Safe stoves and heating',
    ar: 'مواقد آمنة للتدفئة',
    tr: 'Güvenli sobalar ve ısınma',
    id: 'Tungku aman dan penghangat ruangan',
  },
  summary: {
    en: 'A closed stove, a fitted flue, an alarm and a winter’s fuel for 360 families in Gaza City. 50 OMR covers one home.',
    ar: 'موقد مغلق ومدخنة وجهاز إنذار ووقود شتاء كامل لـ360 أسرة في مدينة غزة. تكفي البيت الواحد 50 ريالًا عُمانيًّا.',
    tr: 'Gazze şehrinde 360 aile için kapalı soba, baca, alarm ve bir kışlık yakıt. Bir evin bedeli 50 Umman riyali.',
    id: 'Tungku tertutup, cerobong, alarm, dan bahan bakar semusim untuk 360 keluarga di Kota Gaza. Biaya satu rumah 50 rial Oman.',
  },
  story: {
    en:
      '<p>Many rooms in Gaza City are heated by an open pan of coals. It warms quickly and fills the room with smoke. The stove in this campaign is closed, burns a third of the fuel and sends its smoke out through a steel flue. A workshop in the city makes it, so a spare door or grate can be had the same week.</p>' +
      '<p>We fit stoves only in rooms with solid walls, never in tents. A fitter sets the flue, hangs a carbon-monoxide alarm and goes through six safety points with the adults of the house. Each home also receives 150 kilograms of briquettes pressed from olive pomace, enough for evenings through one winter.</p>' +
      '<p>Thirty days later a second fitter visits, tests the alarm and measures the air in the room. What those readings show, good or bad, goes in the report.</p>',
    ar:
      '<p>يتدفّأ كثير من الناس في مدينة غزة على كانون مكشوف، يدفئ سريعًا ويملأ الغرفة دخانًا. أما موقد هذه الحملة فمغلق، يكفيه ثلث الوقود، ويخرج دخانه من مدخنة من الفولاذ. تصنعه ورشة في المدينة نفسها، فإذا احتاج إلى باب أو شبكة تيسّر ذلك في الأسبوع ذاته.</p>' +
      '<p>لا نركّب المواقد إلا في غرف ذات جدران صلبة، ولا نركّبها في الخيام أبدًا. يثبّت الفنّي المدخنة، ويعلّق جهاز إنذار من أول أكسيد الكربون، ويشرح للكبار في البيت ست قواعد للسلامة. ويتسلّم كل بيت 150 كيلوغرامًا من القوالب المضغوطة من جفت الزيتون، وهي تكفي أمسيات شتاء كامل.</p>' +
      '<p>وبعد ثلاثين يومًا يزور البيت فنّي آخر، فيختبر جهاز الإنذار ويقيس هواء الغرفة. وننشر القراءات في التقرير كما هي، سرّت أو لم تسرّ.</p>',
    tr:
      '<p>Gazze şehrinde birçok oda, üstü açık bir mangalla ısıtılıyor. Mangal çabuk ısıtır ama odayı dumanla doldurur. Bu kampanyanın sobası kapalıdır, yakıtın üçte biriyle yetinir ve dumanını çelik bir bacadan dışarı verir. Sobayı şehirdeki bir atölye üretir; yedek kapak ya da ızgara aynı hafta içinde bulunur.</p>' +
      '<p>Sobaları yalnızca duvarı sağlam odalara kurarız, çadırlara hiçbir zaman kurmayız. Görevli usta bacayı yerleştirir, karbonmonoksit alarmını asar ve evdeki yetişkinlerle altı güvenlik kuralını tek tek gözden geçirir. Her eve ayrıca zeytin posasından preslenmiş 150 kilogram briket verilir; bu miktar bir kışın akşamlarına yeter.</p>' +
      '<p>Otuz gün sonra eve başka bir usta gider, alarmı sınar ve odanın havasını ölçer. Ölçümler iyi de olsa kötü de olsa raporda yer alır.</p>',
    id:
      '<p>Banyak ruangan di Kota Gaza dihangatkan dengan bara dalam wadah terbuka. Cara ini cepat hangat, tetapi memenuhi ruangan dengan asap. Tungku dalam kampanye ini tertutup, hanya memerlukan sepertiga bahan bakar, dan membuang asap lewat cerobong baja. Tungku dibuat oleh bengkel di kota itu juga, sehingga pintu atau kisi pengganti bisa didapat dalam minggu yang sama.</p>' +
      '<p>Kami hanya memasang tungku di ruangan berdinding kokoh, tidak pernah di dalam tenda. Teknisi memasang cerobong, menggantung alarm karbon monoksida, dan menerangkan enam aturan keselamatan kepada orang dewasa di rumah. Setiap rumah juga menerima 150 kilogram briket dari ampas zaitun, cukup untuk malam-malam selama satu musim dingin.</p>' +
      '<p>Tiga puluh hari kemudian teknisi lain datang untuk menguji alarm dan mengukur udara di ruangan. Hasil pengukuran itu, baik atau buruk, kami muat dalam laporan.</p>',
  },
  place: { en: 'Gaza City', ar: 'مدينة غزة', tr: 'Gazze şehri', id: 'Kota Gaza' },
  pictures: [
    {
      scene: 'stove',
      alt: {
        en: 'A closed stove with a flue and a kettle, warming a room at night',
        ar: 'موقد مغلق له مدخنة وعليه إبريق، يدفئ غرفة في الليل',
        tr: 'Gece bir odayı ısıtan, bacalı ve üzerinde çaydanlık duran kapalı soba',
        id: 'Tungku tertutup bercerobong dengan ketel di atasnya, menghangatkan ruangan pada malam hari',
      },
    },
  ],
  goal: 18_000_000,
  raised: 11_865_000,
  gifts: 498,
  closesInDays: 20,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 43,
  budget: [
    {
      label: {
        en: '360 closed stoves',
        ar: '360 موقدًا مغلقًا',
        tr: '360 kapalı soba',
        id: '360 tungku tertutup',
      },
      amount: 7_560_000,
    },
    {
      label: {
        en: 'Flues, guards and carbon-monoxide alarms',
        ar: 'مداخن وحواجز وأجهزة إنذار من أول أكسيد الكربون',
        tr: 'Baca, koruma ızgarası ve karbonmonoksit alarmı',
        id: 'Cerobong, pagar pengaman, dan alarm karbon monoksida',
      },
      amount: 3_600_000,
    },
    {
      label: {
        en: '54 tonnes of briquettes',
        ar: '54 طنًّا من قوالب الوقود',
        tr: '54 ton briket',
        id: '54 ton briket',
      },
      amount: 5_400_000,
    },
    {
      label: {
        en: 'Delivery, fitting and the second visit',
        ar: 'التوصيل والتركيب والزيارة الثانية',
        tr: 'Teslimat, kurulum ve ikinci ziyaret',
        id: 'Pengantaran, pemasangan, dan kunjungan kedua',
      },
      amount: 720_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 720_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'fits a flue, a guard and an alarm in one home',
        ar: 'تركّب في بيت واحد مدخنة وحاجزًا وجهاز إنذار',
        tr: 'bir eve baca, koruma ızgarası ve alarm taktırır',
        id: 'memasang cerobong, pagar pengaman, dan alarm di satu rumah',
      },
    },
    {
      amount: 15_000,
      text: {
        en: 'buys one home’s fuel for the winter',
        ar: 'تشتري وقود الشتاء لبيت واحد',
        tr: 'bir evin kışlık yakıtını karşılar',
        id: 'membeli bahan bakar satu rumah selama musim dingin',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'heats one family’s home safely for a winter',
        ar: 'تدفّئ بيت أسرة واحدة شتاءً كاملًا في أمان',
        tr: 'bir ailenin evini bir kış boyunca güvenle ısıtır',
        id: 'menghangatkan rumah satu keluarga dengan aman selama satu musim dingin',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'heats two homes safely for a winter',
        ar: 'تدفّئ بيتين شتاءً كاملًا في أمان',
        tr: 'iki evi bir kış boyunca güvenle ısıtır',
        id: 'menghangatkan dua rumah dengan aman selama satu musim dingin',
      },
    },
  ],
  updates: [
    {
      daysAgo: 3,
      text: {
        en: '132 stoves are fitted. In 11 homes the wall was too thin for a flue, so the fitters built a brick surround first.',
        ar: 'ركّبنا 132 موقدًا. وفي 11 بيتًا كان الجدار رقيقًا لا يحتمل المدخنة، فبنى الفنّيون إطارًا من الطوب أولًا.',
        tr: '132 soba kuruldu. 11 evde duvar baca için fazla inceydi; ustalar önce tuğladan bir çerçeve ördü.',
        id: 'Sebanyak 132 tungku telah terpasang. Di 11 rumah, dinding terlalu tipis untuk cerobong, jadi teknisi membuat rangka bata lebih dahulu.',
      },
    },
    {
      daysAgo: 29,
      text: {
        en: 'The workshop delivered the first 60 stoves. Two had loose doors and went back; both were returned mended.',
        ar: 'سلّمت الورشة أول 60 موقدًا. وكان باب اثنين منها مرتخيًا، فأعدناهما إليها ثم عادا بعد إصلاحهما.',
        tr: 'Atölye ilk 60 sobayı teslim etti. İki sobanın kapağı gevşekti; geri gönderildi ve onarılmış olarak döndü.',
        id: 'Bengkel menyerahkan 60 tungku pertama. Dua di antaranya pintunya longgar, dikembalikan, lalu diterima lagi setelah diperbaiki.',
      },
    },
  ],
} satisfies SeedProject;

/** Campaign: twenty-four support circles for mothers. */
import type { SeedProject } from '../types';

export default {
  id: 'support-circles-for-mothers',
  type: 'development',
  category: 'psychosocial_support',
  title: {
    en: 'Support circles for mothers',
    ar: 'حلقات مساندة للأمهات',
    tr: 'Anneler için dayanışma halkaları',
    id: 'Kelompok dukungan untuk para ibu',
  },
  summary: {
    en: 'Twenty-four circles of twelve mothers, each meeting ten times with two trained facilitators, in Deir al-Balah and Khan Younis.',
    ar: '24 حلقة في دير البلح وخان يونس، في كل منها 12 أمًّا يلتقين عشر مرات مع ميسّرتين مدرَّبتين.',
    tr: 'Deyr el-Belah ve Han Yunus’ta on ikişer annelik 24 halka; her biri eğitimli iki kolaylaştırıcıyla on kez buluşuyor.',
    id: 'Dua puluh empat kelompok di Deir al-Balah dan Khan Younis, masing-masing dua belas ibu, bertemu sepuluh kali bersama dua fasilitator terlatih.',
  },
  story: {
    en: '<p>A mother who carries a household through bombing and displacement seldom has an hour in which nobody needs her. A support circle is that hour, once a week: twelve women, two facilitators, tea, and the next room for the children. Over ten weeks 288 mothers will meet in 24 circles in Deir al-Balah and Khan Younis.</p><p>The meetings follow a plan. The women speak about sleep, worry, loss and anger, and practise what eases them: breathing, dividing the day, asking a neighbour for help. Nobody has to speak. What is said in the room stays there; we take no photographs and write down no names beside any words.</p><p>The facilitators are women from the area who trained for six weeks. A psychologist meets them every second week. When a mother needs more than a circle can give, she is offered a private appointment, free of charge. At the first and last meetings each woman fills in a short questionnaire, and we publish the totals.</p>',
    ar: '<p>قلّما تجد الأم التي تعول أسرتها تحت القصف وفي النزوح ساعة لا يحتاج إليها فيها أحد. وحلقة المساندة هي تلك الساعة، مرة في الأسبوع: 12 امرأة وميسّرتان وشاي، والأطفال في الغرفة المجاورة. وتلتقي في عشرة أسابيع 288 أمًّا في 24 حلقة في دير البلح وخان يونس.</p><p>تسير اللقاءات وفق خطة. تتحدث النساء عن النوم والقلق والفقد والغضب، ويتدرّبن على ما يخفّف عنهن: التنفس وتقسيم اليوم وطلب العون من الجارة. ولا تُلزَم إحداهن بالكلام. ويبقى ما يقال في الغرفة فيها؛ فلا نلتقط صورًا، ولا نكتب اسمًا إلى جانب كلام.</p><p>الميسّرات من نساء المنطقة، وقد تدرّبن ستة أسابيع، وتلتقي بهن اختصاصية نفسية مرة كل أسبوعين. وإذا احتاجت أم إلى أكثر مما تقدّمه الحلقة عرضنا عليها جلسة خاصة بلا مقابل. وتملأ كل امرأة استبانة قصيرة في اللقاء الأول وفي الأخير، وننشر النتائج مجملةً.</p>',
    tr: '<p>Bombalar altında yerinden edilmiş bir ailenin yükünü taşıyan anne, kimsenin kendisine ihtiyaç duymadığı bir saati zor bulur. Dayanışma halkası haftada bir kez o saati sunuyor: on iki kadın, iki kolaylaştırıcı, çay; çocuklar da yan odada. On hafta boyunca 288 anne, Deyr el-Belah ve Han Yunus’taki 24 halkada buluşacak.</p><p>Buluşmalar bir plana göre ilerliyor. Kadınlar uykuyu, kaygıyı, kaybı ve öfkeyi konuşuyor; kendilerine iyi gelen şeyleri deniyor: nefes çalışmak, günü bölmek, komşudan yardım istemek. Kimse konuşmak zorunda değil. Odada konuşulan odada kalıyor; fotoğraf çekmiyor, hiçbir sözün yanına isim yazmıyoruz.</p><p>Kolaylaştırıcılar, altı hafta eğitim almış bölge kadınları. Bir psikolog iki haftada bir onlarla bir araya geliyor. Halkanın verebileceğinden fazlasına ihtiyaç duyan anneye ücretsiz özel görüşme öneriliyor. Her kadın ilk ve son buluşmada kısa bir anket dolduruyor; sonuçları yalnızca toplu olarak yayımlıyoruz.</p>',
    id: '<p>Seorang ibu yang mengurus keluarga di tengah pengeboman dan pengungsian jarang punya satu jam tanpa ada yang memerlukannya. Kelompok dukungan adalah satu jam itu, seminggu sekali: dua belas perempuan, dua fasilitator, teh, dan anak-anak di ruang sebelah. Selama sepuluh minggu, 288 ibu akan bertemu dalam 24 kelompok di Deir al-Balah dan Khan Younis.</p><p>Setiap pertemuan berjalan menurut rencana. Para ibu membicarakan tidur, kecemasan, kehilangan, dan amarah, lalu melatih hal-hal yang meringankan: mengatur napas, membagi hari, meminta bantuan tetangga. Tidak ada yang wajib berbicara. Apa yang disampaikan di dalam ruangan tetap di sana; kami tidak memotret dan tidak mencatat nama di samping ucapan siapa pun.</p><p>Fasilitatornya perempuan setempat yang telah dilatih enam minggu. Seorang psikolog menemui mereka dua minggu sekali. Jika seorang ibu membutuhkan lebih dari yang dapat diberikan kelompok, kami menawarkan pertemuan pribadi tanpa biaya. Pada pertemuan pertama dan terakhir, setiap ibu mengisi kuesioner singkat, dan yang kami terbitkan hanya hasil keseluruhannya.</p>',
  },
  place: {
    en: 'Deir al-Balah and Khan Younis',
    ar: 'دير البلح وخان يونس',
    tr: 'Deyr el-Belah ve Han Yunus',
    id: 'Deir al-Balah dan Khan Younis',
  },
  pictures: [
    {
      scene: 'circle',
      alt: {
        en: 'Cushions in a circle on a rug, with tea in the middle',
        ar: 'وسائد في حلقة على سجادة، وفي وسطها إبريق شاي وأكواب',
        tr: 'Halının üstünde halka olmuş minderler, ortada çay',
        id: 'Bantal-bantal melingkar di atas karpet dengan teh di tengahnya',
      },
    },
  ],
  goal: 11_520_000,
  raised: 4_760_000,
  gifts: 205,
  closesInDays: 67,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 33,
  budget: [
    {
      label: {
        en: 'Two facilitators for 240 meetings',
        ar: 'ميسّرتان لكل لقاء من 240 لقاءً',
        tr: '240 buluşmanın her birinde iki kolaylaştırıcı',
        id: 'Dua fasilitator untuk 240 pertemuan',
      },
      amount: 4_320_000,
    },
    {
      label: {
        en: 'Room, tea and transport',
        ar: 'المكان والشاي والمواصلات',
        tr: 'Yer, çay ve ulaşım',
        id: 'Tempat, teh, dan transportasi',
      },
      amount: 3_240_000,
    },
    {
      label: {
        en: 'Psychologist: training, supervision and private appointments',
        ar: 'الاختصاصية النفسية: التدريب والإشراف والجلسات الخاصة',
        tr: 'Psikolog: eğitim, danışmanlık ve özel görüşmeler',
        id: 'Psikolog: pelatihan, pembimbingan, dan pertemuan pribadi',
      },
      amount: 1_800_000,
    },
    {
      label: {
        en: 'A companion for the children at each meeting',
        ar: 'مرافقة للأطفال في كل لقاء',
        tr: 'Her buluşmada çocuklarla ilgilenen bir görevli',
        id: 'Seorang pendamping anak di setiap pertemuan',
      },
      amount: 1_680_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 480_000,
    },
  ],
  impact: [
    {
      amount: 20_000,
      text: {
        en: 'pays for five meetings for one mother',
        ar: 'تغطي خمسة لقاءات لأم واحدة',
        tr: 'bir annenin beş buluşmasını karşılar',
        id: 'membiayai lima pertemuan untuk satu ibu',
      },
    },
    {
      amount: 40_000,
      text: {
        en: 'pays for all ten meetings for one mother',
        ar: 'تغطي اللقاءات العشرة كلها لأم واحدة',
        tr: 'bir annenin on buluşmasının tamamını karşılar',
        id: 'membiayai kesepuluh pertemuan untuk satu ibu',
      },
    },
    {
      amount: 120_000,
      text: {
        en: 'pays for all ten meetings for three mothers',
        ar: 'تغطي اللقاءات العشرة كلها لثلاث أمهات',
        tr: 'üç annenin on buluşmasının tamamını karşılar',
        id: 'membiayai kesepuluh pertemuan untuk tiga ibu',
      },
    },
    {
      amount: 480_000,
      text: {
        en: 'pays for a whole circle from the first meeting to the last',
        ar: 'تغطي حلقة كاملة من أول لقاء إلى آخره',
        tr: 'bir halkayı ilk buluşmadan sonuncusuna kadar karşılar',
        id: 'membiayai satu kelompok dari pertemuan pertama sampai terakhir',
      },
    },
  ],
  updates: [
    {
      daysAgo: 6,
      text: {
        en: 'Six circles have begun, with 72 mothers. After three weeks 69 of them are still coming; two have moved away and one has found work.',
        ar: 'بدأت ست حلقات فيها 72 أمًّا. وما زالت 69 منهن يحضرن بعد ثلاثة أسابيع، وانتقلت اثنتان إلى مكان آخر، ووجدت واحدة عملًا.',
        tr: 'Altı halka 72 anneyle başladı. Üç haftanın sonunda 69’u gelmeyi sürdürüyor; ikisi başka yere taşındı, biri iş buldu.',
        id: 'Enam kelompok sudah berjalan dengan 72 ibu. Setelah tiga minggu, 69 ibu masih hadir; dua orang pindah dan satu orang mendapat pekerjaan.',
      },
    },
    {
      daysAgo: 29,
      text: {
        en: 'Fourteen facilitators finished their training. The psychologist watched each of them lead a practice meeting and passed twelve; two will train for two more weeks.',
        ar: 'أنهت 14 ميسّرة تدريبهن. وحضرت الاختصاصية النفسية لقاءً تجريبيًّا لكل منهن فأجازت 12، وتتدرّب اثنتان أسبوعين آخرين.',
        tr: 'On dört kolaylaştırıcı eğitimini tamamladı. Psikolog her birinin deneme buluşmasını izledi, on ikisini yeterli buldu; ikisi iki hafta daha eğitim alacak.',
        id: 'Empat belas fasilitator menyelesaikan pelatihan. Psikolog mengamati setiap orang memimpin satu pertemuan latihan dan meluluskan dua belas; dua orang berlatih dua minggu lagi.',
      },
    },
  ],
} satisfies SeedProject;

/** Fund: zakat, paid in cash to eligible families. */
import type { SeedProject } from '../types';

export default {
  id: 'zakat-fund',
  type: 'fund',
  category: 'cash_support',
  title: {
    en: 'Zakat fund',
    ar: 'صندوق الزكاة',
    tr: 'Zekât Fonu',
    id: 'Dana Zakat',
  },
  summary: {
    en: 'Your zakat is paid in cash to poor and needy families in Gaza. It has its own account, and nothing is taken from it for running costs.',
    ar: 'نصرف زكاتك نقدًا للفقراء والمساكين في غزة. ونحفظها في حساب مستقل، ولا نقتطع منها شيئًا للمصاريف التشغيلية.',
    tr: 'Zekâtınız Gazze’deki fakir ve miskin ailelere nakit olarak ödenir. Ayrı bir hesapta tutulur, işletme giderleri için hiçbir kesinti yapılmaz.',
    id: 'Zakat Anda dibayarkan tunai kepada keluarga fakir dan miskin di Gaza. Dananya disimpan di rekening tersendiri dan tidak dipotong untuk biaya operasional.',
  },
  story: {
    en: '<p>Zakat belongs to those whom the Quran names, first among them the poor and the needy (9:60). This fund pays it to such families in Gaza, in cash, and they own it fully: they choose what to buy and owe us no receipts. It is not spent on wells, buildings or equipment.</p><p>A family applies once. A social worker visits, a second one reviews the file, and a family without enough for its needs receives 60 OMR a month for up to six months. Eligibility is checked again after three months. A scholar who is not on our staff reviews the rules and a sample of the files each year.</p><p>The fund has its own bank account. Transfer fees and salaries are paid from gifts made for running costs, so the whole of your zakat reaches a family. We aim to pay it out within 60 days and report what is still waiting.</p>',
    ar: '<p>قال الله تعالى: ﴿إِنَّمَا الصَّدَقَاتُ لِلْفُقَرَاءِ وَالْمَسَاكِينِ﴾ [التوبة: 60]. ونصرف زكاتك من هذا الصندوق للفقراء والمساكين من أهل غزة نقدًا، فيتملّكونها ملكًا تامًّا، ويشترون بها ما يشاؤون، ولا نطالبهم بفواتير. ولا نصرفها في حفر الآبار ولا في المباني ولا في الأجهزة.</p><p>تتقدم الأسرة بطلبها مرة واحدة، فيزورها باحث اجتماعي ويراجع ملفها باحث آخر. فإن لم يكن لديها ما يكفيها صرفنا لها 60 ريالًا عُمانيًّا في الشهر مدة لا تتجاوز ستة أشهر، ونتحقّق من استحقاقها مرة أخرى بعد ثلاثة أشهر. ويراجع عالم شرعي من خارج المؤسسة ضوابط الصرف وعيّنة من الملفات كل سنة.</p><p>للصندوق حساب بنكي مستقل. وندفع رسوم التحويل والرواتب مما تبرّع به أصحابه للمصاريف التشغيلية، فتصل زكاتك إلى مستحقيها كاملة. ونسعى إلى صرفها خلال 60 يومًا، ونعلن ما لم يُصرف بعد.</p>',
    tr: '<p>Zekât, Kur’an-ı Kerim’de sayılan kimselerin hakkıdır; başta fakirler ve miskinler gelir (Tevbe, 9/60). Bu fondan zekâtınız Gazze’deki bu ailelere nakit olarak ödenir ve tamamen onların malı olur. Aileler neye ihtiyaç duyuyorsa onu alır, kendilerinden fiş istenmez. Zekât parası kuyu, bina ya da cihaz için kullanılmaz.</p><p>Aile bir kez başvurur. Bir sosyal hizmet uzmanı evi ziyaret eder, ikinci bir uzman dosyayı inceler. Geliri ihtiyacına yetmeyen aileye en çok altı ay boyunca ayda 60 Umman riyali ödenir; durumu üç ay sonra yeniden değerlendirilir. Kurum dışından bir din âlimi, kuralları ve dosyalardan bir örneklemi her yıl gözden geçirir.</p><p>Fonun ayrı bir banka hesabı vardır. Havale ücretleri ve maaşlar, işletme giderleri için yapılan bağışlardan karşılanır; böylece zekâtınızın tamamı bir aileye ulaşır. Zekâtları 60 gün içinde ödemeye çalışır, henüz ödenmemiş tutarı da açıklarız.</p>',
    id: '<p>Zakat adalah hak golongan yang disebut dalam Al-Qur’an, yang pertama fakir dan miskin (QS. At-Taubah: 60). Dana ini menyalurkan zakat Anda secara tunai kepada keluarga fakir dan miskin di Gaza, dan menjadi milik mereka sepenuhnya. Mereka bebas menentukan belanjanya tanpa perlu menyerahkan nota. Dana ini tidak dipakai untuk sumur, bangunan, atau peralatan.</p><p>Keluarga cukup mendaftar satu kali. Seorang pekerja sosial berkunjung, lalu petugas kedua memeriksa berkasnya. Keluarga yang penghasilannya tidak mencukupi kebutuhan menerima 60 rial Oman per bulan, paling lama enam bulan, dan kelayakannya ditinjau lagi setelah tiga bulan. Setiap tahun seorang ulama dari luar lembaga meninjau ketentuan dan sebagian berkas mustahik.</p><p>Dana Zakat memiliki rekening bank tersendiri. Biaya transfer dan gaji dibayar dari donasi yang memang diberikan untuk biaya operasional, sehingga zakat Anda sampai seutuhnya kepada mustahik. Kami berupaya menyalurkannya dalam 60 hari dan melaporkan jumlah yang belum tersalurkan.</p>',
  },
  place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  pictures: [
    {
      scene: 'lantern',
      alt: {
        en: 'A lit lantern',
        ar: 'فانوس مضيء',
        tr: 'Yanan bir fener',
        id: 'Lentera yang menyala',
      },
    },
  ],
  goal: null,
  raised: 61_284_500,
  gifts: 1_947,
  closesInDays: null,
  status: 'open',
  zakatEligible: true,
  featured: false,
  publishedDaysAgo: 320,
  budget: [],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'goes in full, in cash, to an eligible family',
        ar: 'تصل كاملةً نقدًا إلى أسرة مستحقة',
        tr: 'eksiksiz ve nakit olarak hak sahibi bir aileye ulaşır',
        id: 'disalurkan utuh dan tunai kepada keluarga mustahik',
      },
    },
    {
      amount: 60_000,
      text: {
        en: 'is one month’s payment to a family',
        ar: 'هي ما يُصرف لأسرة واحدة في الشهر',
        tr: 'bir aileye yapılan aylık ödemedir',
        id: 'adalah pembayaran satu bulan untuk satu keluarga',
      },
    },
    {
      amount: 180_000,
      text: {
        en: 'supports a family for three months',
        ar: 'تعين أسرة واحدة ثلاثة أشهر',
        tr: 'bir aileye üç ay destek olur',
        id: 'menopang satu keluarga selama tiga bulan',
      },
    },
  ],
  updates: [
    {
      daysAgo: 11,
      text: {
        en: 'This month 214 families received 60 OMR each: 12,840 OMR in all. Each payment was confirmed by the family in writing or by phone.',
        ar: 'صرفنا هذا الشهر لـ214 أسرة 60 ريالًا عُمانيًّا لكل منها، أي 12,840 ريالًا في المجموع. وأكدت كل أسرة استلامها كتابةً أو بالهاتف.',
        tr: 'Bu ay 214 ailenin her birine 60 Umman riyali, toplam 12,840 Umman riyali ödendi. Her aile ödemeyi yazılı olarak ya da telefonla doğruladı.',
        id: 'Bulan ini 214 keluarga menerima masing-masing 60 rial Oman, seluruhnya 12,840 rial Oman. Setiap keluarga mengonfirmasi penerimaannya secara tertulis atau lewat telepon.',
      },
    },
  ],
} satisfies SeedProject;

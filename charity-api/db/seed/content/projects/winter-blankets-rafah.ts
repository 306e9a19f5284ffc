/** Campaign, completed: winter blankets for families in Rafah. */
import type { SeedProject } from '../types';

export default {
  id: 'winter-blankets-rafah',
  type: 'eghatha',
  category: 'shelter_and_protection',
  title: {
    en: 'Winter blankets for Rafah',
    ar: 'بطانيات الشتاء لأهل رفح',
    tr: 'Refah için kışlık battaniyeler',
    id: 'Selimut musim dingin untuk Rafah',
  },
  summary: {
    en: 'Four thick blankets for each of 1,050 families in Rafah. The work is done and the account is closed.',
    ar: 'أربع بطانيات سميكة لكل أسرة من 1,050 أسرة في رفح. أُنجز العمل وأُغلق الحساب.',
    tr: 'Refah’ta 1,050 ailenin her birine dört kalın battaniye. İş tamamlandı, hesabı kapandı.',
    id: 'Empat selimut tebal bagi masing-masing dari 1,050 keluarga di Rafah. Pekerjaan selesai dan pembukuannya sudah ditutup.',
  },
  story: {
    en:
      '<p>In Rafah, January nights fall to about eight degrees. We planned 4,200 blankets for 1,050 families: four to a family, each of two kilograms, 160 by 220 centimetres, in a washable weave. We chose the blanket after ten families had slept under three samples for a week and told us which one they would keep.</p>' +
      '<p>Families came to three points, each at its own hour, so that nobody stood in line for long. People who could not come had their bundle brought to the door. Two women and two men from each neighbourhood kept the lists, and every family signed for its blankets and kept a copy.</p>' +
      '<p>Afterwards our follow-up team, who had taken no part in the handing out, phoned one family in ten. The invoices, the signed lists with names covered, and the result of the calls are in the closing report.</p>',
    ar:
      '<p>تنخفض الحرارة في ليالي رفح في شهر يناير إلى نحو ثماني درجات. خطّطنا لتوزيع 4,200 بطانية على 1,050 أسرة، أربع لكل أسرة، وزن الواحدة كيلوغرامان، ومقاسها 160 في 220 سنتيمترًا، من نسيج يقبل الغسل. ولم نختر الصنف إلا بعد أن جرّبت عشر أسر ثلاث عيّنات أسبوعًا كاملًا وأخبرتنا بما تفضّل.</p>' +
      '<p>تسلّمت الأسر بطانياتها في ثلاث نقاط، لكل أسرة ساعة معلومة، فلم يطُل وقوف أحد. ومن تعذّر عليه الحضور حملنا نصيبه إلى بابه. وتولّت القوائم في كل حيّ امرأتان ورجلان من أهله، ووقّعت كل أسرة على ما تسلّمته واحتفظت بنسخة.</p>' +
      '<p>بعد ذلك اتصل فريق المتابعة، وهو لم يشارك في التوزيع، بأسرة من كل عشر أسر. وتجدون في التقرير الختامي الفواتير، والقوائم الموقّعة بعد حجب الأسماء، ونتيجة الاتصالات.</p>',
    tr:
      '<p>Refah’ta ocak geceleri sıcaklık sekiz dereceye kadar iner. 1,050 aile için 4,200 battaniye planladık: her aileye dört battaniye; tanesi iki kilogram, 160 × 220 santimetre, yıkanabilir dokumadan. Hangi battaniyeyi alacağımıza, on aile üç örneği bir hafta kullanıp görüşünü bildirdikten sonra karar verdik.</p>' +
      '<p>Aileler üç noktaya, kendilerine ayrılan saatte geldi; böylece kimse uzun süre beklemedi. Gelemeyenlerin battaniyeleri kapılarına götürüldü. Listeleri her mahalleden iki kadın ve iki erkek tuttu. Her aile teslim aldığı battaniyeler için imza attı ve bir nüshayı kendinde tuttu.</p>' +
      '<p>Dağıtımın ardından, dağıtımda görev almamış takip ekibimiz her on aileden birini telefonla aradı. Faturalar, isimleri kapatılmış imzalı listeler ve görüşmelerin sonucu kapanış raporunda yer alıyor.</p>',
    id:
      '<p>Di Rafah, suhu malam bulan Januari turun hingga sekitar delapan derajat. Kami merencanakan 4,200 selimut untuk 1,050 keluarga: empat per keluarga, masing-masing seberat dua kilogram, berukuran 160 kali 220 sentimeter, dari tenunan yang dapat dicuci. Jenisnya kami pilih setelah sepuluh keluarga mencoba tiga contoh selama seminggu dan menyampaikan pilihan mereka.</p>' +
      '<p>Keluarga datang ke tiga titik pada jam yang sudah ditentukan, sehingga tidak ada yang lama mengantre. Bagi yang tidak dapat datang, selimut diantar ke rumah. Di setiap lingkungan, dua perempuan dan dua laki-laki warga setempat memegang daftar penerima. Setiap keluarga menandatangani bukti penerimaan dan menyimpan salinannya.</p>' +
      '<p>Setelah itu tim tindak lanjut, yang tidak ikut membagikan selimut, menelepon satu dari setiap sepuluh keluarga. Faktur, daftar bertanda tangan dengan nama yang ditutup, dan hasil panggilan tersedia dalam laporan penutup.</p>',
  },
  place: { en: 'Rafah', ar: 'رفح', tr: 'Refah', id: 'Rafah' },
  pictures: [
    {
      scene: 'blankets',
      alt: {
        en: 'Folded blankets in a stack beside a tent, under a rain cloud',
        ar: 'بطانيات مطوية بعضها فوق بعض قرب خيمة تحت غيمة ممطرة',
        tr: 'Yağmur bulutunun altında, bir çadırın yanında üst üste katlanmış battaniyeler',
        id: 'Tumpukan selimut terlipat di samping tenda, di bawah awan hujan',
      },
    },
  ],
  goal: 16_800_000,
  raised: 17_240_000,
  gifts: 812,
  closesInDays: -62,
  status: 'completed',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 128,
  budget: [
    {
      label: {
        en: '4,200 blankets',
        ar: '4,200 بطانية',
        tr: '4,200 battaniye',
        id: '4,200 selimut',
      },
      amount: 13_860_000,
    },
    {
      label: {
        en: 'Carriage and storage',
        ar: 'النقل والتخزين',
        tr: 'Nakliye ve depolama',
        id: 'Pengangkutan dan penyimpanan',
      },
      amount: 1_470_000,
    },
    {
      label: {
        en: 'Lists, packing and handing out',
        ar: 'إعداد القوائم والتغليف والتوزيع',
        tr: 'Listeler, paketleme ve dağıtım',
        id: 'Pendataan, pengemasan, dan pembagian',
      },
      amount: 630_000,
    },
    {
      label: {
        en: 'Follow-up calls and closing report',
        ar: 'اتصالات المتابعة والتقرير الختامي',
        tr: 'Takip aramaları ve kapanış raporu',
        id: 'Panggilan tindak lanjut dan laporan penutup',
      },
      amount: 168_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 672_000,
    },
  ],
  impact: [
    {
      amount: 16_000,
      text: {
        en: 'gives one family four thick blankets',
        ar: 'توفّر لأسرة واحدة أربع بطانيات سميكة',
        tr: 'bir aileye dört kalın battaniye sağlar',
        id: 'menyediakan empat selimut tebal untuk satu keluarga',
      },
    },
    {
      amount: 48_000,
      text: {
        en: 'gives three families their blankets for the winter',
        ar: 'توفّر لثلاث أسر بطانيات الشتاء',
        tr: 'üç ailenin kışlık battaniyelerini karşılar',
        id: 'menyediakan selimut musim dingin untuk tiga keluarga',
      },
    },
    {
      amount: 160_000,
      text: {
        en: 'gives ten families their blankets for the winter',
        ar: 'توفّر لعشر أسر بطانيات الشتاء',
        tr: 'on ailenin kışlık battaniyelerini karşılar',
        id: 'menyediakan selimut musim dingin untuk sepuluh keluarga',
      },
    },
  ],
  updates: [
    {
      daysAgo: 58,
      text: {
        en: 'We phoned 105 families. 103 had received four blankets; two had received three, and we brought them the fourth.',
        ar: 'اتصلنا بـ105 أسر، فأفادت 103 أسر بأنها تسلّمت أربع بطانيات، وتسلّمت أسرتان ثلاثًا، فحملنا إليهما الرابعة.',
        tr: '105 aileyi telefonla aradık. 103 aile dört battaniye almıştı; iki aileye üç battaniye verilmişti, eksik kalanları götürdük.',
        id: 'Kami menelepon 105 keluarga. Sebanyak 103 keluarga telah menerima empat selimut; dua keluarga baru menerima tiga, lalu kami antarkan kekurangannya.',
      },
    },
    {
      daysAgo: 68,
      text: {
        en: 'Handing out ended today, its twenty-fourth day: 4,200 blankets to 1,050 families, with 139 bundles taken to the door.',
        ar: 'انتهى التوزيع في يومه الرابع والعشرين: 4,200 بطانية لـ1,050 أسرة، منها نصيب 139 أسرة حُمل إلى أبوابها.',
        tr: 'Dağıtım bugün, yirmi dördüncü gününde tamamlandı: 1,050 aileye 4,200 battaniye ulaştı; 139 ailenin battaniyeleri kapısına götürüldü.',
        id: 'Pembagian selesai hari ini, pada hari ke-24: 4,200 selimut untuk 1,050 keluarga, dan 139 keluarga menerimanya di rumah.',
      },
    },
    {
      daysAgo: 91,
      text: {
        en: 'Handing out began at the first point. On the first day 44 families received 176 blankets.',
        ar: 'بدأ التوزيع في النقطة الأولى، وتسلّمت 44 أسرة في اليوم الأول 176 بطانية.',
        tr: 'Dağıtım ilk noktada başladı. İlk gün 44 aileye 176 battaniye teslim edildi.',
        id: 'Pembagian dimulai di titik pertama. Pada hari pertama, 44 keluarga menerima 176 selimut.',
      },
    },
  ],
  outcome: {
    text: {
      en: '4,200 blankets reached 1,050 families in Rafah in 24 days. Carriage cost 105 OMR more than planned. The 335 OMR left over went to the fund “Where it is needed most”. Our follow-up team checked by phoning one family in ten.',
      ar: 'وصلت 4,200 بطانية إلى 1,050 أسرة في رفح خلال 24 يومًا. وزادت تكلفة النقل على المخطّط 105 ريالات عُمانية. وبقي 335 ريالًا عُمانيًّا حوّلناها إلى صندوق «حيث الحاجة أشدّ». وتحقّق فريق المتابعة بالاتصال بأسرة من كل عشر أسر.',
      tr: '4,200 battaniye 24 günde Refah’taki 1,050 aileye ulaştı. Nakliye, planlanandan 105 Umman riyali fazla tuttu. Artan 335 Umman riyali “İhtiyacın en çok olduğu yere” fonuna aktarıldı. Takip ekibimiz her on aileden birini arayarak kontrol etti.',
      id: 'Sebanyak 4,200 selimut sampai kepada 1,050 keluarga di Rafah dalam 24 hari. Biaya angkut 105 rial Oman lebih tinggi dari rencana. Sisa 335 rial Oman dialihkan ke dana “Untuk yang paling membutuhkan”. Tim tindak lanjut memeriksanya dengan menelepon satu dari setiap sepuluh keluarga.',
    },
    spent: 16_905_000,
  },
} satisfies SeedProject;

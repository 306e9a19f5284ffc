/** Campaign: a sewing workshop run by forty women. Its title is very long on purpose: it shows how cards hold one. */
import type { SeedProject } from '../types';

export default {
  id: 'forty-womens-sewing-workshop',
  type: 'development',
  category: 'community_development',
  title: {
    en: 'A sewing, tailoring and repair workshop with its own shop front in Bureij, run by forty women who share the work, the accounts and the earnings',
    ar: 'مشغل للخياطة والتفصيل وإصلاح الملابس في البريج، له دكّان مفتوح على شارع السوق، تديره أربعون امرأة يتقاسمن العمل والحسابات والأرباح',
    tr: 'Bureyc’te kırk kadının işi, hesapları ve kazancı paylaşarak birlikte yürüttüğü, kendi dükkânı da olan dikiş, terzilik ve giysi onarım atölyesi',
    id: 'Rumah jahit di Bureij untuk busana pesanan dan perbaikan pakaian, lengkap dengan tokonya, dikelola empat puluh perempuan yang berbagi kerja dan hasil',
  },
  summary: {
    en: 'Forty machines, six months of cloth and a shop on the market street. The women own the workshop from the first day.',
    ar: 'أربعون ماكينة خياطة، وقماش يكفي ستة أشهر، ودكّان في شارع السوق. والمشغل ملك لصاحباته من اليوم الأول.',
    tr: 'Kırk dikiş makinesi, altı aylık kumaş ve çarşı caddesinde bir dükkân. Atölye ilk günden itibaren kadınların kendisine ait.',
    id: 'Empat puluh mesin jahit, kain untuk enam bulan, dan toko di jalan pasar. Sejak hari pertama, usaha ini milik para perempuan itu sendiri.',
  },
  story: {
    en:
      '<p>Forty women in Bureij sewed at home, each alone, each buying thread at the dearest price. Last year they met, wrote four pages of rules and asked for one thing: a place to work together. The workshop will cut, sew and mend school uniforms, bedding and everyday clothes, and sell them through a shop on the market street.</p>' +
      '<p>The women elect a manager, a buyer and a bookkeeper every six months. Of each rial earned, 70 baisa in every 100 go to the woman who did the work, 20 to cloth and rent, and 10 to a reserve. Twelve of the forty are learning the trade from the other twenty-eight.</p>' +
      '<p>We pay for the machines and the first year’s rent, then step back. An outside bookkeeper, Mizan Accounts (sample name), reads the books every quarter, and a one-page summary hangs in the shop.</p>',
    ar:
      '<p>كانت أربعون امرأة في البريج يخطن في بيوتهن، كل واحدة وحدها، وتشتري كل منهن الخيط بأغلى ثمن. اجتمعن في العام الماضي وكتبن لائحة من أربع صفحات، وطلبن أمرًا واحدًا: مكانًا يعملن فيه معًا. سيفصّل المشغل الزيّ المدرسي والمفارش وثياب كل يوم، ويخيطها ويصلحها، ويبيعها في دكّان على شارع السوق.</p>' +
      '<p>تنتخب النساء كل ستة أشهر مديرة ومسؤولة مشتريات ومحاسبة. ومن كل 100 بيسة يكسبنها تذهب 70 بيسة إلى من أنجزت العمل، و20 بيسة إلى القماش والإيجار، و10 بيسات إلى الاحتياطي. ومن الأربعين اثنتا عشرة امرأة يتعلّمن المهنة من ثمانٍ وعشرين سبقنهن إليها.</p>' +
      '<p>ندفع ثمن الماكينات وإيجار السنة الأولى، ثم نترك الإدارة لصاحبات المشغل. ويراجع الدفاتر كل ثلاثة أشهر مكتب مستقل، هو «ميزان للحسابات» (اسم نموذجي)، ويُعلَّق في الدكّان ملخّص من صفحة واحدة.</p>',
    tr:
      '<p>Bureyc’te kırk kadın evlerinde tek başlarına dikiş dikiyor, ipliği de en pahalı fiyattan alıyordu. Geçen yıl bir araya geldiler, dört sayfalık bir tüzük yazdılar ve tek bir şey istediler: birlikte çalışacakları bir yer. Atölye okul forması, nevresim ve günlük giysiler kesip dikecek, onaracak ve çarşı caddesindeki dükkânda satacak.</p>' +
      '<p>Kadınlar altı ayda bir yönetici, satın alma sorumlusu ve muhasebeci seçer. Kazanılan her 100 baisanın 70 baisası işi yapana, 20 baisası kumaş ve kiraya, 10 baisası yedek akçeye gider. Kırk kadının on ikisi, mesleği diğer yirmi sekizinden öğreniyor.</p>' +
      '<p>Makinelerin ve ilk yılın kirasının bedelini öder, sonra yönetimi onlara bırakırız. Bağımsız bir muhasebe bürosu, Mizan Muhasebe (örnek ad), defterleri üç ayda bir inceler; bir sayfalık özet dükkânda asılı durur.</p>',
    id:
      '<p>Empat puluh perempuan di Bureij biasa menjahit sendiri-sendiri di rumah dan membeli benang dengan harga eceran tertinggi. Tahun lalu mereka berkumpul, menyusun aturan empat halaman, dan meminta satu hal: tempat untuk bekerja bersama. Rumah jahit ini akan memotong, menjahit, dan memperbaiki seragam sekolah, seprai, dan pakaian sehari-hari, lalu menjualnya di toko di jalan pasar.</p>' +
      '<p>Setiap enam bulan mereka memilih pengelola, petugas pembelian, dan pemegang buku. Dari setiap 100 baisa pendapatan, 70 baisa untuk yang mengerjakan, 20 baisa untuk kain dan sewa, dan 10 baisa untuk cadangan. Dua belas dari mereka sedang belajar menjahit dari dua puluh delapan lainnya.</p>' +
      '<p>Kami membayar mesin dan sewa tahun pertama, lalu menyerahkan pengelolaan kepada mereka. Kantor pembukuan independen, Mizan Pembukuan (nama contoh), memeriksa buku setiap tiga bulan, dan ringkasan satu halaman dipasang di toko.</p>',
  },
  place: { en: 'Bureij', ar: 'البريج', tr: 'Bureyc', id: 'Bureij' },
  pictures: [
    {
      scene: 'sewing',
      alt: {
        en: 'A sewing machine with yellow cloth, thread and rolls of fabric',
        ar: 'ماكينة خياطة عليها قماش أصفر، ومعها خيوط ولفّات قماش',
        tr: 'Sarı kumaşlı bir dikiş makinesi, iplikler ve kumaş topları',
        id: 'Mesin jahit dengan kain kuning, benang, dan gulungan kain',
      },
    },
  ],
  goal: 36_000_000,
  raised: 15_925_000,
  gifts: 437,
  closesInDays: 63,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 39,
  budget: [
    {
      label: {
        en: '40 sewing machines',
        ar: '40 ماكينة خياطة',
        tr: '40 dikiş makinesi',
        id: '40 mesin jahit',
      },
      amount: 10_400_000,
    },
    {
      label: {
        en: 'Cutting tables, overlockers and irons',
        ar: 'طاولات قصّ وماكينات حبكة ومكاوٍ',
        tr: 'Kesim masaları, overlok makineleri ve ütüler',
        id: 'Meja potong, mesin obras, dan setrika',
      },
      amount: 5_360_000,
    },
    {
      label: {
        en: 'Cloth and thread for six months',
        ar: 'قماش وخيط لستة أشهر',
        tr: 'Altı aylık kumaş ve iplik',
        id: 'Kain dan benang untuk enam bulan',
      },
      amount: 8_400_000,
    },
    {
      label: {
        en: 'Fitting out, solar power and a year’s rent',
        ar: 'تجهيز المكان والطاقة الشمسية وإيجار سنة',
        tr: 'Mekânın düzenlenmesi, güneş enerjisi ve bir yıllık kira',
        id: 'Penataan ruang, listrik surya, dan sewa setahun',
      },
      amount: 10_400_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 1_440_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'buys cloth and thread for two school uniforms',
        ar: 'تشتري قماش زيّين مدرسيّين وخيطهما',
        tr: 'iki okul formasının kumaşını ve ipliğini karşılar',
        id: 'membeli kain dan benang untuk dua seragam sekolah',
      },
    },
    {
      amount: 35_000,
      text: {
        en: 'keeps one woman in cloth and thread for a month',
        ar: 'توفّر لامرأة واحدة قماش شهر وخيطه',
        tr: 'bir kadının bir aylık kumaş ve ipliğini karşılar',
        id: 'menyediakan kain dan benang bagi satu perempuan selama sebulan',
      },
    },
    {
      amount: 260_000,
      text: {
        en: 'buys one sewing machine',
        ar: 'تشتري ماكينة خياطة واحدة',
        tr: 'bir dikiş makinesi alır',
        id: 'membeli satu mesin jahit',
      },
    },
    {
      amount: 900_000,
      text: {
        en: 'gives one woman her place in the workshop: machine, cloth and rent',
        ar: 'تهيّئ لامرأة واحدة مكانها في المشغل: الماكينة والقماش والإيجار',
        tr: 'bir kadına atölyedeki yerini açar: makine, kumaş ve kira',
        id: 'menyediakan tempat bagi satu perempuan di rumah jahit: mesin, kain, dan sewa',
      },
    },
  ],
  updates: [
    {
      daysAgo: 5,
      text: {
        en: 'Sixteen machines are in place and the first order is finished: 180 school uniforms, checked seam by seam before they were packed.',
        ar: 'رُكّبت ست عشرة ماكينة، وأُنجز أول طلب: 180 زيًّا مدرسيًّا، فُحصت غرزة غرزة قبل تغليفها.',
        tr: 'On altı makine yerini aldı ve ilk sipariş tamamlandı: paketlenmeden önce dikişleri tek tek kontrol edilen 180 okul forması.',
        id: 'Enam belas mesin sudah terpasang dan pesanan pertama selesai: 180 seragam sekolah, diperiksa jahitannya satu per satu sebelum dikemas.',
      },
    },
    {
      daysAgo: 26,
      text: {
        en: 'The lease for the shop is signed for one year, in the workshop’s own name. The women chose the paint: white walls, a green door.',
        ar: 'وُقّع عقد إيجار الدكّان سنةً باسم المشغل نفسه. واختارت النساء ألوانه: جدران بيضاء وباب أخضر.',
        tr: 'Dükkânın bir yıllık kira sözleşmesi atölyenin kendi adına imzalandı. Renkleri kadınlar seçti: beyaz duvarlar, yeşil kapı.',
        id: 'Kontrak sewa toko selama setahun ditandatangani atas nama rumah jahit sendiri. Para perempuan memilih warnanya: dinding putih, pintu hijau.',
      },
    },
  ],
} satisfies SeedProject;

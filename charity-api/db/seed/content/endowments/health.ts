/** Endowment: two pharmacies whose rent pays for treatment. */
import { factsOf } from './facts';
import type { SeedEndowment } from './types';

export default {
  id: 'health-endowment',
  title: { en: 'Health endowment', ar: 'وقف الصحة', tr: 'Sağlık Vakfı', id: 'Wakaf Kesehatan' },
  summary: {
    en: 'The rent of two pharmacies in Seeb pays for medicine and treatment of patients who cannot.',
    ar: 'من أجرة صيدليتين في السيب يُعالج مرضى لا يقدرون على ثمن العلاج والدواء.',
    tr: 'Sîb’deki iki eczanenin kirası, gücü yetmeyen hastaların ilaç ve tedavisini karşılar.',
    id: 'Hasil sewa dua apotek di Seeb membayar obat dan pengobatan pasien yang tidak mampu.',
  },
  story: {
    en: '<p>Whoever needs dialysis needs it three times a week, and whoever has diabetes needs insulin every day. Illness of this kind does not wait for a campaign to reach its goal. The yield of this endowment comes each month, and each month it is handed on.</p><h3>What the yield pays</h3><ul><li>Medicine for people with lasting illness</li><li>Dialysis and its supplies</li><li>Care of newborn children</li></ul>',
    ar: '<p>من يغسل كليتيه يحتاج إلى ذلك ثلاث مرات في الأسبوع، ومن به سكّري يحتاج إلى الإنسولين كل يوم. ومثل هذا المرض لا ينتظر حملة حتى تكتمل. أما ريع هذا الوقف فيأتي كل شهر، ويُصرف كل شهر.</p><h3>فيمَ يُصرف الريع</h3><ul><li>أدوية المصابين بأمراض مزمنة</li><li>غسل الكلى ومستلزماته</li><li>رعاية المواليد</li></ul>',
    tr: '<p>Diyaliz hastası haftada üç kez diyalize, şeker hastası her gün insüline muhtaçtır. Böyle bir hastalık kampanyanın tamamlanmasını beklemez. Bu vakfın geliri her ay gelir ve her ay harcanır.</p><h3>Gelir nereye harcanır</h3><ul><li>Süreğen hastalığı olanların ilaçları</li><li>Diyaliz ve malzemeleri</li><li>Yenidoğan bakımı</li></ul>',
    id: '<p>Pasien cuci darah memerlukannya tiga kali seminggu, dan penderita diabetes memerlukan insulin setiap hari. Penyakit seperti ini tidak menunggu kampanye mencapai target. Hasil wakaf ini datang setiap bulan dan disalurkan setiap bulan.</p><h3>Penggunaan hasil wakaf</h3><ul><li>Obat bagi penderita penyakit menahun</li><li>Cuci darah dan perlengkapannya</li><li>Perawatan bayi baru lahir</li></ul>',
  },
  facts: factsOf(
    {
      en: 'The premises of two pharmacies in Seeb, which are let (sample).',
      ar: 'محلّا صيدليتين مؤجَّران في السيب (نموذج).',
      tr: 'Sîb’de eczane olarak kiraya verilen iki dükkân (örnek).',
      id: 'Bangunan dua apotek yang disewakan di Seeb (contoh).',
    },
    {
      en: 'Medicine, dialysis and newborn care in Gaza.',
      ar: 'الأدوية وغسل الكلى ورعاية المواليد في غزة.',
      tr: 'Gazze’de ilaç, diyaliz ve yenidoğan bakımı.',
      id: 'Obat, cuci darah, dan perawatan bayi baru lahir di Gaza.',
    },
  ),
  pictures: [
    {
      scene: 'incubator',
      alt: {
        en: 'An incubator in a newborn ward',
        ar: 'حاضنة في قسم حديثي الولادة',
        tr: 'Yenidoğan servisinde bir kuvöz',
        id: 'Inkubator di ruang bayi baru lahir',
      },
    },
  ],
  intentions: ['waqf'],
  price: 50_000,
  anyAmount: true,
  raised: 57_150_000,
  gifts: 512,
  publishedDaysAgo: 380,
} satisfies SeedEndowment;

/** Endowment: shops whose rent keeps drinking water running. */
import { factsOf } from './facts';
import type { SeedEndowment } from './types';

export default {
  id: 'water-endowment',
  title: { en: 'Water endowment', ar: 'وقف السُّقيا', tr: 'Su Vakfı', id: 'Wakaf Air' },
  summary: {
    en: 'Shops in Muscat are let, and their rent keeps desalination units in Gaza running, year after year.',
    ar: 'محالّ في مسقط تُؤجَّر، ومن أجرتها تعمل محطات تحلية في غزة عامًا بعد عام.',
    tr: 'Maskat’taki dükkânlar kiraya verilir; kira geliri Gazze’deki su arıtma tesislerini yıldan yıla çalıştırır.',
    id: 'Toko-toko di Muskat disewakan, dan hasil sewanya menjaga instalasi desalinasi di Gaza tetap berjalan dari tahun ke tahun.',
  },
  story: {
    en: '<p>A well or a pump is soon built; what fails is its upkeep. Filters clog, panels break, and a unit that brought water to a whole camp stands still for a part that costs forty rials. This endowment pays for what comes after the opening: <strong>the water goes on, because the money does</strong>.</p><h3>In the past year (sample)</h3><ul><li>Filters and membranes for three desalination units</li><li>The wages of two technicians</li><li>Tests of the water every week</li></ul>',
    ar: '<p>حفر البئر أو تركيب المضخة أمر يسير، وإنما تتعطّل بعد ذلك لقلّة الصيانة: مرشّح ينسدّ ولوح ينكسر، فتتوقف محطة تسقي مخيمًا كاملًا من أجل قطعة ثمنها أربعون ريالًا. وهذا الوقف لما بعد الافتتاح: <strong>يدوم الماء لأن نفقته دائمة</strong>.</p><h3>في العام الماضي (نموذج)</h3><ul><li>مرشّحات وأغشية لثلاث محطات تحلية</li><li>أجور فنّيَّين اثنين</li><li>فحص الماء كل أسبوع</li></ul>',
    tr: '<p>Kuyu açmak, pompa kurmak kısa sürer; asıl aksayan bakımdır. Filtre tıkanır, panel kırılır ve bütün bir kampa su veren tesis kırk riyallik bir parça için durur. Bu vakıf açılıştan sonrasını karşılar: <strong>gelir sürdükçe su da sürer</strong>.</p><h3>Geçen yıl (örnek)</h3><ul><li>Üç arıtma tesisinin filtre ve membranları</li><li>İki teknisyenin ücreti</li><li>Her hafta su tahlili</li></ul>',
    id: '<p>Sumur atau pompa cepat dibangun; yang sering gagal adalah perawatannya. Saringan tersumbat, panel rusak, dan instalasi yang mengairi seluruh kamp berhenti hanya karena suku cadang seharga empat puluh rial. Wakaf ini membiayai apa yang datang setelah peresmian: <strong>air terus mengalir karena dananya pun terus ada</strong>.</p><h3>Tahun lalu (contoh)</h3><ul><li>Saringan dan membran untuk tiga instalasi desalinasi</li><li>Upah dua teknisi</li><li>Pemeriksaan air setiap minggu</li></ul>',
  },
  facts: factsOf(
    {
      en: 'Four shops in Al Khuwair, Muscat, which are let (sample).',
      ar: 'أربعة محالّ مؤجَّرة في الخوير بمسقط (نموذج).',
      tr: 'Maskat’ın el-Huveyr semtinde kiraya verilen dört dükkân (örnek).',
      id: 'Empat toko yang disewakan di Al Khuwair, Muskat (contoh).',
    },
    {
      en: 'Running and repairing desalination units and wells in Gaza.',
      ar: 'تشغيل محطات التحلية والآبار في غزة وصيانتها.',
      tr: 'Gazze’deki su arıtma tesislerinin ve kuyuların işletilmesi ve onarımı.',
      id: 'Pengoperasian dan perbaikan instalasi desalinasi serta sumur di Gaza.',
    },
  ),
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
  ],
  intentions: ['waqf'],
  price: 25_000,
  anyAmount: true,
  raised: 48_325_000,
  gifts: 671,
  publishedDaysAgo: 420,
} satisfies SeedEndowment;

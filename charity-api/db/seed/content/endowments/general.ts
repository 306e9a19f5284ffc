/** Endowment: units of an investment fund whose yield goes where it is needed. */
import { factsOf } from './facts';
import type { SeedEndowment } from './types';

export default {
  id: 'general-endowment',
  title: { en: 'General endowment', ar: 'الوقف العام', tr: 'Genel Vakıf', id: 'Wakaf Umum' },
  summary: {
    en: 'Units of a permissible investment fund are kept, and what they yield goes where it is needed most that year.',
    ar: 'وحدات في صندوق استثماري مباح يُحبس أصلها، ويُصرف عائدها حيث تشتدّ الحاجة في عامه.',
    tr: 'Caiz bir yatırım fonunun payları elde tutulur; geliri o yıl en çok nerede gerekiyorsa oraya gider.',
    id: 'Unit reksa dana syariah ditahan, dan hasilnya disalurkan ke tempat yang paling membutuhkan pada tahun itu.',
  },
  story: {
    en: '<p>One year it is bread, another year it is tents. Whoever gives here leaves it to the committee to see where the yield of this year does the most, and reads in its report what was done.</p><p>Endowment of cash, shares and units was accepted by the International Islamic Fiqh Academy in its 19th session (2009).</p><h3>In the past year (sample)</h3><ul><li>Winter blankets for 310 families</li><li>Repair of two bakeries</li></ul>',
    ar: '<p>عامٌ للخبز وعامٌ للخيام. من وقف هنا ترك للجنة أن تنظر أين يكون ريع هذا العام أنفع، وقرأ في تقريرها ما صُنع به.</p><p>وقد أجاز مجمع الفقه الإسلامي الدولي وقف النقود والأسهم والوحدات في دورته التاسعة عشرة (2009).</p><h3>في العام الماضي (نموذج)</h3><ul><li>أغطية شتوية لـ310 أسر</li><li>إصلاح مخبزين</li></ul>',
    tr: '<p>Bir yıl ekmek gerekir, bir yıl çadır. Buraya veren, o yılın gelirinin nerede en çok işe yarayacağını kurula bırakır; ne yapıldığını raporunda okur.</p><p>Para, hisse ve fon payı vakfını Uluslararası İslam Fıkıh Akademisi 19. toplantısında (2009) caiz görmüştür.</p><h3>Geçen yıl (örnek)</h3><ul><li>310 aileye kışlık battaniye</li><li>İki fırının onarımı</li></ul>',
    id: '<p>Tahun ini roti, tahun lain tenda. Siapa yang berwakaf di sini menyerahkan kepada komite di mana hasil tahun itu paling bermanfaat, dan membaca laporannya.</p><p>Wakaf uang, saham, dan unit penyertaan diterima oleh Akademi Fikih Islam Internasional dalam sidangnya yang ke-19 (2009).</p><h3>Tahun lalu (contoh)</h3><ul><li>Selimut musim dingin untuk 310 keluarga</li><li>Perbaikan dua toko roti</li></ul>',
  },
  facts: factsOf(
    {
      en: 'Units of an investment fund screened by our Sharia committee (sample).',
      ar: 'وحدات صندوق استثماري تدقّقه لجنتنا الشرعية (نموذج).',
      tr: 'Fıkıh kurulumuzun denetlediği bir yatırım fonunun payları (örnek).',
      id: 'Unit reksa dana yang ditinjau komite syariah kami (contoh).',
    },
    {
      en: 'What the committee finds most needed that year.',
      ar: 'ما تراه اللجنة أحوج ما يكون في عامه.',
      tr: 'Kurulun o yıl en gerekli gördüğü iş.',
      id: 'Apa yang dinilai komite paling dibutuhkan pada tahun itu.',
    },
  ),
  pictures: [
    {
      scene: 'olive',
      alt: {
        en: 'An old olive tree between two younger ones',
        ar: 'شجرة زيتون معمّرة بين شجرتين أصغر منها',
        tr: 'İki genç zeytinin arasında yaşlı bir zeytin ağacı',
        id: 'Pohon zaitun tua di antara dua pohon yang lebih muda',
      },
    },
  ],
  intentions: ['waqf'],
  price: 10_000,
  anyAmount: true,
  raised: 22_610_000,
  gifts: 903,
  publishedDaysAgo: 340,
} satisfies SeedEndowment;

/** Endowment: offices whose rent pays for schooling. */
import { factsOf } from './facts';
import type { SeedEndowment } from './types';

export default {
  id: 'education-endowment',
  title: {
    en: 'Education endowment',
    ar: 'وقف التعليم',
    tr: 'Eğitim Vakfı',
    id: 'Wakaf Pendidikan',
  },
  summary: {
    en: 'The rent of offices in Ruwi pays school and university fees, so that no year of learning is lost.',
    ar: 'من أجرة مكاتب في روي تُدفع رسوم المدارس والجامعات، فلا تضيع على طالب سنة من عمره.',
    tr: 'Ruvi’deki büroların kirası okul ve üniversite harçlarını öder; hiçbir eğitim yılı boşa gitmez.',
    id: 'Hasil sewa kantor di Ruwi membayar biaya sekolah dan kuliah, agar tidak ada tahun belajar yang hilang.',
  },
  story: {
    en: '<p>“Knowledge that is benefited from” is one of the three deeds whose reward goes on after death (Muslim 1631). A pupil who is helped through one year needs help again in the next: gifts that come once cannot promise that, but an endowment can.</p><h3>What the yield pays</h3><ul><li>Fees of pupils and students who would have to leave</li><li>Books, bags and tablets for learning rooms</li><li>Pay of teachers in tent schools</li></ul>',
    ar: '<p>«علم يُنتفع به» أحد الأعمال الثلاثة التي لا ينقطع أجرها بعد الموت (مسلم 1631). والطالب الذي نعينه في عام يحتاج إلى العون في العام الذي يليه؛ وذلك ما لا تضمنه تبرّعات متفرّقة، ويضمنه الوقف.</p><h3>فيمَ يُصرف الريع</h3><ul><li>رسوم الطلبة المهدَّدين بترك الدراسة</li><li>كتب وحقائب وأجهزة لوحية لغرف التعلّم</li><li>أجور معلّمين في مدارس الخيام</li></ul>',
    tr: '<p>“Faydalanılan ilim”, sevabı ölümden sonra da kesilmeyen üç amelden biridir (Müslim 1631). Bu yıl desteklenen öğrencinin gelecek yıl da desteğe ihtiyacı olur; tek seferlik bağışlar bunu vadedemez, vakıf edebilir.</p><h3>Gelir nereye harcanır</h3><ul><li>Okulu bırakmak zorunda kalacak öğrencilerin harçları</li><li>Öğrenme odaları için kitap, çanta ve tablet</li><li>Çadır okullardaki öğretmenlerin ücretleri</li></ul>',
    id: '<p>“Ilmu yang bermanfaat” adalah satu dari tiga amal yang pahalanya tidak terputus setelah wafat (HR. Muslim 1631). Siswa yang dibantu tahun ini memerlukan bantuan lagi tahun depan: donasi sekali tidak dapat menjaminnya, wakaf dapat.</p><h3>Penggunaan hasil wakaf</h3><ul><li>Biaya siswa dan mahasiswa yang terancam putus sekolah</li><li>Buku, tas, dan tablet untuk ruang belajar</li><li>Honor guru di sekolah tenda</li></ul>',
  },
  facts: factsOf(
    {
      en: 'A floor of offices in Ruwi, Muscat, which is let (sample).',
      ar: 'طابق مكاتب مؤجَّر في روي بمسقط (نموذج).',
      tr: 'Maskat’ın Ruvi semtinde kiraya verilen bir büro katı (örnek).',
      id: 'Satu lantai kantor yang disewakan di Ruwi, Muskat (contoh).',
    },
    {
      en: 'School and university fees, books, and the pay of teachers in Gaza.',
      ar: 'رسوم المدارس والجامعات والكتب وأجور المعلّمين في غزة.',
      tr: 'Gazze’de okul ve üniversite harçları, kitaplar ve öğretmen ücretleri.',
      id: 'Biaya sekolah dan kuliah, buku, serta honor guru di Gaza.',
    },
  ),
  pictures: [
    {
      scene: 'graduation',
      alt: {
        en: 'A graduation cap on a stack of books, with a rolled certificate',
        ar: 'قبعة تخرّج فوق كتب مرصوصة، وأمامها شهادة ملفوفة',
        tr: 'Kitapların üstünde bir mezuniyet kepi ve rulo hâlinde bir diploma',
        id: 'Topi wisuda di atas tumpukan buku dan gulungan ijazah',
      },
    },
  ],
  intentions: ['waqf'],
  price: 25_000,
  anyAmount: true,
  raised: 31_900_000,
  gifts: 438,
  publishedDaysAgo: 402,
} satisfies SeedEndowment;

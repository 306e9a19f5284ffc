/** Fund: classrooms, books, teachers and fees. */
import { categoryFund } from '../fund';

export default categoryFund({
  category: 'education',
  title: {
    en: 'Education fund',
    ar: 'صندوق التعليم',
    tr: 'Eğitim Fonu',
    id: 'Dana Pendidikan',
  },
  summary: {
    en: 'For pupils and students in Gaza: a place to learn, books, and fees that would end a course halfway.',
    ar: 'لتلاميذ غزة وطلابها: مكان للتعلّم وكتب، ورسوم لولاها لانقطع الطالب في منتصف الطريق.',
    tr: 'Gazze’deki öğrenciler için: ders yapılacak bir yer, kitaplar ve ödenmezse okulu yarıda bıraktıracak harçlar.',
    id: 'Untuk pelajar dan mahasiswa di Gaza: tempat belajar, buku, dan biaya yang dapat menghentikan studi di tengah jalan.',
  },
  purpose: {
    en: '<p>Lessons in Gaza go on in tents, in what bombing left of a classroom, by the light of a telephone. What stops them is seldom large: a teacher’s pay for a month, a box of exercise books, the last instalment of a fee. This fund pays for such things as they come.</p>',
    ar: '<p>تستمر الدروس في غزة في الخيام وفيما أبقاه القصف من الفصول وعلى ضوء الهواتف. وقلّما يقطعها أمر كبير: راتب معلّم لشهر، أو صندوق دفاتر، أو قسط أخير من الرسوم. لهذه الحاجات متى جاءت أُنشئ هذا الصندوق.</p>',
    tr: '<p>Gazze’de dersler çadırlarda, bombalardan kalan dersliklerde, telefon ışığında sürüyor. Onları durduran şey çoğu zaman büyük değildir: bir öğretmenin bir aylık ücreti, bir koli defter, bir harcın son taksiti. Bu fon, böyle ihtiyaçları doğdukça karşılar.</p>',
    id: '<p>Pelajaran di Gaza berlangsung di tenda, di sisa ruang kelas yang dibom, dengan cahaya telepon. Yang menghentikannya jarang berupa hal besar: honor seorang guru untuk sebulan, satu dus buku tulis, atau cicilan terakhir biaya kuliah. Dana ini membiayai kebutuhan semacam itu ketika muncul.</p>',
  },
  picture: {
    scene: 'school',
    alt: {
      en: 'A small school with a clock over its door and trees beside it',
      ar: 'مدرسة صغيرة فوق بابها ساعة وإلى جانبها أشجار',
      tr: 'Kapısının üstünde saat bulunan, yanında ağaçlar olan küçük bir okul',
      id: 'Sekolah kecil dengan jam di atas pintunya dan pepohonan di sampingnya',
    },
  },
  raised: 18_426_500,
  gifts: 1_104,
});

/** Campaign: school bags and books for 650 children in Deir al-Balah and Nuseirat. */
import type { SeedProject } from '../types';

export default {
  id: 'school-bags-and-books',
  type: 'eghatha',
  category: 'education',
  title: {
    en: 'School bags and books',
    ar: 'حقائب مدرسية وكتب',
    tr: 'Okul çantası ve kitap',
    id: 'Tas sekolah dan buku',
  },
  summary: {
    en: 'A school bag with printed books, notebooks and pencils for each of 650 children in Deir al-Balah and Nuseirat.',
    ar: 'حقيبة مدرسية فيها كتب مطبوعة ودفاتر وأقلام لكل طفل من 650 طفلًا في دير البلح والنصيرات.',
    tr: 'Deyr el-Belah ve Nuseyrat’ta 650 çocuğun her birine içinde basılı kitap, defter ve kalem bulunan bir okul çantası.',
    id: 'Tas sekolah berisi buku cetak, buku tulis, dan pensil untuk masing-masing dari 650 anak di Deir al-Balah dan Nuseirat.',
  },
  story: {
    en: '<p>Nine learning tents in Deir al-Balah and Nuseirat teach 650 children in grades one to six. The teachers counted what the children bring with them: one textbook for every seven pupils, and notebooks used on both sides and in the margins. Most of a lesson goes on copying from the board.</p><p>This campaign gives each child one bag, packed for the child’s grade. A printer in Deir al-Balah prints the books, so nothing waits at a crossing. The teachers hand out the bags in class against the register, and all children in a tent receive the same bag on the same day.</p><h3>What is in a bag</h3><ul><li>Four textbooks for the grade, printed in colour</li><li>Eight notebooks of 60 pages</li><li>Pencils, pens, a ruler, an eraser and twelve colours</li></ul>',
    ar: '<p>تدرّس تسع خيام تعليمية في دير البلح والنصيرات 650 طفلًا من الصف الأول إلى السادس. أحصى المعلمون ما يحمله الأطفال معهم، فوجدوا كتابًا واحدًا لكل سبعة تلاميذ، ودفاتر كُتب على وجهي أوراقها وفي هوامشها. ويذهب معظم وقت الحصة في النقل عن السبورة.</p><p>نقدّم بهذه الحملة لكل طفل حقيبة أُعدّت لصفه. وتطبع الكتبَ مطبعةٌ في دير البلح، فلا ينتظر شيء منها عند المعابر. ويسلّم المعلمون الحقائب داخل الصف وفق كشف الأسماء، ويأخذ أطفال الخيمة الواحدة حقائب متماثلة في يوم واحد.</p><h3>ماذا في الحقيبة</h3><ul><li>أربعة كتب مقررة للصف، مطبوعة بالألوان</li><li>ثمانية دفاتر في كل منها 60 صفحة</li><li>أقلام رصاص وأقلام حبر ومسطرة وممحاة واثنا عشر لونًا</li></ul>',
    tr: '<p>Deyr el-Belah ve Nuseyrat’taki dokuz eğitim çadırında birinci sınıftan altıncı sınıfa kadar 650 çocuk okuyor. Öğretmenler çocukların yanında getirdiklerini saydı: Yedi öğrenciye bir ders kitabı düşüyor, defterlerin iki yüzü de kenar boşlukları da dolmuş. Dersin çoğu tahtadakini deftere geçirmekle geçiyor.</p><p>Bu kampanyayla her çocuğa, sınıfına göre hazırlanmış bir çanta veriyoruz. Kitapları Deyr el-Belah’taki bir matbaa basıyor; böylece hiçbir şey sınır kapısında beklemiyor. Çantaları öğretmenler sınıfta, yoklama listesine göre dağıtıyor. Aynı çadırdaki bütün çocuklar aynı gün aynı çantayı alıyor.</p><h3>Çantada neler var</h3><ul><li>Sınıfa uygun, renkli basılmış dört ders kitabı</li><li>60 sayfalık sekiz defter</li><li>Kurşun kalem, tükenmez kalem, cetvel, silgi ve on iki renk boya kalemi</li></ul>',
    id: '<p>Sembilan tenda belajar di Deir al-Balah dan Nuseirat mengajar 650 anak kelas satu sampai enam. Para guru menghitung apa yang dibawa anak-anak: satu buku pelajaran untuk tujuh murid, dan buku tulis yang sudah penuh di kedua sisi sampai ke tepinya. Sebagian besar waktu pelajaran habis untuk menyalin dari papan tulis.</p><p>Kampanye ini memberi setiap anak satu tas yang isinya disesuaikan dengan kelasnya. Buku dicetak oleh percetakan di Deir al-Balah, sehingga tidak ada yang tertahan di perlintasan. Guru membagikan tas di kelas menurut daftar hadir, dan semua anak dalam satu tenda menerima tas yang sama pada hari yang sama.</p><h3>Isi setiap tas</h3><ul><li>Empat buku pelajaran sesuai kelas, dicetak berwarna</li><li>Delapan buku tulis, masing-masing 60 halaman</li><li>Pensil, pulpen, penggaris, penghapus, dan dua belas pensil warna</li></ul>',
  },
  place: {
    en: 'Deir al-Balah and Nuseirat',
    ar: 'دير البلح والنصيرات',
    tr: 'Deyr el-Belah ve Nuseyrat',
    id: 'Deir al-Balah dan Nuseirat',
  },
  pictures: [
    {
      scene: 'books',
      alt: {
        en: 'A school bag, a stack of books and a cup of pencils',
        ar: 'حقيبة مدرسية وكتب مرصوصة وكوب فيه أقلام',
        tr: 'Bir okul çantası, üst üste kitaplar ve kalemlik',
        id: 'Tas sekolah, tumpukan buku, dan wadah berisi pensil',
      },
    },
  ],
  goal: 13_000_000,
  raised: 7_860_000,
  gifts: 416,
  closesInDays: 30,
  status: 'open',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 24,
  budget: [
    {
      label: {
        en: '650 school bags',
        ar: '650 حقيبة مدرسية',
        tr: '650 okul çantası',
        id: '650 tas sekolah',
      },
      amount: 3_575_000,
    },
    {
      label: {
        en: 'Printed textbooks and notebooks',
        ar: 'الكتب المطبوعة والدفاتر',
        tr: 'Basılı ders kitapları ve defterler',
        id: 'Buku pelajaran cetak dan buku tulis',
      },
      amount: 5_850_000,
    },
    {
      label: {
        en: 'Pencils, pens and colours',
        ar: 'أقلام الرصاص والحبر والألوان',
        tr: 'Kurşun kalemler, tükenmez kalemler ve boyalar',
        id: 'Pensil, pulpen, dan pensil warna',
      },
      amount: 2_275_000,
    },
    {
      label: {
        en: 'Packing by grade and carriage to nine tents',
        ar: 'التعبئة بحسب الصفوف والنقل إلى تسع خيام',
        tr: 'Sınıflara göre paketleme ve dokuz çadıra taşıma',
        id: 'Pengemasan per kelas dan pengangkutan ke sembilan tenda',
      },
      amount: 780_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 520_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'pays for half of one child’s bag and books',
        ar: 'تغطي نصف ثمن حقيبة طفل واحد وكتبه',
        tr: 'bir çocuğun çanta ve kitaplarının yarısını karşılar',
        id: 'membiayai separuh tas dan buku untuk satu anak',
      },
    },
    {
      amount: 20_000,
      text: {
        en: 'gives one child a full bag',
        ar: 'توفّر لطفل واحد حقيبة بكل ما فيها',
        tr: 'bir çocuğa eksiksiz bir çanta sağlar',
        id: 'menyediakan satu tas lengkap untuk seorang anak',
      },
    },
    {
      amount: 60_000,
      text: {
        en: 'gives three children their bags',
        ar: 'توفّر لثلاثة أطفال حقائبهم',
        tr: 'üç çocuğun çantasını karşılar',
        id: 'menyediakan tas lengkap untuk tiga anak',
      },
    },
    {
      amount: 100_000,
      text: {
        en: 'gives five children their bags',
        ar: 'توفّر لخمسة أطفال حقائبهم',
        tr: 'beş çocuğun çantasını karşılar',
        id: 'menyediakan tas lengkap untuk lima anak',
      },
    },
  ],
  updates: [
    {
      daysAgo: 3,
      text: {
        en: 'The books for grades one and two are printed: 880 copies for 220 children. Two teachers read through a copy of each before the press ran.',
        ar: 'طُبعت كتب الصفين الأول والثاني: 880 نسخة لـ220 طفلًا. وقرأت معلمتان نسخة من كل كتاب قبل بدء الطباعة.',
        tr: 'Birinci ve ikinci sınıfın kitapları basıldı: 220 çocuğa 880 kitap. Baskıdan önce iki öğretmen her kitabı baştan sona okudu.',
        id: 'Buku untuk kelas satu dan dua sudah dicetak: 880 eksemplar untuk 220 anak. Dua guru membaca setiap judul sampai tuntas sebelum naik cetak.',
      },
    },
    {
      daysAgo: 17,
      text: {
        en: 'Three printers sent prices. We chose the one in Deir al-Balah, which was the second cheapest and could show us its paper in stock.',
        ar: 'قدّمت ثلاث مطابع أسعارها. واخترنا مطبعة في دير البلح، وسعرها ثاني أرخص الأسعار، لأن الورق متوفر في مخزنها وقد رأيناه.',
        tr: 'Üç matbaa fiyat verdi. Deyr el-Belah’taki matbaayı seçtik; teklifi en düşük ikinci fiyattı, ama kâğıdı deposunda hazırdı ve bunu bize gösterdi.',
        id: 'Tiga percetakan mengirim harga. Kami memilih yang di Deir al-Balah: harganya termurah kedua, tetapi stok kertasnya sudah ada dan diperlihatkan kepada kami.',
      },
    },
  ],
} satisfies SeedProject;

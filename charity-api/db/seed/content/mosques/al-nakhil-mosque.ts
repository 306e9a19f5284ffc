/** Al-Nakhil mosque in Nuseirat. */
import type { SeedMosque } from './types';

export default {
  id: 'al-nakhil-mosque',
  title: { en: 'Al-Nakhil Mosque', ar: 'مسجد النخيل', tr: 'Nahîl Camii', id: 'Masjid An-Nakhil' },
  place: { en: 'Nuseirat', ar: 'النصيرات', tr: 'Nuseyrat', id: 'Nuseirat' },
  summary: {
    en: 'A neighbourhood mosque for 350 people. Since its roof was bombed, people pray in the yard.',
    ar: 'مسجد حيّ يتّسع لـ350 مصلّيًا. ومنذ أن قُصف سقفه يصلّون في الفناء.',
    tr: '350 kişilik bir mahalle camisi. Çatısı bombalandığından beri cemaat avluda namaz kılıyor.',
    id: 'Masjid lingkungan untuk 350 jemaah. Sejak atapnya dibom, jemaah salat di halaman.',
  },
  story: {
    en: '<p>The neighbourhood built this mosque in 1984, one room after another, and paid for it itself. Bombing took the roof off two of its four bays. The walls stand: our engineer measured them in January, and the columns carry.</p><p>The men of the quarter have cleared the rubble by hand and sorted the stones that can be used again. What remains needs a mason, steel and glass. Work begins on each repair once its cost is met, in the order below.</p>',
    ar: '<p>بنى أهل الحيّ هذا المسجد عام 1984 غرفة بعد غرفة من أموالهم. وقد هدم القصف سقف جزأين من أجزائه الأربعة، أما الجدران فقائمة: قاسها مهندسنا في يناير، والأعمدة تحمل.</p><p>أزال رجال الحيّ الركام بأيديهم وفرزوا الحجارة التي تصلح للبناء. وما بقي يحتاج إلى بنّاء وحديد وزجاج. ويبدأ كل إصلاح متى اكتملت تكلفته، بالترتيب المذكور هنا.</p>',
    tr: '<p>Mahalleli bu camiyi 1984’te oda oda, kendi imkânıyla yaptı. Bombardıman dört bölümünden ikisinin çatısını yıktı. Duvarlar ayakta: mühendisimiz ocak ayında ölçtü, kolonlar taşıyor.</p><p>Mahallenin erkekleri molozu elle kaldırdı, yeniden kullanılabilecek taşları ayırdı. Geriye usta, demir ve cam isteyen işler kaldı. Her onarım, bedeli tamamlanınca aşağıdaki sırayla başlar.</p>',
    id: '<p>Warga membangun masjid ini pada 1984, ruang demi ruang, dengan biaya sendiri. Pengeboman merobohkan atap dua dari empat bagiannya. Dindingnya masih berdiri: insinyur kami mengukurnya pada bulan Januari, dan tiangnya masih kuat.</p><p>Warga membersihkan puing dengan tangan dan memilah batu yang masih dapat dipakai. Sisanya memerlukan tukang, besi, dan kaca. Setiap perbaikan dimulai setelah biayanya tercukupi, menurut urutan di bawah.</p>',
  },
  pictures: [
    {
      scene: 'mosque',
      alt: {
        en: 'A small mosque with a green dome and a minaret among palms',
        ar: 'مسجد صغير ذو قبّة خضراء ومئذنة بين الأشجار',
        tr: 'Ağaçlar arasında yeşil kubbeli, minareli küçük bir cami',
        id: 'Masjid kecil berkubah hijau dengan menara di antara pepohonan',
      },
    },
    {
      scene: 'prayer-hall',
      alt: {
        en: 'An empty prayer hall: arches, rows of carpet and two hanging lamps',
        ar: 'مصلّى خالٍ فيه أقواس وصفوف سجاد ومصباحان معلّقان',
        tr: 'Boş bir namaz salonu: kemerler, saf saf halılar ve iki asılı lamba',
        id: 'Ruang salat yang kosong: lengkungan, saf karpet, dan dua lampu gantung',
      },
    },
  ],
  repairs: [
    {
      id: 'al-nakhil-roof',
      title: {
        en: 'Roof over the prayer hall',
        ar: 'سقف المصلّى',
        tr: 'Namaz salonunun çatısı',
        id: 'Atap ruang salat',
      },
      summary: {
        en: 'Steel, concrete and insulation over two bays, 140 square metres.',
        ar: 'حديد وخرسانة وعزل لجزأين مساحتهما 140 مترًا مربعًا.',
        tr: 'İki bölüm için demir, beton ve yalıtım: 140 metrekare.',
        id: 'Besi, beton, dan peredam untuk dua bagian, 140 meter persegi.',
      },
      picture: {
        scene: 'house-repair',
        alt: {
          en: 'A broken wall with a ladder and a pile of new bricks',
          ar: 'جدار متهدّم وسلّم وكومة من الطوب الجديد',
          tr: 'Yıkık bir duvar, merdiven ve yeni tuğla yığını',
          id: 'Dinding runtuh, tangga, dan tumpukan bata baru',
        },
      },
      cost: 4_850_000,
      paid: 3_120_500,
      gifts: 214,
    },
    {
      id: 'al-nakhil-windows',
      title: {
        en: 'Fourteen windows',
        ar: 'أربع عشرة نافذة',
        tr: 'On dört pencere',
        id: 'Empat belas jendela',
      },
      summary: {
        en: 'Wooden frames and glass; plastic sheets hold off the rain until then.',
        ar: 'إطارات خشبية وزجاج، وتسدّها الآن أغطية بلاستيكية تردّ المطر.',
        tr: 'Ahşap doğrama ve cam; o zamana kadar yağmuru naylon tutuyor.',
        id: 'Kusen kayu dan kaca; untuk sementara hujan ditahan lembaran plastik.',
      },
      picture: {
        scene: 'prayer-hall',
        alt: {
          en: 'An empty prayer hall: arches, rows of carpet and two hanging lamps',
          ar: 'مصلّى خالٍ فيه أقواس وصفوف سجاد ومصباحان معلّقان',
          tr: 'Boş bir namaz salonu: kemerler, saf saf halılar ve iki asılı lamba',
          id: 'Ruang salat yang kosong: lengkungan, saf karpet, dan dua lampu gantung',
        },
      },
      cost: 980_000,
      paid: 265_000,
      gifts: 31,
    },
    {
      id: 'al-nakhil-ablution',
      title: { en: 'Ablution room', ar: 'مكان الوضوء', tr: 'Abdesthane', id: 'Tempat wudu' },
      summary: {
        en: 'New pipes, eight taps and a floor that drains.',
        ar: 'أنابيب جديدة وثمانية صنابير وأرضية تصرّف الماء.',
        tr: 'Yeni borular, sekiz musluk ve suyu akıtan bir zemin.',
        id: 'Pipa baru, delapan keran, dan lantai yang mengalirkan air.',
      },
      picture: {
        scene: 'handwashing',
        alt: {
          en: 'Taps over washbasins under a roof',
          ar: 'صنابير فوق مغاسل تحت مظلّة',
          tr: 'Çatı altında musluklu lavabolar',
          id: 'Keran dan wastafel di bawah atap',
        },
      },
      cost: 1_260_000,
      paid: 0,
      gifts: 0,
    },
  ],
  publishedDaysAgo: 20,
} satisfies SeedMosque;

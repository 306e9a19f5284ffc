/** Campaign: handwashing points for nine camps (completed). */
import type { SeedProject } from '../types';

export default {
  id: 'handwashing-points-for-camps',
  type: 'eghatha',
  category: 'water_and_sanitation',
  title: {
    en: 'Handwashing points for nine camps',
    ar: 'مغاسل للأيدي في تسعة مخيمات',
    tr: 'Dokuz kampa el yıkama noktaları',
    id: 'Tempat cuci tangan untuk sembilan kamp',
  },
  summary: {
    en: '60 handwashing points with water, soap and a drain, in nine camps around Nuseirat and Deir al-Balah. The work is finished.',
    ar: '60 مغسلة فيها الماء والصابون والتصريف، في تسعة مخيمات حول النصيرات ودير البلح. وقد اكتمل العمل.',
    tr: 'Nuseyrat ve Deyr el-Belah çevresindeki dokuz kampta suyu, sabunu ve gideri olan 60 el yıkama noktası. Çalışma tamamlandı.',
    id: '60 tempat cuci tangan lengkap dengan air, sabun, dan saluran pembuangan di sembilan kamp sekitar Nuseirat dan Deir al-Balah. Pekerjaan sudah selesai.',
  },
  story: {
    en: '<p>In nine camps around Nuseirat and Deir al-Balah, people had nowhere to wash their hands near the latrines and kitchens. The clinics there asked for washing points before medicine, because most of the stomach illness they saw could be prevented. A health worker in each camp marked where the points should stand.</p><p>We built 60 points, each with four taps, a tank, a soap holder and a drain that carries the water away from the tents. One tap in every four is low enough for a child or a person in a wheelchair. Each point has soap for six months, and a caretaker from the camp cleans it every morning.</p>',
    ar: '<p>لم يكن في تسعة مخيمات حول النصيرات ودير البلح موضع يغسل فيه الناس أيديهم قرب دورات المياه والمطابخ. وطلبت العيادات هناك المغاسل قبل الدواء، لأن أكثر ما تراه من أمراض المعدة تمكن الوقاية منه. وعيّن عامل صحي في كل مخيم المواضع المناسبة للمغاسل.</p><p>أقمنا 60 مغسلة، في كل منها أربعة صنابير وخزان وحامل للصابون ومصرف يُبعد الماء عن الخيام. وجعلنا واحدًا من كل أربعة صنابير منخفضًا ليبلغه الطفل ومن يستعمل كرسيًّا متحركًا. ووفّرنا لكل مغسلة صابونًا يكفي ستة أشهر، ويعتني بها شخص من أهل المخيم ينظفها كل صباح.</p>',
    tr: '<p>Nuseyrat ve Deyr el-Belah çevresindeki dokuz kampta, tuvaletlerin ve mutfakların yakınında el yıkayacak yer yoktu. Buradaki klinikler bizden ilaçtan önce el yıkama noktası istedi; çünkü gördükleri mide rahatsızlıklarının çoğu önlenebiliyordu. Her kampta bir sağlık görevlisi, noktaların nereye kurulacağını belirledi.</p><p>Dört musluğu, su deposu, sabunluğu ve suyu çadırlardan uzaklaştıran gideri olan 60 nokta kurduk. Her dört musluktan biri, bir çocuğun ya da tekerlekli sandalye kullanan bir kişinin ulaşabileceği yükseklikte. Her noktaya altı ay yetecek sabun bıraktık; kamptan bir görevli de burayı her sabah temizliyor.</p>',
    id: '<p>Di sembilan kamp sekitar Nuseirat dan Deir al-Balah, dahulu tidak ada tempat mencuci tangan di dekat kakus dan dapur. Klinik setempat meminta tempat cuci tangan lebih dulu daripada obat, sebab sebagian besar sakit perut yang mereka tangani sebenarnya dapat dicegah. Seorang petugas kesehatan di tiap kamp menentukan letaknya.</p><p>Kami membangun 60 tempat cuci tangan, masing-masing dengan empat keran, tangki, wadah sabun, dan saluran yang menjauhkan air dari tenda. Satu dari setiap empat keran dipasang rendah agar terjangkau anak-anak dan pengguna kursi roda. Tiap tempat dibekali sabun untuk enam bulan dan dirawat seorang warga kamp yang membersihkannya setiap pagi.</p>',
  },
  place: {
    en: 'Nuseirat and Deir al-Balah',
    ar: 'النصيرات ودير البلح',
    tr: 'Nuseyrat ve Deyr el-Belah',
    id: 'Nuseirat dan Deir al-Balah',
  },
  pictures: [
    {
      scene: 'handwashing',
      alt: {
        en: 'Hands being washed with soap under a tap',
        ar: 'يدان تُغسلان بالصابون تحت صنبور',
        tr: 'Musluğun altında sabunla yıkanan eller',
        id: 'Tangan dicuci dengan sabun di bawah keran',
      },
    },
  ],
  goal: 14_500_000,
  raised: 14_612_000,
  gifts: 521,
  closesInDays: -97,
  status: 'completed',
  zakatEligible: false,
  featured: false,
  publishedDaysAgo: 184,
  budget: [
    {
      label: {
        en: '60 handwashing points with four taps each',
        ar: '60 مغسلة في كل منها أربعة صنابير',
        tr: 'Dörder musluklu 60 el yıkama noktası',
        id: '60 tempat cuci tangan masing-masing empat keran',
      },
      amount: 7_200_000,
    },
    {
      label: {
        en: 'Drains and water connections',
        ar: 'المصارف وتوصيلات الماء',
        tr: 'Giderler ve su bağlantıları',
        id: 'Saluran pembuangan dan sambungan air',
      },
      amount: 2_220_000,
    },
    {
      label: {
        en: 'Soap for six months',
        ar: 'صابون يكفي ستة أشهر',
        tr: 'Altı aylık sabun',
        id: 'Sabun untuk enam bulan',
      },
      amount: 3_600_000,
    },
    {
      label: {
        en: 'Caretakers in nine camps',
        ar: 'أجور القائمين على المغاسل في تسعة مخيمات',
        tr: 'Dokuz kamptaki görevliler',
        id: 'Petugas perawatan di sembilan kamp',
      },
      amount: 900_000,
    },
    {
      label: {
        en: 'Our running costs',
        ar: 'مصاريفنا التشغيلية',
        tr: 'İşletme giderlerimiz',
        id: 'Biaya operasional kami',
      },
      amount: 580_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'keeps one handwashing point in soap for a month',
        ar: 'توفّر الصابون لمغسلة واحدة شهرًا',
        tr: 'bir el yıkama noktasının bir aylık sabununu karşılar',
        id: 'menyediakan sabun untuk satu tempat cuci tangan selama sebulan',
      },
    },
    {
      amount: 50_000,
      text: {
        en: 'keeps five handwashing points in soap for a month',
        ar: 'توفّر الصابون لخمس مغاسل شهرًا',
        tr: 'beş el yıkama noktasının bir aylık sabununu karşılar',
        id: 'menyediakan sabun untuk lima tempat cuci tangan selama sebulan',
      },
    },
    {
      amount: 120_000,
      text: {
        en: 'builds one handwashing point with four taps',
        ar: 'تكفي لإقامة مغسلة واحدة بأربعة صنابير',
        tr: 'dört musluklu bir el yıkama noktası kurar',
        id: 'membangun satu tempat cuci tangan dengan empat keran',
      },
    },
  ],
  updates: [
    {
      daysAgo: 31,
      text: {
        en: 'Our field team visited all 60 points. 58 were in full use; two had a loose tap, mended the next day.',
        ar: 'زار فريقنا الميداني المغاسل الستين كلها. وجد 58 مغسلة تعمل على أتم وجه، واثنتين ارتخى في كل منهما صنبور فأُصلح في اليوم التالي.',
        tr: 'Saha ekibimiz 60 noktanın tamamını gezdi. 58 nokta sorunsuz kullanılıyordu; ikisinde birer musluk gevşemişti, ertesi gün onarıldı.',
        id: 'Tim lapangan kami mengunjungi ke-60 tempat. Sebanyak 58 berfungsi penuh; dua lainnya ada keran yang longgar dan diperbaiki keesokan harinya.',
      },
    },
    {
      daysAgo: 62,
      text: {
        en: 'The last of the 60 points opened. Soap for six months has been handed to the nine caretakers.',
        ar: 'افتُتحت آخر المغاسل الستين، وسُلّم القائمون التسعة عليها صابونًا يكفي ستة أشهر.',
        tr: '60 noktanın sonuncusu da açıldı. Altı aylık sabun dokuz görevliye teslim edildi.',
        id: 'Tempat cuci tangan terakhir dari 60 titik sudah dibuka. Sabun untuk enam bulan telah diserahkan kepada sembilan petugas.',
      },
    },
    {
      daysAgo: 120,
      text: {
        en: '22 points are working in three camps. We moved two of them closer to the kitchens because the women who cook asked for it.',
        ar: 'تعمل 22 مغسلة في ثلاثة مخيمات. ونقلنا اثنتين منها إلى قرب المطابخ بطلب من النساء اللواتي يطبخن.',
        tr: 'Üç kampta 22 nokta çalışıyor. Yemek pişiren kadınların isteği üzerine ikisini mutfaklara yaklaştırdık.',
        id: 'Sebanyak 22 tempat sudah berfungsi di tiga kamp. Dua di antaranya kami pindahkan lebih dekat ke dapur atas permintaan para ibu yang memasak.',
      },
    },
  ],
  outcome: {
    text: {
      en: '60 handwashing points work in nine camps, for about 11,400 people. The clinics counted a third fewer patients with diarrhoea in the two months that followed. We spent 14,380.250 OMR; the remaining 231.750 OMR is kept for soap after the sixth month.',
      ar: 'تعمل 60 مغسلة في تسعة مخيمات يسكنها نحو 11,400 شخص. وسجّلت العيادات في الشهرين التاليين انخفاضًا في حالات الإسهال بمقدار الثلث. أنفقنا 14,380 ريالًا عُمانيًّا و250 بيسة، وأبقينا 231 ريالًا و750 بيسة لشراء الصابون بعد الشهر السادس.',
      tr: 'Dokuz kampta yaklaşık 11,400 kişi için 60 el yıkama noktası çalışıyor. Klinikler, sonraki iki ayda ishalli hasta sayısının üçte bir azaldığını kaydetti. Toplam harcama 14,380.250 Umman riyali oldu. Kalan 231.750 Umman riyali, altıncı aydan sonraki sabun için ayrıldı.',
      id: 'Sebanyak 60 tempat cuci tangan berfungsi di sembilan kamp bagi sekitar 11,400 orang. Klinik mencatat kasus diare turun sepertiga dalam dua bulan berikutnya. Dana terpakai 14,380.250 rial Oman; sisanya 231.750 rial Oman disimpan untuk sabun setelah bulan keenam.',
    },
    spent: 14_380_250,
  },
} satisfies SeedProject;

/** Al-Falaj mosque in Ibra. */
import type { SeedMosque } from './types';

export default {
  id: 'al-falaj-mosque',
  title: { en: 'Al-Falaj Mosque', ar: 'مسجد الفلج', tr: 'Felec Camii', id: 'Masjid Al-Falaj' },
  place: { en: 'Ibra, Oman', ar: 'إبراء، سلطنة عُمان', tr: 'İbra, Umman', id: 'Ibra, Oman' },
  summary: {
    en: 'A village mosque through whose courtyard the falaj runs, as it has for centuries.',
    ar: 'مسجد قرية يمرّ الفلج بصحنه كما مرّ منذ قرون.',
    tr: 'Avlusundan yüzyıllardır felecin aktığı bir köy camisi.',
    id: 'Masjid desa yang halamannya dialiri falaj sejak berabad-abad.',
  },
  story: {
    en: '<p>The falaj brings water to the courtyard before it goes on to the date gardens. Its channel leaks under the arcade, so the floor sinks and the gardens get less than their turn.</p><p>The village works on its own share each Thursday. What it cannot do itself is listed here, with three written offers for each and the lowest sound one taken.</p>',
    ar: '<p>يصل ماء الفلج إلى صحن المسجد قبل أن يمضي إلى بساتين النخيل. وقد تسرّبت ساقيته تحت الرواق، فهبطت الأرض ونقص نصيب البساتين.</p><p>يعمل أهل القرية في حصّتهم كل خميس، وما لا يقدرون عليه مذكور هنا. ولكل إصلاح ثلاثة عروض مكتوبة، نأخذ أقلّها ثمنًا مما يصلح.</p>',
    tr: '<p>Felec, suyu hurma bahçelerinden önce avluya getirir. Kanalı revakın altında sızdırıyor; zemin çöküyor, bahçelere sırasından az su gidiyor.</p><p>Köylü kendi payına düşeni her perşembe yapıyor. Yapamadıkları burada yazılı; her iş için üç yazılı teklif alınır, uygun olanların en düşüğü seçilir.</p>',
    id: '<p>Falaj membawa air ke halaman sebelum mengalir ke kebun kurma. Salurannya bocor di bawah serambi sehingga lantai turun dan jatah air kebun berkurang.</p><p>Warga mengerjakan bagian mereka setiap Kamis. Yang tidak sanggup mereka kerjakan tercantum di sini; untuk masing-masing ada tiga penawaran tertulis, dan yang termurah di antara yang layak dipilih.</p>',
  },
  pictures: [
    {
      scene: 'courtyard',
      alt: {
        en: 'The courtyard of a mosque with a washing basin beneath an arcade',
        ar: 'صحن مسجد فيه حوض للوضوء تحت رواق',
        tr: 'Revakının altında abdest yeri bulunan bir cami avlusu',
        id: 'Halaman masjid dengan tempat wudu di bawah serambi',
      },
    },
    {
      scene: 'mosque',
      alt: {
        en: 'A small mosque with a green dome and a minaret among palms',
        ar: 'مسجد صغير ذو قبّة خضراء ومئذنة بين الأشجار',
        tr: 'Ağaçlar arasında yeşil kubbeli, minareli küçük bir cami',
        id: 'Masjid kecil berkubah hijau dengan menara di antara pepohonan',
      },
    },
  ],
  repairs: [
    {
      id: 'al-falaj-channel',
      title: {
        en: 'Channel of the falaj',
        ar: 'ساقية الفلج',
        tr: 'Felec kanalı',
        id: 'Saluran falaj',
      },
      summary: {
        en: 'Eighteen metres lined anew with the old stone.',
        ar: 'ثمانية عشر مترًا تُبطّن من جديد بحجرها القديم.',
        tr: 'Eski taşıyla yeniden döşenen on sekiz metre.',
        id: 'Delapan belas meter dilapisi ulang dengan batu lamanya.',
      },
      picture: {
        scene: 'courtyard',
        alt: {
          en: 'The courtyard of a mosque with a washing basin beneath an arcade',
          ar: 'صحن مسجد فيه حوض للوضوء تحت رواق',
          tr: 'Revakının altında abdest yeri bulunan bir cami avlusu',
          id: 'Halaman masjid dengan tempat wudu di bawah serambi',
        },
      },
      cost: 760_000,
      paid: 340_000,
      gifts: 41,
    },
    {
      id: 'al-falaj-washroom',
      title: {
        en: 'A washroom without steps',
        ar: 'دورة مياه بلا درج',
        tr: 'Basamaksız abdesthane',
        id: 'Kamar kecil tanpa anak tangga',
      },
      summary: {
        en: 'Wide doors and seats for ablution.',
        ar: 'أبواب واسعة ومقاعد للوضوء.',
        tr: 'Geniş kapılar ve abdest için oturma yerleri.',
        id: 'Pintu lebar dan bangku wudu.',
      },
      picture: {
        scene: 'wheelchair',
        alt: {
          en: 'A wheelchair on a ramp that leads to a door',
          ar: 'كرسي متحرّك على منحدر يؤدّي إلى باب',
          tr: 'Bir kapıya çıkan rampada tekerlekli sandalye',
          id: 'Kursi roda di jalur landai menuju pintu',
        },
      },
      cost: 690_000,
      paid: 210_000,
      gifts: 27,
    },
    {
      id: 'al-falaj-drains',
      title: {
        en: 'Drains of the roof',
        ar: 'مزاريب السقف',
        tr: 'Çatı olukları',
        id: 'Talang atap',
      },
      summary: {
        en: 'Six spouts and a slope, before the autumn rain.',
        ar: 'ستة مزاريب وميل للسطح قبل أمطار الخريف.',
        tr: 'Güz yağmurundan önce altı oluk ve eğim.',
        id: 'Enam talang dan kemiringan sebelum hujan musim gugur.',
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
      cost: 340_000,
      paid: 0,
      gifts: 0,
    },
    {
      id: 'al-falaj-lamps',
      title: {
        en: 'Lamps of the courtyard',
        ar: 'مصابيح الصحن',
        tr: 'Avlu lambaları',
        id: 'Lampu halaman',
      },
      summary: {
        en: 'Ten lamps that use little, for isha and fajr.',
        ar: 'عشرة مصابيح قليلة الاستهلاك للعشاء والفجر.',
        tr: 'Yatsı ve sabah için az yakan on lamba.',
        id: 'Sepuluh lampu hemat energi untuk Isya dan Subuh.',
      },
      picture: {
        scene: 'lantern',
        alt: {
          en: 'A lit lantern',
          ar: 'فانوس مضيء',
          tr: 'Yanan bir fener',
          id: 'Lentera yang menyala',
        },
      },
      cost: 195_000,
      paid: 60_000,
      gifts: 14,
    },
    {
      id: 'al-falaj-sound',
      title: { en: 'Loudspeakers', ar: 'مكبّرات الصوت', tr: 'Hoparlörler', id: 'Pengeras suara' },
      summary: {
        en: 'Four, set low and aimed at the village; working since April.',
        ar: 'أربعة مكبّرات بصوت معتدل موجّهة إلى القرية، تعمل منذ أبريل.',
        tr: 'Kısık ve köye yönelik dört hoparlör; nisandan beri çalışıyor.',
        id: 'Empat buah, bersuara rendah dan mengarah ke desa; berfungsi sejak April.',
      },
      picture: {
        scene: 'mosque',
        alt: {
          en: 'A small mosque with a green dome and a minaret among palms',
          ar: 'مسجد صغير ذو قبّة خضراء ومئذنة بين الأشجار',
          tr: 'Ağaçlar arasında yeşil kubbeli, minareli küçük bir cami',
          id: 'Masjid kecil berkubah hijau dengan menara di antara pepohonan',
        },
      },
      cost: 280_000,
      paid: 280_000,
      gifts: 39,
    },
  ],
  publishedDaysAgo: 65,
} satisfies SeedMosque;

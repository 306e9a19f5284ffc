/** Al-Bahhara mosque in Sur. */
import type { SeedMosque } from './types';

export default {
  id: 'al-bahhara-mosque',
  title: {
    en: 'Al-Bahhara Mosque',
    ar: 'مسجد البحّارة',
    tr: 'Bahhâre Camii',
    id: 'Masjid Al-Bahharah',
  },
  place: { en: 'Sur, Oman', ar: 'صور، سلطنة عُمان', tr: 'Sur, Umman', id: 'Sur, Oman' },
  summary: {
    en: 'The fishers’ mosque by the creek. Salt has loosened the plaster of its seaward wall.',
    ar: 'مسجد الصيّادين عند الخور. أرخى الملح قصارة جداره المطلّ على البحر.',
    tr: 'Haliçteki balıkçı camisi. Tuz, denize bakan duvarının sıvasını gevşetmiş.',
    id: 'Masjid para nelayan di tepi teluk. Garam melonggarkan plester dinding yang menghadap laut.',
  },
  story: {
    en: '<p>Boats leave after fajr, so this is the fullest prayer of the day. The wall towards the creek takes the spray; its plaster falls in hand-sized pieces, and the stones behind it are damp.</p><p>The old plaster comes off, the wall dries for a month, and lime is put on in three coats. Cement would be quicker and would keep the salt inside.</p>',
    ar: '<p>تخرج القوارب بعد الفجر، ولذلك كانت صلاة الفجر أكثر الصلوات جمعًا. ويتلقّى الجدار المطلّ على الخور رذاذ البحر، فتتساقط قصارته قطعًا، ومن ورائها حجارة رطبة.</p><p>تُزال القصارة القديمة، ويُترك الجدار شهرًا حتى يجفّ، ثم يُجصّص على ثلاث طبقات. والإسمنت أسرع، لكنه يحبس الملح في الجدار.</p>',
    tr: '<p>Tekneler sabah namazından sonra açılır; bu yüzden en kalabalık vakit sabahtır. Halice bakan duvar serpintiyi alıyor; sıvası avuç avuç dökülüyor, ardındaki taşlar nemli.</p><p>Eski sıva sökülür, duvar bir ay kurur, üç kat kireç sürülür. Çimento daha çabuk olurdu ama tuzu içeride tutardı.</p>',
    id: '<p>Perahu berangkat setelah Subuh, sehingga saat itulah jemaah paling banyak. Dinding ke arah teluk terkena percikan laut; plesternya rontok segenggam demi segenggam, dan batu di baliknya lembap.</p><p>Plester lama dikupas, dinding dikeringkan sebulan, lalu dilapisi kapur tiga kali. Semen lebih cepat, tetapi menahan garam di dalam.</p>',
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
      id: 'al-bahhara-plaster',
      title: {
        en: 'Plaster of the seaward wall',
        ar: 'قصارة الجدار البحري',
        tr: 'Denize bakan duvarın sıvası',
        id: 'Plester dinding sisi laut',
      },
      summary: {
        en: 'Sixty square metres of lime plaster inside and out.',
        ar: 'ستون مترًا مربعًا من الجصّ من الداخل والخارج.',
        tr: 'İçte ve dışta altmış metrekare kireç sıva.',
        id: 'Enam puluh meter persegi plester kapur, luar dan dalam.',
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
      cost: 1_420_000,
      paid: 388_000,
      gifts: 46,
    },
    {
      id: 'al-bahhara-ramp',
      title: {
        en: 'A ramp at the door',
        ar: 'منحدر عند الباب',
        tr: 'Kapıda rampa',
        id: 'Jalur landai di pintu',
      },
      summary: {
        en: 'For wheelchairs and for the old, with a rail on both sides.',
        ar: 'للكراسي المتحرّكة ولكبار السن، وله درابزين من الجانبين.',
        tr: 'Tekerlekli sandalyeler ve yaşlılar için, iki yanı korkuluklu.',
        id: 'Untuk kursi roda dan lansia, dengan pegangan di kedua sisi.',
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
      cost: 460_000,
      paid: 459_600,
      gifts: 61,
    },
  ],
  publishedDaysAgo: 56,
} satisfies SeedMosque;

/** What is promised of each animal: the least age and the weight, and how it is drawn. */
import type { Animal } from '#contract/sacrifices';
import type { SeedPicture, SeedText } from '../types';

export const animals: Record<Animal, { age: SeedText; weight: SeedText; picture: SeedPicture }> = {
  sheep: {
    age: {
      en: 'At least 6 months (Hanafi and Hanbali schools; Maliki and Shafi‘i: 1 year)',
      ar: 'ستة أشهر على الأقل (الحنفية والحنابلة، وعند المالكية والشافعية سنة)',
      tr: 'En az 6 aylık (Hanefî ve Hanbelî; Mâlikî ve Şâfiî: 1 yaş)',
      id: 'Sekurang-kurangnya 6 bulan (Hanafi dan Hanbali; Maliki dan Syafi’i: 1 tahun)',
    },
    weight: {
      en: '35 to 45 kg alive',
      ar: 'من 35 إلى 45 كيلوغرامًا حيًّا',
      tr: 'Canlı 35–45 kg',
      id: '35–45 kg hidup',
    },
    picture: {
      scene: 'sheep',
      alt: {
        en: 'Three sheep grazing beside a tree on a green hill',
        ar: 'ثلاث شياه ترعى إلى جانب شجرة على تلّ أخضر',
        tr: 'Yeşil bir tepede, bir ağacın yanında otlayan üç koyun',
        id: 'Tiga ekor domba merumput di dekat pohon di bukit hijau',
      },
    },
  },
  goat: {
    age: {
      en: 'At least 1 year (Shafi‘i school: 2 years)',
      ar: 'سنة على الأقل (وعند الشافعية سنتان)',
      tr: 'En az 1 yaşında (Şâfiî: 2 yaş)',
      id: 'Sekurang-kurangnya 1 tahun (Syafi’i: 2 tahun)',
    },
    weight: {
      en: '22 to 28 kg alive',
      ar: 'من 22 إلى 28 كيلوغرامًا حيًّا',
      tr: 'Canlı 22–28 kg',
      id: '22–28 kg hidup',
    },
    picture: {
      scene: 'goats',
      alt: {
        en: 'Three goats on a dry hillside',
        ar: 'ثلاث من المعز على سفح جافّ',
        tr: 'Kurak bir yamaçta üç keçi',
        id: 'Tiga ekor kambing di lereng yang kering',
      },
    },
  },
  cow: {
    age: {
      en: 'At least 2 years (Maliki school: 3 years)',
      ar: 'سنتان على الأقل (وعند المالكية ثلاث)',
      tr: 'En az 2 yaşında (Mâlikî: 3 yaş)',
      id: 'Sekurang-kurangnya 2 tahun (Maliki: 3 tahun)',
    },
    weight: {
      en: '240 to 300 kg alive',
      ar: 'من 240 إلى 300 كيلوغرام حيّة',
      tr: 'Canlı 240–300 kg',
      id: '240–300 kg hidup',
    },
    picture: {
      scene: 'cattle',
      alt: {
        en: 'Three cows on a plain with an acacia tree',
        ar: 'ثلاث بقرات في سهل وشجرة سنط',
        tr: 'Akasya ağaçlı bir ovada üç sığır',
        id: 'Tiga ekor sapi di padang dengan pohon akasia',
      },
    },
  },
  camel: {
    age: {
      en: 'At least 5 years',
      ar: 'خمس سنوات على الأقل',
      tr: 'En az 5 yaşında',
      id: 'Sekurang-kurangnya 5 tahun',
    },
    weight: {
      en: '380 to 450 kg alive',
      ar: 'من 380 إلى 450 كيلوغرامًا حيًّا',
      tr: 'Canlı 380–450 kg',
      id: '380–450 kg hidup',
    },
    picture: {
      scene: 'camels',
      alt: {
        en: 'Three camels crossing low dunes',
        ar: 'ثلاثة جمال تعبر كثبانًا منخفضة',
        tr: 'Alçak kumullardan geçen üç deve',
        id: 'Tiga ekor unta melintasi bukit pasir yang landai',
      },
    },
  },
};

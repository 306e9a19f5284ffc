/** Where animals of the demonstration are slaughtered. */
import type { SeedSite } from './types';

const FOUR_DAYS = {
  en: 'Four, 10 to 13 Dhul-Hijja, until sunset of the last: the Shafi‘i school (Ahmad 16752); the others count three',
  ar: 'أربعة، من 10 إلى 13 ذي الحجة، حتى غروب شمس آخرها، على مذهب الشافعية (أحمد 16752)، وهي ثلاثة عند غيرهم',
  tr: 'Dört gün, 10–13 Zilhicce; son günün gün batımına kadar: Şâfiî mezhebi (Ahmed 16752); ötekilere göre üç gün',
  id: 'Empat hari, 10–13 Zulhijah, hingga matahari terbenam pada hari terakhir: mazhab Syafi’i (Ahmad 16752); menurut yang lain tiga hari',
};

export const oman: SeedSite = {
  country: 'OM',
  place: { en: 'Barka, Oman', ar: 'بركاء، عُمان', tr: 'Barka, Umman', id: 'Barka, Oman' },
  timeZone: 'Asia/Muscat',
  offset: '+04:00',
  eid: { lastDay: 13, prayed: '07:00', sunset: '18:50' },
  days: FOUR_DAYS,
  meat: {
    en: 'Families on low incomes in South Al Batinah, fresh on the same day, about 3 kg each',
    ar: 'أسر من ذوي الدخل المحدود في جنوب الباطنة، طازجًا في اليوم نفسه، نحو 3 كيلوغرامات لكل أسرة',
    tr: 'Güney Batine’deki dar gelirli aileler; aynı gün taze olarak, aile başına yaklaşık 3 kg',
    id: 'Keluarga berpenghasilan rendah di Batinah Selatan, segar pada hari yang sama, sekitar 3 kg masing-masing',
  },
};

export const turkiye: SeedSite = {
  country: 'TR',
  place: {
    en: 'Şanlıurfa, Türkiye',
    ar: 'شانلي أورفا، تركيا',
    tr: 'Şanlıurfa, Türkiye',
    id: 'Şanlıurfa, Turki',
  },
  timeZone: 'Europe/Istanbul',
  offset: '+03:00',
  eid: { lastDay: 12, prayed: '06:30', sunset: '19:40' },
  days: {
    en: 'Three, 10 to 12 Dhul-Hijja: so it is done in Türkiye, by the Hanafi school',
    ar: 'ثلاثة، من 10 إلى 12 ذي الحجة، على المذهب الحنفي المعمول به في تركيا',
    tr: 'Üç gün, 10–12 Zilhicce: Türkiye’de Hanefî mezhebine göre böyle yapılır',
    id: 'Tiga hari, 10–12 Zulhijah, sesuai mazhab Hanafi yang dianut di Turki',
  },
  meat: {
    en: 'Tinned where it is slaughtered and carried to families in Gaza, six tins each',
    ar: 'يُعلَّب في مكان الذبح ويُنقل إلى أسر في غزة، ست علب لكل أسرة',
    tr: 'Kesildiği yerde konserve edilir ve Gazze’deki ailelere ulaştırılır; aile başına altı kutu',
    id: 'Dikalengkan di tempat penyembelihan dan dibawa kepada keluarga di Gaza, enam kaleng masing-masing',
  },
};

export const tanzania: SeedSite = {
  country: 'TZ',
  place: {
    en: 'Dodoma, Tanzania',
    ar: 'دودوما، تنزانيا',
    tr: 'Dodoma, Tanzanya',
    id: 'Dodoma, Tanzania',
  },
  timeZone: 'Africa/Dar_es_Salaam',
  offset: '+03:00',
  eid: { lastDay: 13, prayed: '08:00', sunset: '18:30' },
  days: FOUR_DAYS,
  meat: {
    en: 'Families and two orphanages around Dodoma, fresh on the same day, about 4 kg a family',
    ar: 'أسر وداران للأيتام في محيط دودوما، طازجًا في اليوم نفسه، نحو 4 كيلوغرامات لكل أسرة',
    tr: 'Dodoma çevresindeki aileler ve iki yetimhane; aynı gün taze olarak, aile başına yaklaşık 4 kg',
    id: 'Keluarga dan dua panti asuhan di sekitar Dodoma, segar pada hari yang sama, sekitar 4 kg per keluarga',
  },
};

export const kenya: SeedSite = {
  country: 'KE',
  place: { en: 'Garissa, Kenya', ar: 'غاريسا، كينيا', tr: 'Garissa, Kenya', id: 'Garissa, Kenya' },
  timeZone: 'Africa/Nairobi',
  offset: '+03:00',
  eid: { lastDay: 13, prayed: '08:00', sunset: '18:20' },
  days: FOUR_DAYS,
  meat: {
    en: 'Families of herders who lost their animals to drought, fresh on the same day, about 4 kg each',
    ar: 'أسر رعاة نفقت مواشيهم في الجفاف، طازجًا في اليوم نفسه، نحو 4 كيلوغرامات لكل أسرة',
    tr: 'Hayvanlarını kuraklıkta yitiren çoban aileleri; aynı gün taze olarak, aile başına yaklaşık 4 kg',
    id: 'Keluarga penggembala yang kehilangan ternak karena kekeringan, segar pada hari yang sama, sekitar 4 kg masing-masing',
  },
};

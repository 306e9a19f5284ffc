/** The funds of the test charity. */
import { campaign } from './written';

export const FUNDS = {
  'cash-support-fund': campaign(
    [
      'Fund for cash and food',
      'صندوق النقد والطعام',
      'Nakit ve gıda fonu',
      'Dana tunai dan makanan',
    ],
    { category: 'cash_support', published: '2025-01-26', pictures: ['bread'] },
  ),
  'community-development-fund': campaign(
    ['Fund for communities', 'صندوق المجتمعات', 'Toplum fonu', 'Dana masyarakat'],
    { category: 'community_development', published: '2025-01-26', pictures: ['seedlings'] },
  ),
  'education-fund': campaign(
    ['Fund for learning', 'صندوق التعلّم', 'Öğrenim fonu', 'Dana pembelajaran'],
    { category: 'education', published: '2025-01-26', pictures: ['school'] },
  ),
  'emergency-health-fund': campaign(
    ['Fund for urgent care', 'صندوق الرعاية العاجلة', 'Acil sağlık fonu', 'Dana perawatan darurat'],
    { category: 'emergency_health', published: '2025-01-26', pictures: ['health'] },
  ),
  'kafarat-fund': campaign(
    ['Fund for expiations', 'صندوق الكفارات', 'Kefaret fonu', 'Dana kafarat'],
    {
      category: 'cash_support',
      published: '2025-02-17',
      intentions: ['kafara'],
      impact: ['1 OMR', '10 OMR', '60 OMR'],
      updates: ['2026-02-21'],
      pictures: ['basket'],
    },
  ),
  'psychosocial-support-fund': campaign(
    ['Fund for wellbeing', 'صندوق الدعم النفسي', 'Ruh sağlığı fonu', 'Dana kesejahteraan jiwa'],
    { category: 'psychosocial_support', published: '2025-01-26', pictures: ['drawing'] },
  ),
  'sacrifice-fund': campaign(
    ['Fund for sacrifices', 'صندوق الأضاحي', 'Kurban fonu', 'Dana kurban'],
    {
      category: 'cash_support',
      published: '2025-02-25',
      intentions: ['sacrifice'],
      impact: ['10 OMR', '85 OMR'],
      updates: ['2026-02-07'],
      pictures: ['sheep'],
    },
  ),
  'shelter-and-protection-fund': campaign(
    ['Fund for homes', 'صندوق المساكن', 'Barınak fonu', 'Dana tempat tinggal'],
    { category: 'shelter_and_protection', published: '2025-01-26', pictures: ['shelter'] },
  ),
  'stock-purification-fund': campaign(
    ['Fund for purified income', 'صندوق التطهير', 'Arındırma fonu', 'Dana pembersihan'],
    {
      category: 'community_development',
      published: '2025-07-15',
      intentions: ['purification'],
      impact: ['10 OMR', '50 OMR', '100 OMR'],
      updates: ['2026-01-27'],
      pictures: ['scales'],
    },
  ),
  'waqf-fund': campaign(['Fund for waqf', 'صندوق الوقف', 'Vakıf fonu', 'Dana wakaf'], {
    category: 'community_development',
    published: '2025-02-10',
    intentions: ['waqf'],
    impact: ['100 OMR', '250 OMR'],
    updates: ['2026-01-10'],
    pictures: ['olive'],
  }),
  'water-and-sanitation-fund': campaign(['Fund for water', 'صندوق المياه', 'Su fonu', 'Dana air'], {
    category: 'water_and_sanitation',
    published: '2025-01-26',
    pictures: ['tanker'],
  }),
  'where-it-is-needed-most': campaign(
    [
      'Where we see the need',
      'حيث نرى الحاجة',
      'İhtiyacı gördüğümüz yere',
      'Di tempat yang kami lihat butuh',
    ],
    {
      category: 'community_development',
      published: '2023-12-13',
      impact: ['10 OMR', '25 OMR', '50 OMR', '100 OMR'],
      updates: ['2026-02-28'],
      pictures: ['parcel', 'shelter', 'water'],
    },
  ),
  'zakat-fund': campaign(['Fund for zakat', 'صندوق الزكاة', 'Zekât fonu', 'Dana zakat'], {
    category: 'cash_support',
    published: '2025-04-26',
    intentions: ['zakat'],
    impact: ['10 OMR', '60 OMR', '180 OMR'],
    updates: ['2026-03-01'],
    pictures: ['lantern'],
  }),
};

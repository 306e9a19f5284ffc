/** The mosques of the test charity, and their repairs. */
import { mosque, repair } from './written';

export const MOSQUES = {
  'harbour-mosque': mosque(
    ['Harbour Mosque', 'مسجد الميناء', 'Liman Camii', 'Masjid Pelabuhan'],
    { position: '4', pictures: ['courtyard', 'prayer-hall'] },
    [
      repair('harbour-plaster', ['New plaster', 'لياسة جديدة', 'Yeni sıva', 'Plesteran baru'], {
        published: '2026-01-15',
        cost: '1420 OMR',
        pictures: ['house-repair'],
      }),
      repair(
        'harbour-ramp',
        [
          'Ramp for wheelchairs',
          'منحدر للكراسي المتحركة',
          'Tekerlekli sandalye rampası',
          'Jalur kursi roda',
        ],
        { published: '2026-01-15', cost: '460 OMR', pictures: ['wheelchair'] },
      ),
    ],
  ),
  'spring-mosque': mosque(
    ['Spring Mosque', 'مسجد النبع', 'Pınar Camii', 'Masjid Mata Air'],
    { position: '5', pictures: ['courtyard', 'mosque'] },
    [
      repair('spring-channel', ['Water channel', 'ساقية الماء', 'Su kanalı', 'Saluran air'], {
        published: '2026-01-06',
        cost: '760 OMR',
        pictures: ['courtyard'],
      }),
      repair('spring-washroom', ['Washroom', 'دورة مياه', 'Lavabo', 'Kamar kecil'], {
        published: '2026-01-06',
        cost: '690 OMR',
        pictures: ['wheelchair'],
      }),
      repair('spring-drains', ['Drains', 'مصارف', 'Giderler', 'Saluran pembuangan'], {
        published: '2026-01-06',
        cost: '340 OMR',
        pictures: ['house-repair'],
      }),
      repair('spring-lamps', ['Lamps', 'مصابيح', 'Lambalar', 'Lampu'], {
        published: '2026-01-06',
        cost: '195 OMR',
        pictures: ['lantern'],
      }),
      repair('spring-sound', ['Sound system', 'نظام الصوت', 'Ses düzeni', 'Pengeras suara'], {
        published: '2026-01-06',
        cost: '280 OMR',
        pictures: ['mosque'],
      }),
    ],
  ),
  'tower-mosque': mosque(
    ['Tower Mosque', 'مسجد البرج', 'Kule Camii', 'Masjid Menara'],
    { position: '3', pictures: ['prayer-hall', 'mosque'] },
    [
      repair('tower-beams', ['Beams', 'عوارض', 'Kirişler', 'Balok'], {
        published: '2026-01-24',
        cost: '2150 OMR',
        pictures: ['house-repair'],
      }),
      repair('tower-cooling', ['Cooling', 'تبريد', 'Soğutma', 'Pendingin'], {
        published: '2026-01-24',
        cost: '1680 OMR',
        pictures: ['prayer-hall'],
      }),
      repair('tower-shelves', ['Shelves', 'رفوف', 'Raflar', 'Rak'], {
        published: '2026-01-24',
        cost: '210 OMR',
        pictures: ['books'],
      }),
    ],
  ),
  'palm-mosque': mosque(
    ['Palm Mosque', 'مسجد الواحة', 'Vaha Camii', 'Masjid Kurma'],
    { position: '0', pictures: ['mosque', 'prayer-hall'] },
    [
      repair('palm-roof', ['New roof', 'سقف جديد', 'Yeni çatı', 'Atap baru'], {
        published: '2026-02-20',
        cost: '4850 OMR',
        pictures: ['house-repair'],
      }),
      repair('palm-windows', ['Ten windows', 'عشر نوافذ', 'On pencere', 'Sepuluh jendela'], {
        published: '2026-02-20',
        cost: '980 OMR',
        pictures: ['prayer-hall'],
      }),
      repair('palm-ablution', ['Place for ablution', 'مكان الوضوء', 'Abdest yeri', 'Tempat wudu'], {
        published: '2026-02-20',
        cost: '1260 OMR',
        pictures: ['handwashing'],
      }),
    ],
  ),
  'shore-mosque': mosque(
    ['Shore Mosque', 'مسجد الشاطئ', 'Sahil Camii', 'Masjid Pantai'],
    { position: '1', pictures: ['courtyard', 'mosque'] },
    [
      repair('shore-wiring', ['Wiring', 'أسلاك الكهرباء', 'Elektrik tesisatı', 'Kabel listrik'], {
        published: '2026-02-11',
        cost: '620 OMR',
        pictures: ['lantern'],
      }),
      repair('shore-solar', ['Solar panels', 'ألواح شمسية', 'Güneş panelleri', 'Panel surya'], {
        published: '2026-02-11',
        cost: '2400 OMR',
        pictures: ['solar-panels'],
      }),
      repair('shore-tank', ['Tank for water', 'خزان ماء', 'Su deposu', 'Tangki air'], {
        published: '2026-02-11',
        cost: '380 OMR',
        pictures: ['water'],
      }),
      repair('shore-carpet', ['New carpet', 'سجاد جديد', 'Yeni halı', 'Karpet baru'], {
        published: '2026-02-11',
        cost: '540 OMR',
        pictures: ['prayer-hall'],
      }),
    ],
  ),
  'hill-mosque': mosque(
    ['Hill Mosque', 'مسجد التلّة', 'Tepe Camii', 'Masjid Bukit'],
    { position: '2', pictures: ['mosque', 'courtyard'] },
    [
      repair('hill-minaret', ['Minaret', 'مئذنة', 'Minare', 'Menara azan'], {
        published: '2026-02-02',
        cost: '3100 OMR',
        pictures: ['mosque'],
      }),
      repair(
        'hill-hall',
        ['Women’s hall', 'مصلى النساء', 'Kadınlar bölümü', 'Ruang salat perempuan'],
        { published: '2026-02-02', cost: '870 OMR', pictures: ['key'] },
      ),
    ],
  ),
};

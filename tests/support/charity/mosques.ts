/** The mosques of the test charity, and their repairs. */
import { records } from './tables';
import { mosque, repair, type Written } from './written';

const REPAIRS = records(
  (words, { mosque: of, ...facts }, id) => ({ of: of!, fields: repair(id, words, facts) }),
  `
  repair          | mosque         | cost | pictures     | published
  harbour-plaster | harbour-mosque | 1420 | house-repair | 2026-01-15
  harbour-ramp    | harbour-mosque | 460  | wheelchair   | 2026-01-15
  spring-channel  | spring-mosque  | 760  | courtyard    | 2026-01-06
  spring-washroom | spring-mosque  | 690  | wheelchair   | 2026-01-06
  spring-drains   | spring-mosque  | 340  | house-repair | 2026-01-06
  spring-lamps    | spring-mosque  | 195  | lantern      | 2026-01-06
  spring-sound    | spring-mosque  | 280  | mosque       | 2026-01-06
  tower-beams     | tower-mosque   | 2150 | house-repair | 2026-01-24
  tower-cooling   | tower-mosque   | 1680 | prayer-hall  | 2026-01-24
  tower-shelves   | tower-mosque   | 210  | books        | 2026-01-24
  palm-roof       | palm-mosque    | 4850 | house-repair | 2026-02-20
  palm-windows    | palm-mosque    | 980  | prayer-hall  | 2026-02-20
  palm-ablution   | palm-mosque    | 1260 | handwashing  | 2026-02-20
  shore-wiring    | shore-mosque   | 620  | lantern      | 2026-02-11
  shore-solar     | shore-mosque   | 2400 | solar-panels | 2026-02-11
  shore-tank      | shore-mosque   | 380  | water        | 2026-02-11
  shore-carpet    | shore-mosque   | 540  | prayer-hall  | 2026-02-11
  hill-minaret    | hill-mosque    | 3100 | mosque       | 2026-02-02
  hill-hall       | hill-mosque    | 870  | key          | 2026-02-02
  `,
  `
  repair | en | ar | tr | id
  harbour-plaster | New plaster | لياسة جديدة | Yeni sıva | Plesteran baru
  harbour-ramp | Ramp for wheelchairs | منحدر للكراسي المتحركة | Tekerlekli sandalye rampası | Jalur kursi roda
  spring-channel | Water channel | ساقية الماء | Su kanalı | Saluran air
  spring-washroom | Washroom | دورة مياه | Lavabo | Kamar kecil
  spring-drains | Drains | مصارف | Giderler | Saluran pembuangan
  spring-lamps | Lamps | مصابيح | Lambalar | Lampu
  spring-sound | Sound system | نظام الصوت | Ses düzeni | Pengeras suara
  tower-beams | Beams | عوارض | Kirişler | Balok
  tower-cooling | Cooling | تبريد | Soğutma | Pendingin
  tower-shelves | Shelves | رفوف | Raflar | Rak
  palm-roof | New roof | سقف جديد | Yeni çatı | Atap baru
  palm-windows | Ten windows | عشر نوافذ | On pencere | Sepuluh jendela
  palm-ablution | Place for ablution | مكان الوضوء | Abdest yeri | Tempat wudu
  shore-wiring | Wiring | أسلاك الكهرباء | Elektrik tesisatı | Kabel listrik
  shore-solar | Solar panels | ألواح شمسية | Güneş panelleri | Panel surya
  shore-tank | Tank for water | خزان ماء | Su deposu | Tangki air
  shore-carpet | New carpet | سجاد جديد | Yeni halı | Karpet baru
  hill-minaret | Minaret | مئذنة | Minare | Menara azan
  hill-hall | Women’s hall | مصلى النساء | Kadınlar bölümü | Ruang salat perempuan
  `,
);

export const MOSQUES = records(
  (words, facts, id) => {
    const own = Object.values(REPAIRS).filter(({ of }) => of === id);
    return mosque(
      words,
      facts,
      own.map(({ fields }) => fields as Written),
    );
  },
  `
  mosque         | position | pictures
  harbour-mosque | 4        | courtyard prayer-hall
  spring-mosque  | 5        | courtyard mosque
  tower-mosque   | 3        | prayer-hall mosque
  palm-mosque    | 0        | mosque prayer-hall
  shore-mosque   | 1        | courtyard mosque
  hill-mosque    | 2        | mosque courtyard
  `,
  `
  mosque | en | ar | tr | id
  harbour-mosque | Harbour Mosque | مسجد الميناء | Liman Camii | Masjid Pelabuhan
  spring-mosque | Spring Mosque | مسجد النبع | Pınar Camii | Masjid Mata Air
  tower-mosque | Tower Mosque | مسجد البرج | Kule Camii | Masjid Menara
  palm-mosque | Palm Mosque | مسجد الواحة | Vaha Camii | Masjid Kurma
  shore-mosque | Shore Mosque | مسجد الشاطئ | Sahil Camii | Masjid Pantai
  hill-mosque | Hill Mosque | مسجد التلّة | Tepe Camii | Masjid Bukit
  `,
);

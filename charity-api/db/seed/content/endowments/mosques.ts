/** Endowment: warehouses whose rent keeps mosques open. */
import { factsOf } from './facts';
import type { SeedEndowment } from './types';

export default {
  id: 'mosques-endowment',
  title: { en: 'Mosques’ endowment', ar: 'وقف المساجد', tr: 'Cami Vakfı', id: 'Wakaf Masjid' },
  summary: {
    en: 'The rent of warehouses in Barka keeps mosques lit, clean and in repair.',
    ar: 'من أجرة مستودعات في بركاء تُنار المساجد وتُنظَّف وتُصان.',
    tr: 'Berkâ’daki depoların kirası camilerin aydınlatma, temizlik ve onarımını karşılar.',
    id: 'Hasil sewa gudang di Barka menjaga masjid tetap terang, bersih, dan terawat.',
  },
  story: {
    en: '<p>Many give when a mosque is built, few for the roof that leaks twenty years later. This endowment is for the small, steady needs: a pump, a carpet, the bill for light, water for ablution.</p><h3>What the yield pays</h3><ul><li>Electricity, water and cleaning</li><li>Repairs below 500 OMR, within a month</li><li>Copies of the Quran and places for children to learn it</li></ul>',
    ar: '<p>يكثر المتبرّعون عند بناء المسجد، ويقلّون حين يتسرّب المطر من سقفه بعد عشرين عامًا. وهذا الوقف للحاجات الصغيرة الدائمة: مضخة وسجّاد وفاتورة كهرباء وماء وضوء.</p><h3>فيمَ يُصرف الريع</h3><ul><li>الكهرباء والماء والنظافة</li><li>إصلاحات دون 500 ريال عُماني تُنجز خلال شهر</li><li>مصاحف وحلقات لتحفيظ الصغار</li></ul>',
    tr: '<p>Cami yapılırken veren çoktur, yirmi yıl sonra akan çatısı için veren azdır. Bu vakıf küçük ve sürekli ihtiyaçlar içindir: pompa, halı, elektrik faturası, abdest suyu.</p><h3>Gelir nereye harcanır</h3><ul><li>Elektrik, su ve temizlik</li><li>500 Umman riyalinin altındaki onarımlar, bir ay içinde</li><li>Mushaflar ve çocuklar için Kur’an dersleri</li></ul>',
    id: '<p>Banyak yang memberi saat masjid dibangun, sedikit yang memberi untuk atap yang bocor dua puluh tahun kemudian. Wakaf ini untuk kebutuhan kecil yang terus ada: pompa, karpet, tagihan listrik, air wudu.</p><h3>Penggunaan hasil wakaf</h3><ul><li>Listrik, air, dan kebersihan</li><li>Perbaikan di bawah 500 rial Oman, dalam satu bulan</li><li>Mushaf Al-Qur’an dan tempat mengaji anak-anak</li></ul>',
  },
  facts: factsOf(
    {
      en: 'A row of warehouses in Barka, which are let (sample).',
      ar: 'صفّ مستودعات مؤجَّرة في بركاء (نموذج).',
      tr: 'Berkâ’da kiraya verilen bir sıra depo (örnek).',
      id: 'Sederet gudang yang disewakan di Barka (contoh).',
    },
    {
      en: 'Light, water, cleaning and repair of mosques.',
      ar: 'إنارة المساجد وماؤها ونظافتها وصيانتها.',
      tr: 'Camilerin aydınlatması, suyu, temizliği ve onarımı.',
      id: 'Penerangan, air, kebersihan, dan perbaikan masjid.',
    },
  ),
  pictures: [
    {
      scene: 'mosque',
      alt: {
        en: 'A mosque with a dome and a minaret among trees',
        ar: 'مسجد بقبّة ومئذنة بين الأشجار',
        tr: 'Ağaçlar arasında kubbeli ve minareli bir cami',
        id: 'Masjid berkubah dan bermenara di antara pepohonan',
      },
    },
  ],
  intentions: ['waqf'],
  price: 30_000,
  anyAmount: true,
  raised: 39_840_000,
  gifts: 587,
  publishedDaysAgo: 350,
} satisfies SeedEndowment;

/** Fund: medicine, equipment and aids for daily life. */
import { categoryFund } from '../fund';

export default categoryFund({
  category: 'emergency_health',
  title: {
    en: 'Emergency health fund',
    ar: 'صندوق الصحة في الطوارئ',
    tr: 'Acil Sağlık Fonu',
    id: 'Dana Kesehatan Darurat',
  },
  summary: {
    en: 'For clinics in Gaza: the medicine that has run out, the part that broke, the fuel for one more night.',
    ar: 'لعيادات غزة: دواء نفد، وقطعة تعطّلت، ووقود لليلة أخرى.',
    tr: 'Gazze’deki klinikler için: tükenen ilaç, bozulan parça, bir gece daha yetecek yakıt.',
    id: 'Untuk klinik di Gaza: obat yang habis, suku cadang yang rusak, dan bahan bakar untuk satu malam lagi.',
  },
  purpose: {
    en: '<p>A clinic can have doctors and beds and still be closed, for want of a valve or a box of insulin. The clinics that we work with send us what they lack each morning, with a price. This fund answers the same day what can be bought the same day.</p>',
    ar: '<p>قد تكون في العيادة أَسِرّة وأطباء ثم تُغلق لصمّام ناقص أو علبة إنسولين. ترسل إلينا العيادات التي نعمل معها كل صباح ما ينقصها وثمنه. ويُلبّي هذا الصندوق في اليوم نفسه ما يمكن شراؤه في اليوم نفسه.</p>',
    tr: '<p>Bir klinik, doktorları ve yatakları varken bile bir vana ya da bir kutu insülin yüzünden kapanabilir. Birlikte çalıştığımız klinikler her sabah eksiklerini bedeliyle bildirir. Bu fon, aynı gün alınabilecek olanı aynı gün karşılar.</p>',
    id: '<p>Sebuah klinik bisa memiliki dokter dan tempat tidur tetapi tetap tutup karena kekurangan satu katup atau sekotak insulin. Setiap pagi klinik mitra kami mengirimkan daftar kekurangan beserta harganya. Dana ini memenuhi pada hari itu juga apa yang dapat dibeli hari itu.</p>',
  },
  picture: {
    scene: 'health',
    alt: {
      en: 'Medicines and a doctor’s instruments',
      ar: 'أدوية وأدوات طبيب',
      tr: 'İlaçlar ve hekim gereçleri',
      id: 'Obat-obatan dan peralatan dokter',
    },
  },
  raised: 26_904_250,
  gifts: 1_572,
});

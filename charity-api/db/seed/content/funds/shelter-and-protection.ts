/** Fund: tents, repaired homes, blankets and safe heating. */
import { categoryFund } from '../fund';

export default categoryFund({
  category: 'shelter_and_protection',
  title: {
    en: 'Shelter fund',
    ar: 'صندوق المأوى والحماية',
    tr: 'Barınma Fonu',
    id: 'Dana Hunian',
  },
  summary: {
    en: 'For families under canvas or in a bombed home: a dry floor, a door that closes, warmth that is safe.',
    ar: 'لأسر تحت الخيام أو في بيوت قُصفت: أرض جافّة وباب يُغلق ودفء آمن.',
    tr: 'Çadırda ya da bombalanmış evde yaşayan aileler için: kuru bir zemin, kapanan bir kapı, güvenli bir ısınma.',
    id: 'Untuk keluarga di tenda atau rumah yang dibom: lantai kering, pintu yang bisa ditutup, dan kehangatan yang aman.',
  },
  purpose: {
    en: '<p>Rain does not wait for a campaign to end. Our teams carry canvas, timber and tools, and mend what they find: a torn tent, a roof, a stove that smokes. This fund keeps their store filled from the first cold night to the last.</p>',
    ar: '<p>لا ينتظر المطر انتهاء الحملات. يحمل فريقنا القماش والخشب والأدوات ويصلح ما يجد: خيمة ممزّقة أو سقفًا أو موقدًا يدخّن. وبهذا الصندوق يبقى مخزنه عامرًا من أول ليلة باردة إلى آخرها.</p>',
    tr: '<p>Yağmur bir kampanyanın bitmesini beklemez. Ekiplerimiz branda, kereste ve alet taşır, bulduğunu onarır: yırtık bir çadırı, bir çatıyı, duman çıkaran bir sobayı. Bu fon, ilk soğuk geceden sonuncusuna kadar depolarını dolu tutar.</p>',
    id: '<p>Hujan tidak menunggu kampanye selesai. Tim kami membawa terpal, kayu, dan perkakas, lalu memperbaiki apa yang mereka temukan: tenda sobek, atap, atau tungku yang berasap. Dana ini menjaga gudang mereka tetap terisi dari malam dingin pertama hingga yang terakhir.</p>',
  },
  picture: {
    scene: 'shelter',
    alt: {
      en: 'A lit tent between two others under a night sky with a crescent moon',
      ar: 'خيمة مضاءة بين خيمتين أخريين تحت سماء ليل فيها هلال',
      tr: 'Hilalli bir gecede, iki çadırın arasında ışığı yanan bir çadır',
      id: 'Tenda dengan lampu menyala di antara dua tenda lain, di bawah langit malam berbulan sabit',
    },
  },
  raised: 21_640_000,
  gifts: 1_318,
});

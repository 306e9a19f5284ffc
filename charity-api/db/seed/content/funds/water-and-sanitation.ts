/** Fund: drinking water, tankers, pumps and places to wash. */
import { categoryFund } from '../fund';

export default categoryFund({
  category: 'water_and_sanitation',
  title: {
    en: 'Water fund',
    ar: 'صندوق المياه والصرف الصحي',
    tr: 'Su ve Hijyen Fonu',
    id: 'Dana Air dan Sanitasi',
  },
  summary: {
    en: 'For camps and quarters without a tap: the next tanker, the repaired pump, soap and a place to use it.',
    ar: 'لمخيمات وأحياء بلا صنابير: الصهريج القادم والمضخّة المُصلَحة، والصابون ومكان استعماله.',
    tr: 'Musluğu olmayan kamplar ve mahalleler için: sıradaki tanker, onarılan pompa, sabun ve onu kullanacak bir yer.',
    id: 'Untuk kamp dan permukiman tanpa keran: truk tangki berikutnya, pompa yang diperbaiki, sabun, dan tempat memakainya.',
  },
  purpose: {
    en: '<p>A family needs water every day, and every day something fails: a filter, a pump, a road. This fund sends the tanker on the days between campaigns and pays for the repair that puts a well back to work. Each delivery is measured and tested for chlorine.</p>',
    ar: '<p>تحتاج الأسرة إلى الماء كل يوم، وفي كل يوم يتعطّل شيء: مرشّح أو مضخّة أو طريق. يسيّر هذا الصندوق الصهاريج في الأيام التي بين الحملات، ويدفع ثمن إصلاح يعيد البئر إلى العمل. ونقيس كل حمولة ونفحص ما فيها من الكلور.</p>',
    tr: '<p>Bir ailenin suya her gün ihtiyacı vardır ve her gün bir şey bozulur: bir filtre, bir pompa, bir yol. Bu fon, kampanyalar arasındaki günlerde tanker gönderir, bir kuyuyu yeniden çalıştıracak onarımı öder. Her teslimat ölçülür ve kloru denetlenir.</p>',
    id: '<p>Keluarga membutuhkan air setiap hari, dan setiap hari ada saja yang rusak: saringan, pompa, jalan. Dana ini mengirim truk tangki pada hari-hari di antara kampanye dan membiayai perbaikan yang menghidupkan kembali sebuah sumur. Setiap pengiriman diukur dan diuji kadar klornya.</p>',
  },
  picture: {
    scene: 'tanker',
    alt: {
      en: 'A water tanker stands by the road',
      ar: 'صهريج ماء يقف على جانب الطريق',
      tr: 'Yol kenarında duran bir su tankeri',
      id: 'Truk tangki air berhenti di tepi jalan',
    },
  },
  raised: 29_872_000,
  gifts: 1_943,
});

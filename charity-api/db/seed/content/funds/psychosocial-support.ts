/** Fund: safe places to talk, draw and play. */
import { categoryFund } from '../fund';

export default categoryFund({
  category: 'psychosocial_support',
  title: {
    en: 'Psychosocial support fund',
    ar: 'صندوق الدعم النفسي والاجتماعي',
    tr: 'Psikososyal Destek Fonu',
    id: 'Dana Dukungan Psikososial',
  },
  summary: {
    en: 'For children, and for those who raise them: hours with a trained companion, in a place where nothing is asked of them.',
    ar: 'للأطفال ولمن يربّونهم: ساعات برفقة مختصّ مدرَّب، في مكان لا يُطلب منهم فيه شيء.',
    tr: 'Çocuklar ve onları büyütenler için: kendilerinden bir şey beklenmeyen bir yerde, eğitimli bir uzmanla geçen saatler.',
    id: 'Untuk anak-anak dan mereka yang mengasuhnya: waktu bersama pendamping terlatih, di tempat yang tidak menuntut apa pun dari mereka.',
  },
  purpose: {
    en: '<p>What a child has lived through does not end when the bombing does. Our companions meet children and mothers in small circles, week after week, and send on to a doctor those who need one. This fund keeps the circles open: pay, materials, the rent of a quiet room.</p>',
    ar: '<p>ما عاشه الطفل لا ينتهي بانتهاء القصف. يلتقي مختصّونا بالأطفال والأمهات في حلقات صغيرة أسبوعًا بعد أسبوع، ويحيلون إلى الطبيب من يحتاج إليه. وبهذا الصندوق تبقى الحلقات قائمة: أجور ومواد وإيجار غرفة هادئة.</p>',
    tr: '<p>Bir çocuğun yaşadıkları, bombardıman dinince bitmez. Uzmanlarımız çocuklarla ve annelerle her hafta küçük gruplarda buluşur, ihtiyacı olanı doktora yönlendirir. Bu fon grupların sürmesini sağlar: ücretler, malzemeler, sessiz bir odanın kirası.</p>',
    id: '<p>Apa yang dialami seorang anak tidak berakhir ketika pengeboman berhenti. Pendamping kami bertemu anak-anak dan para ibu dalam lingkaran kecil setiap minggu, dan merujuk ke dokter bagi yang memerlukan. Dana ini menjaga lingkaran itu tetap berjalan: honor, bahan, dan sewa ruangan yang tenang.</p>',
  },
  picture: {
    scene: 'drawing',
    alt: {
      en: 'A child’s drawing of a house, a tree and the sun, with crayons around it',
      ar: 'رسم طفل لبيت وشجرة وشمس، وحوله أقلام تلوين',
      tr: 'Ev, ağaç ve güneş çizilmiş bir çocuk resmi, çevresinde boya kalemleri',
      id: 'Gambar rumah, pohon, dan matahari karya anak, dikelilingi krayon',
    },
  },
  raised: 7_318_000,
  gifts: 486,
});

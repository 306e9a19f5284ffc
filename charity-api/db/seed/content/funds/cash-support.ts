/** Fund: bread, food and money that a family spends as it sees fit. */
import { categoryFund } from '../fund';

export default categoryFund({
  category: 'cash_support',
  title: {
    en: 'Cash and food fund',
    ar: 'صندوق الدعم النقدي والغذائي',
    tr: 'Nakit ve Gıda Fonu',
    id: 'Dana Bantuan Tunai dan Pangan',
  },
  summary: {
    en: 'For families without income: bread while the ovens run, and money for what no parcel holds.',
    ar: 'لأسر لا دخل لها: خبز ما دامت الأفران تعمل، ومال لما لا تحويه الطرود.',
    tr: 'Geliri olmayan aileler için: fırınlar çalıştıkça ekmek, hiçbir kolide bulunmayan ihtiyaçlar için de para.',
    id: 'Untuk keluarga tanpa penghasilan: roti selama tungku menyala, dan uang untuk kebutuhan yang tidak ada dalam paket.',
  },
  purpose: {
    en: '<p>A mother knows better than we do whether today needs flour, shoes or a bus fare. Where shops are open we give money; where they are not, bread and food. A social worker visits each family first, and again after three months.</p>',
    ar: '<p>الأم أدرى منا بحاجة يومها: أدقيق هي أم حذاء أم أجرة طريق. فحيث تعمل المتاجر نعطي نقدًا، وحيث لا تعمل نعطي خبزًا وطعامًا. ويزور باحث اجتماعي كل أسرة قبل ذلك، ثم بعد ثلاثة أشهر.</p>',
    tr: '<p>O gün una mı, ayakkabıya mı, yol parasına mı ihtiyaç olduğunu bir anne bizden iyi bilir. Dükkânların açık olduğu yerde para, olmadığı yerde ekmek ve gıda veririz. Bir sosyal hizmet uzmanı her aileyi önce, sonra da üç ay sonra ziyaret eder.</p>',
    id: '<p>Seorang ibu lebih tahu daripada kami apakah hari ini yang diperlukan tepung, sepatu, atau ongkos jalan. Di tempat yang tokonya buka kami memberi uang; di tempat lain, roti dan bahan pangan. Seorang pekerja sosial mengunjungi setiap keluarga terlebih dahulu, dan sekali lagi setelah tiga bulan.</p>',
  },
  picture: {
    scene: 'bread',
    alt: {
      en: 'Warm flat loaves in a stack between ears of wheat',
      ar: 'أرغفة ساخنة مرصوصة بين سنابل القمح',
      tr: 'Buğday başaklarının arasında üst üste dizilmiş sıcak ekmekler',
      id: 'Tumpukan roti pipih hangat di antara bulir gandum',
    },
  },
  raised: 33_157_750,
  gifts: 2_219,
});

/** Campaign: a month of food for 400 families of six. Zakat may be paid here. */
import type { SeedProject } from '../types';

export default {
  id: 'month-of-food-for-a-family-of-six',
  type: 'eghatha',
  category: 'cash_support',
  title: {
    en: 'A month of food for a family of six',
    ar: 'طعام شهر لأسرة من ستة أفراد',
    tr: 'Altı kişilik bir ailenin bir aylık gıdası',
    id: 'Pangan sebulan untuk keluarga beranggota enam',
  },
  summary: {
    en: 'Food parcels of 40 OMR for 400 families in Gaza City and Jabalia. Ten parcels are still to be paid for. Zakat may be given.',
    ar: 'طرود غذائية لـ400 أسرة في مدينة غزة وجباليا، ثمن الواحد منها 40 ريالًا عُمانيًّا. بقيت عشرة طرود لم يُدفع ثمنها. تُقبل هنا أموال الزكاة.',
    tr: 'Gazze şehri ve Cibaliya’da 400 aileye, her biri 40 Umman riyali tutan gıda kolileri. Bedeli henüz karşılanmamış on koli kaldı. Zekât verilebilir.',
    id: 'Paket pangan seharga 40 rial Oman untuk 400 keluarga di Kota Gaza dan Jabalia. Tinggal sepuluh paket yang belum terbiayai. Dapat ditunaikan sebagai zakat.',
  },
  story: {
    en: '<p>Each parcel costs 40 OMR and lasts a family of six about 30 days. A nutritionist put it together: some 1,800 kilocalories for each person a day, from food that keeps without a refrigerator. It holds no vegetables or fruit; families in Gaza City and Jabalia can buy some of these nearby.</p><p>The 400 families were chosen from 690 who applied. A social worker visited each, and a second one reviewed the file. All are poor or needy in the sense of zakat, and the parcel becomes their own: they may eat it, share it or exchange it. Carriage and packing are paid from other gifts.</p><h3>What is in a parcel</h3><ul><li>50 kilos of flour and 10 of rice</li><li>10 kilos of lentils, chickpeas and beans</li><li>6 litres of oil, 4 kilos of sugar, tea and salt</li><li>24 tins of fish and 3 kilos of dates</li></ul>',
    ar: '<p>ثمن الطرد الواحد 40 ريالًا عُمانيًّا، ويكفي أسرة من ستة أفراد نحو 30 يومًا. أعدّت محتواه اختصاصية تغذية، ففيه لكل فرد نحو 1,800 سعرة حرارية في اليوم من طعام يبقى صالحًا بلا ثلاجة. ولا خضار فيه ولا فاكهة، وتجد الأسر شيئًا منهما في أسواق مدينة غزة وجباليا القريبة.</p><p>اختيرت الأسر الـ400 من بين 690 أسرة تقدّمت بطلبها. زارت كلًّا منها باحثة اجتماعية، وراجعت الملف باحثة أخرى. وكلها من الفقراء والمساكين الذين تُصرف لهم الزكاة، ويصير الطرد ملكًا للأسرة: تأكل منه أو تهدي أو تبادل به. وندفع أجرة النقل والتعبئة من تبرّعات أخرى.</p><h3>ماذا في الطرد</h3><ul><li>50 كيلوغرامًا من الطحين و10 كيلوغرامات من الأرز</li><li>10 كيلوغرامات من العدس والحمّص والفاصولياء</li><li>6 لترات من الزيت و4 كيلوغرامات من السكر، وشاي وملح</li><li>24 علبة سمك و3 كيلوغرامات من التمر</li></ul>',
    tr: '<p>Bir koli 40 Umman riyali tutuyor ve altı kişilik bir aileye yaklaşık 30 gün yetiyor. İçeriğini bir beslenme uzmanı hazırladı: kişi başına günde yaklaşık 1,800 kilokalori, hepsi buzdolabı gerektirmeyen gıdalardan. Kolide sebze ve meyve yok; Gazze şehri ve Cibaliya’daki aileler bunların bir kısmını yakındaki pazarlardan alabiliyor.</p><p>400 aile, 690 başvuru arasından seçildi. Her birini bir sosyal hizmet uzmanı ziyaret etti, dosyayı ikinci bir uzman inceledi. Hepsi zekât verilebilecek fakir ve miskin aileler. Koli ailenin malı oluyor; ister tüketir, ister paylaşır, ister takas eder. Taşıma ve paketleme başka bağışlardan karşılanıyor.</p><h3>Kolide neler var</h3><ul><li>50 kilo un, 10 kilo pirinç</li><li>10 kilo mercimek, nohut ve fasulye</li><li>6 litre yağ, 4 kilo şeker, çay ve tuz</li><li>24 kutu balık konservesi, 3 kilo hurma</li></ul>',
    id: '<p>Satu paket seharga 40 rial Oman cukup bagi keluarga beranggota enam selama kira-kira 30 hari. Isinya disusun seorang ahli gizi: sekitar 1,800 kilokalori per orang per hari dari bahan yang tahan lama tanpa lemari es. Paket ini tidak berisi sayur dan buah; keluarga di Kota Gaza dan Jabalia dapat membeli sebagian di pasar terdekat.</p><p>Ke-400 keluarga dipilih dari 690 pendaftar. Seorang pekerja sosial mengunjungi setiap keluarga, lalu petugas kedua memeriksa berkasnya. Semuanya termasuk fakir atau miskin yang berhak menerima zakat, dan paket itu menjadi milik mereka: boleh dimakan, dibagikan, atau ditukar. Biaya angkut dan pengemasan ditanggung dari donasi lain.</p><h3>Isi setiap paket</h3><ul><li>50 kilogram tepung dan 10 kilogram beras</li><li>10 kilogram lentil, kacang arab, dan kacang merah</li><li>6 liter minyak, 4 kilogram gula, teh, dan garam</li><li>24 kaleng ikan dan 3 kilogram kurma</li></ul>',
  },
  place: {
    en: 'Gaza City and Jabalia',
    ar: 'مدينة غزة وجباليا',
    tr: 'Gazze şehri ve Cibaliya',
    id: 'Kota Gaza dan Jabalia',
  },
  pictures: [
    {
      scene: 'parcel',
      alt: {
        en: 'A wooden crate with oil, tins and bread',
        ar: 'صندوق خشبي فيه زيت ومعلبات وخبز',
        tr: 'İçinde yağ, konserve ve ekmek bulunan ahşap bir kasa',
        id: 'Peti kayu berisi minyak, makanan kemasan, dan roti',
      },
    },
  ],
  goal: 16_000_000,
  raised: 15_600_000,
  gifts: 563,
  closesInDays: 9,
  status: 'open',
  zakatEligible: true,
  featured: false,
  publishedDaysAgo: 36,
  budget: [
    {
      label: {
        en: 'Flour and rice, 400 parcels',
        ar: 'الطحين والأرز لـ400 طرد',
        tr: '400 koli için un ve pirinç',
        id: 'Tepung dan beras untuk 400 paket',
      },
      amount: 6_400_000,
    },
    {
      label: {
        en: 'Oil, sugar, tea and salt',
        ar: 'الزيت والسكر والشاي والملح',
        tr: 'Yağ, şeker, çay ve tuz',
        id: 'Minyak, gula, teh, dan garam',
      },
      amount: 3_600_000,
    },
    {
      label: {
        en: 'Tinned fish and dates',
        ar: 'السمك المعلّب والتمر',
        tr: 'Balık konservesi ve hurma',
        id: 'Ikan kaleng dan kurma',
      },
      amount: 3_200_000,
    },
    {
      label: {
        en: 'Lentils, chickpeas and beans',
        ar: 'العدس والحمّص والفاصولياء',
        tr: 'Mercimek, nohut ve fasulye',
        id: 'Lentil, kacang arab, dan kacang merah',
      },
      amount: 2_800_000,
    },
  ],
  impact: [
    {
      amount: 10_000,
      text: {
        en: 'feeds a family of six for a week',
        ar: 'تطعم أسرة من ستة أفراد أسبوعًا',
        tr: 'altı kişilik bir ailenin bir haftalık gıdasını karşılar',
        id: 'mencukupi pangan keluarga beranggota enam selama seminggu',
      },
    },
    {
      amount: 20_000,
      text: {
        en: 'feeds a family of six for half a month',
        ar: 'تطعم أسرة من ستة أفراد نصف شهر',
        tr: 'altı kişilik bir ailenin yarım aylık gıdasını karşılar',
        id: 'mencukupi pangan keluarga beranggota enam selama setengah bulan',
      },
    },
    {
      amount: 40_000,
      text: {
        en: 'feeds a family of six for a month',
        ar: 'تطعم أسرة من ستة أفراد شهرًا',
        tr: 'altı kişilik bir ailenin bir aylık gıdasını karşılar',
        id: 'mencukupi pangan keluarga beranggota enam selama sebulan',
      },
    },
    {
      amount: 120_000,
      text: {
        en: 'feeds three families of six for a month',
        ar: 'تطعم ثلاث أسر شهرًا، في كل منها ستة أفراد',
        tr: 'altışar kişilik üç ailenin bir aylık gıdasını karşılar',
        id: 'mencukupi pangan tiga keluarga beranggota enam selama sebulan',
      },
    },
  ],
  updates: [
    {
      daysAgo: 2,
      text: {
        en: 'Of 400 parcels, 390 are paid for and 310 have been handed over. Each family checked the contents against a printed list before signing.',
        ar: 'دُفع ثمن 390 طردًا من 400، وسُلّم منها 310 طرود. وطابقت كل أسرة المحتوى بقائمة مطبوعة قبل أن توقّع.',
        tr: '400 kolinin 390’ının bedeli karşılandı, 310’u teslim edildi. Her aile imzalamadan önce içindekileri basılı listeyle karşılaştırdı.',
        id: 'Dari 400 paket, 390 sudah terbiayai dan 310 sudah diserahkan. Setiap keluarga mencocokkan isinya dengan daftar tercetak sebelum menandatangani.',
      },
    },
    {
      daysAgo: 13,
      text: {
        en: 'We sent back 40 sacks of flour that were damp at the seams. The mill replaced them after three days, so 27 families received their parcels three days late.',
        ar: 'رددنا 40 كيسًا من الطحين أصابت الرطوبة أطرافها. وبدّلتها المطحنة بعد ثلاثة أيام، فتأخرت طرود 27 أسرة هذه المدة.',
        tr: 'Dikişleri nemlenmiş 40 çuval unu geri gönderdik. Değirmen üç gün sonra yenisini verdi; 27 ailenin kolisi bu kadar gecikti.',
        id: 'Kami mengembalikan 40 karung tepung yang lembap di jahitannya. Penggilingan menggantinya setelah tiga hari, sehingga paket untuk 27 keluarga terlambat selama itu.',
      },
    },
  ],
} satisfies SeedProject;

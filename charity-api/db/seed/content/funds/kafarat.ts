/** Fund: expiations and fidya, paid as meals to the poor. */
import type { SeedProject } from '../types';

export default {
  id: 'kafarat-fund',
  type: 'fund',
  category: 'cash_support',
  title: {
    en: 'Kaffara and fidya fund',
    ar: 'صندوق الكفّارات والفدية',
    tr: 'Kefaret ve Fidye Fonu',
    id: 'Dana Kafarat dan Fidyah',
  },
  summary: {
    en: 'We feed the poor on your behalf for a broken oath, for days of fasting, or for another expiation you owe. One rial feeds one person.',
    ar: 'نطعم المساكين نيابة عنك عن كفّارة يمين أو فدية صيام أو كفّارة أخرى وجبت عليك. يكفي الريال لإطعام مسكين واحد.',
    tr: 'Yemin kefareti, oruç fidyesi ya da üzerinize düşen başka bir kefaret için sizin adınıza yoksulları doyururuz. Bir riyal bir kişiyi doyurur.',
    id: 'Kami memberi makan fakir miskin atas nama Anda untuk kafarat sumpah, fidyah puasa, atau kafarat lain. Satu rial untuk satu orang.',
  },
  story: {
    en: '<p>An expiation is owed to Allah and paid to the poor. For a broken oath ten poor people are fed or clothed, and whoever cannot do that fasts three days (Quran 5:89). Whoever cannot fast in Ramadan, and will not be able to make up for it, feeds one poor person for each day (2:184).</p><p>You make us your agent, and <strong>we feed on your behalf</strong>. The poor receive food and not money: for each person one and a half kilos of rice or flour with oil and lentils, bought in Gaza for one Omani rial. The ten people of one oath are ten different people. What you owe, and how often, you settle with a scholar you trust; we do not rule on it.</p><p>The fund has its own account. It is used for food alone, and transport and salaries are paid from other gifts. We buy within two weeks of your gift.</p><h3>How much</h3><ul><li>A broken oath or vow: 10 people, 10 OMR</li><li>A day of Ramadan, for whoever cannot fast: 1 person, 1 OMR</li><li>An expiation of sixty people, for whoever cannot fast two months: 60 OMR</li></ul>',
    ar: '<p>الكفّارة حق لله يُؤدَّى إلى المساكين. قال تعالى في كفّارة اليمين: ﴿فَكَفَّارَتُهُ إِطْعَامُ عَشَرَةِ مَسَاكِينَ مِنْ أَوْسَطِ مَا تُطْعِمُونَ أَهْلِيكُمْ أَوْ كِسْوَتُهُمْ أَوْ تَحْرِيرُ رَقَبَةٍ فَمَن لَّمْ يَجِدْ فَصِيَامُ ثَلَاثَةِ أَيَّامٍ﴾ [المائدة: 89]. ومن عجز عن الصيام عجزًا لا يُرجى زواله أطعم عن كل يوم مسكينًا [البقرة: 184].</p><p>أنت توكّلنا، و<strong>نحن نطعم عنك</strong>. ولا نعطي المساكين نقدًا بل طعامًا: لكل مسكين كيلوغرام ونصف من الأرز أو الطحين مع زيت وعدس، نشتريه في غزة بريال عُماني واحد. ونصرف كفّارة اليمين الواحدة لعشرة أشخاص مختلفين. أما ما وجب عليك وعدده فاسأل عنه من تثق بعلمه، فلسنا نفتي فيه.</p><p>للصندوق حساب مستقل لا يُصرف منه إلا في الطعام، وندفع النقل والرواتب من تبرّعات أخرى. ونشتري الطعام خلال أسبوعين من تاريخ تبرّعك.</p><h3>كم أدفع</h3><ul><li>كفّارة يمين أو نذر: 10 مساكين، 10 ريالات</li><li>فدية يوم من رمضان لمن عجز عن الصيام: مسكين واحد، ريال واحد</li><li>كفّارة إطعام ستين مسكينًا لمن عجز عن صيام شهرين: 60 ريالًا</li></ul>',
    tr: '<p>Kefaret Allah’a karşı bir borçtur, yoksullara ödenir. Yemin kefareti on yoksulu doyurmak veya giydirmektir; buna gücü yetmeyen kişi üç gün oruç tutar (Mâide, 5/89). Ramazan orucunu tutamayan ve sonradan kaza etme imkânı da bulunmayan kişi, her gün için bir yoksulu doyurur (Bakara, 2/184).</p><p>Bize vekâlet verirsiniz, <strong>sizin adınıza biz doyururuz</strong>. Yoksullara para değil gıda verilir: kişi başına bir buçuk kilo pirinç ya da un, yanında yağ ve mercimek. Bunlar Gazze’de bir Umman riyaline alınır. Bir yeminin on kişisi on ayrı kişidir. Neyi ve kaç kez ödemeniz gerektiğini güvendiğiniz bir âlime danışın; biz bu konuda hüküm vermeyiz.</p><p>Fonun ayrı bir hesabı vardır ve yalnızca gıdaya harcanır. Taşıma ve maaşlar başka bağışlardan karşılanır. Alım, bağışınızdan sonra iki hafta içinde yapılır.</p><h3>Ne kadar</h3><ul><li>Yemin veya adak kefareti: 10 kişi, 10 Umman riyali</li><li>Oruç tutamayanlar için Ramazan’ın bir günü: 1 kişi, 1 Umman riyali</li><li>İki ay oruç tutamayanlar için altmış kişilik kefaret: 60 Umman riyali</li></ul>',
    id: '<p>Kafarat adalah hak Allah yang ditunaikan kepada fakir miskin. Kafarat sumpah ialah memberi makan atau pakaian sepuluh orang miskin; siapa yang tidak mampu, berpuasa tiga hari (QS. Al-Ma’idah: 89). Orang yang tidak mampu berpuasa Ramadan dan tidak dapat menggantinya memberi makan satu orang miskin untuk setiap hari (QS. Al-Baqarah: 184).</p><p>Anda mewakilkannya kepada kami, dan <strong>kami memberi makan atas nama Anda</strong>. Yang diberikan adalah makanan, bukan uang: untuk setiap orang satu setengah kilogram beras atau tepung beserta minyak dan kacang lentil, dibeli di Gaza seharga satu rial Oman. Sepuluh orang untuk satu sumpah adalah sepuluh orang yang berbeda. Apa yang wajib atas Anda dan berapa kali, tanyakanlah kepada ulama yang Anda percayai; kami tidak memberi fatwa.</p><p>Dana ini memiliki rekening tersendiri dan hanya dipakai untuk makanan. Pengangkutan dan gaji dibayar dari donasi lain. Pembelian dilakukan dalam dua minggu sejak donasi Anda.</p><h3>Berapa besarnya</h3><ul><li>Kafarat sumpah atau nazar: 10 orang, 10 rial Oman</li><li>Satu hari Ramadan bagi yang tidak mampu berpuasa: 1 orang, 1 rial Oman</li><li>Kafarat enam puluh orang bagi yang tidak mampu berpuasa dua bulan: 60 rial Oman</li></ul>',
  },
  place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
  pictures: [
    {
      scene: 'basket',
      alt: {
        en: 'A woven food basket with green leaves showing over its rim',
        ar: 'سلة طعام منسوجة تطلّ منها أوراق خضراء',
        tr: 'Kenarından yeşil yapraklar görünen örme bir yiyecek sepeti',
        id: 'Keranjang makanan anyaman dengan daun hijau di tepinya',
      },
    },
  ],
  goal: null,
  raised: 9_874_000,
  gifts: 731,
  closesInDays: null,
  status: 'open',
  zakatEligible: false,
  tellsRulings: true,
  featured: false,
  publishedDaysAgo: 388,
  budget: [],
  impact: [
    {
      amount: 1_000,
      text: {
        en: 'feeds one poor person: one day of fidya',
        ar: 'تطعم مسكينًا واحدًا: فدية يوم واحد',
        tr: 'bir yoksulu doyurur: bir günlük fidye',
        id: 'memberi makan satu orang miskin: fidyah satu hari',
      },
    },
    {
      amount: 10_000,
      text: {
        en: 'feeds ten poor people: the expiation of one oath',
        ar: 'تطعم عشرة مساكين: كفّارة يمين واحدة',
        tr: 'on yoksulu doyurur: bir yemin kefareti',
        id: 'memberi makan sepuluh orang miskin: kafarat satu sumpah',
      },
    },
    {
      amount: 60_000,
      text: {
        en: 'feeds sixty poor people',
        ar: 'تطعم ستين مسكينًا',
        tr: 'altmış yoksulu doyurur',
        id: 'memberi makan enam puluh orang miskin',
      },
    },
  ],
  updates: [
    {
      daysAgo: 19,
      text: {
        en: 'Last month 1,240 people in Deir al-Balah and Nuseirat received food from this fund. Each signed for it, or a social worker did so with them.',
        ar: 'تسلّم 1,240 شخصًا في دير البلح والنصيرات طعامًا من هذا الصندوق في الشهر الماضي. ووقّع كل منهم على الاستلام، أو وقّعت معه باحثة اجتماعية.',
        tr: 'Geçen ay Deyr el-Belah ve Nuseyrat’ta 1,240 kişi bu fondan gıda aldı. Her biri teslim tutanağını kendisi ya da bir sosyal hizmet uzmanıyla birlikte imzaladı.',
        id: 'Bulan lalu 1,240 orang di Deir al-Balah dan Nuseirat menerima makanan dari dana ini. Setiap orang menandatangani bukti penerimaan, sendiri atau didampingi pekerja sosial.',
      },
    },
  ],
} satisfies SeedProject;

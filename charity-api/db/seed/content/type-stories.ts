/** How the charity goes about relief, housing and easing: the stories of those kinds of campaign. */
import { storyForAScholar } from './marks';
import type { SeedPicture, SeedProjectType, SeedText } from './types';

/** HTML: <p>, <h3>, <ul><li>, <strong>, <em> only. */
type TypeStory = { story: SeedText; pictures: SeedPicture[] };

export const typeStories: Partial<Record<SeedProjectType, TypeStory>> = {
  eghatha: {
    story: {
      en:
        '<p>Relief is what cannot wait: bread for tomorrow morning, water for today, medicine for this week, a blanket before the rain. While markets work we buy there, and bring in from outside only what they do not have, so that shopkeepers keep their living.</p>' +
        '<p>Each delivery is counted three times: when it leaves the store, when it reaches the neighbourhood and when a family signs for it. What is short is written in the campaign’s reports, with the reason. A family is asked about its need and nothing else.</p>' +
        '<h3>When a road is closed</h3><p>Your gift stays with its campaign. If goods cannot pass for sixty days, we say so on the campaign’s page and spend the money on the same need in the nearest place that can be reached.</p>',
      ar:
        '<p>الإغاثة ما لا يحتمل التأجيل: خبز صباح الغد، وماء اليوم، ودواء هذا الأسبوع، وبطانية قبل المطر. نشتري من الأسواق ما دامت تعمل، ولا نُدخل من خارجها إلا ما لا يوجد فيها، ليبقى لأصحاب الدكاكين رزقهم.</p>' +
        '<p>ونعدّ كل شحنة ثلاث مرات: حين تخرج من المخزن، وحين تصل إلى الحيّ، وحين توقّع الأسرة على استلامها. وما نقص كتبناه في تقارير الحملة مع سببه. ولا نسأل الأسرة عن شيء غير حاجتها.</p>' +
        '<h3>إذا أُغلق الطريق</h3><p>يبقى تبرّعك لحملته. فإن تعذّر دخول المواد ستين يومًا أعلنّا ذلك في صفحة الحملة، وأنفقنا المال في الحاجة نفسها في أقرب مكان نصل إليه.</p>',
      tr:
        '<p>Acil yardım, bekleyemeyen ihtiyaçtır: yarın sabahın ekmeği, bugünün suyu, bu haftanın ilacı, yağmurdan önce bir battaniye. Pazar işlediği sürece oradan alırız; dışarıdan yalnızca pazarda bulunmayanı getiririz ki esnafın geçimi de sürsün.</p>' +
        '<p>Her teslimat üç kez sayılır: depodan çıkarken, mahalleye varınca ve aile imza atınca. Eksik çıkan, nedeniyle birlikte kampanyanın raporlarına yazılır. Aileye ihtiyacından başka bir şey sorulmaz.</p>' +
        '<h3>Yol kapanırsa</h3><p>Bağışınız kendi kampanyasında kalır. Malzeme altmış gün boyunca geçemezse bunu kampanya sayfasında bildirir, parayı ulaşılabilen en yakın yerde aynı ihtiyaç için harcarız.</p>',
      id:
        '<p>Bantuan darurat adalah hal yang tidak dapat menunggu: roti untuk besok pagi, air untuk hari ini, obat untuk minggu ini, selimut sebelum hujan. Selama pasar masih berjalan, kami membeli di sana. Dari luar hanya kami datangkan barang yang tidak ada di pasar, agar pedagang setempat tetap berpenghasilan.</p>' +
        '<p>Setiap kiriman dihitung tiga kali: saat keluar dari gudang, saat tiba di lingkungan warga, dan saat keluarga menandatangani penerimaan. Kekurangannya ditulis dalam laporan kampanye beserta sebabnya. Keluarga hanya ditanya tentang kebutuhannya.</p>' +
        '<h3>Bila jalan ditutup</h3><p>Donasi Anda tetap untuk kampanyenya. Jika barang tidak dapat masuk selama enam puluh hari, kami mengumumkannya di halaman kampanye dan memakai dananya untuk kebutuhan yang sama di tempat terdekat yang dapat dijangkau.</p>',
    },
    pictures: [
      {
        scene: 'parcel',
        alt: {
          en: 'A parcel of food packed for one family',
          ar: 'طرد غذائي معدّ لأسرة واحدة',
          tr: 'Bir aile için hazırlanmış gıda kolisi',
          id: 'Paket pangan yang disiapkan untuk satu keluarga',
        },
      },
    ],
  },
  eskan: {
    story: {
      en:
        '<p>A home is four things, and we pay for them one by one: a roof for tonight, the rent of a room that still stands, the repair of a bombed house, and what makes a home of walls: a mattress, a stove, a lamp.</p>' +
        '<p>An engineer looks at every house before work begins, and another before the keys are handed back. Rent goes to the owner month by month against a signed receipt, never to a broker. The family chooses its own mason, the colour of its door and where it lives.</p>' +
        '<h3>What we do not pay for</h3><ul><li>Houses that an engineer has found unsafe: there we help the family to move</li><li>Deposits that cannot be had back</li><li>More than is written in a campaign’s budget</li></ul>',
      ar:
        '<p>السكن أربعة أمور نتكفّل بها واحدًا واحدًا: سقف لهذه الليلة، وإيجار غرفة ما زالت قائمة، وترميم بيت قُصف، وما يجعل الجدران بيتًا: فراش وموقد ومصباح.</p>' +
        '<p>يعاين كل بيت مهندس قبل بدء العمل، ومهندس غيره قبل تسليم المفاتيح. وندفع الإيجار إلى المالك شهرًا بشهر بإيصال موقّع، لا إلى وسيط. وتختار الأسرة بنّاءها ولون بابها والحيّ الذي تسكنه.</p>' +
        '<h3>ما لا ندفع ثمنه</h3><ul><li>بيوت رأى المهندس أنها غير آمنة، وهنا نعين الأسرة على الانتقال</li><li>تأمين لا يُسترد</li><li>ما زاد على المكتوب في ميزانية الحملة</li></ul>',
      tr:
        '<p>Bir yuva, tek tek karşıladığımız dört şeydir: bu gece için bir çatı, hâlâ ayakta duran bir odanın kirası, bombalanmış bir evin onarımı ve duvarları yuva yapan eşya: yatak, soba, lamba.</p>' +
        '<p>İş başlamadan her evi bir mühendis, anahtar teslim edilmeden önce de bir başkası inceler. Kira, imzalı makbuz karşılığında aydan aya ev sahibine ödenir, aracıya değil. Aile ustasını, kapısının rengini ve oturacağı mahalleyi kendisi seçer.</p>' +
        '<h3>Neleri ödemeyiz</h3><ul><li>Mühendisin güvensiz bulduğu evler: orada ailenin taşınmasına yardım ederiz</li><li>Geri alınamayan depozitolar</li><li>Kampanya bütçesinde yazılı olandan fazlası</li></ul>',
      id:
        '<p>Rumah terdiri atas empat hal yang kami biayai satu per satu: atap untuk malam ini, sewa kamar yang masih berdiri, perbaikan rumah yang dibom, dan isi yang menjadikannya tempat tinggal: kasur, kompor, lampu.</p>' +
        '<p>Seorang insinyur memeriksa setiap rumah sebelum pekerjaan dimulai, dan insinyur lain memeriksanya sebelum kunci diserahkan. Sewa dibayarkan kepada pemilik bulan demi bulan dengan kuitansi bertanda tangan, bukan melalui perantara. Keluarga memilih sendiri tukangnya, warna pintunya, dan tempat tinggalnya.</p>' +
        '<h3>Yang tidak kami bayar</h3><ul><li>Rumah yang dinyatakan tidak aman oleh insinyur: dalam hal ini kami membantu keluarga pindah</li><li>Uang jaminan yang tidak dapat dikembalikan</li><li>Hal yang melebihi anggaran kampanye</li></ul>',
    },
    pictures: [
      {
        scene: 'key',
        alt: {
          en: 'A large house key beside a domed house with a closed door',
          ar: 'مفتاح كبير بجانب بيت ذي قبّة وباب مغلق',
          tr: 'Kubbeli ve kapısı kapalı bir evin yanında büyük bir ev anahtarı',
          id: 'Kunci besar di samping rumah berkubah dengan pintu tertutup',
        },
      },
    ],
  },
  tayseer: {
    story: storyForAScholar({
      en:
        '<p>“Whoever makes things easy for one in hardship, Allah will make things easy for him in this world and the next” (Sahih Muslim 2699). Tayseer lifts one burden from a household before it becomes ten: a term’s fees, a debt to the pharmacy, the price of a wheelchair.</p>' +
        '<p>A social worker visits the family and a second officer reads the file. We ask what stands in the way, how much it is and who is owed, and see the bill itself. Where zakat is given, it becomes the family’s own, or pays its debt with its consent. Schools differ here: the Hanafi and Shafi‘i schools require that consent when the creditor is paid, the Hanbali school does not.</p>' +
        '<h3>How we choose</h3><ul><li>What can be settled for good comes before what returns each month</li><li>Families with children in school and the ill come first</li><li>Nobody is named, and no family is photographed</li></ul>',
      ar:
        '<p>قال رسول الله صلى الله عليه وسلم: «ومن يسّر على معسر يسّر الله عليه في الدنيا والآخرة» (رواه مسلم، 2699). والتيسير أن يُرفع عن الأسرة عبء واحد قبل أن يصير عشرة: رسوم فصل دراسي، أو دين لصيدلية، أو ثمن كرسي متحرّك.</p>' +
        '<p>يزور الأسرة باحث اجتماعي، ثم يراجع ملفها موظف آخر. نسأل: ما العائق؟ وكم مقداره؟ ولمن هو؟ ونطّلع على الفاتورة نفسها. وما كان زكاة ملّكناه للأسرة، أو قضينا به دينها بإذنها. وفي ذلك خلاف: فالحنفية والشافعية يشترطون إذن المدين إذا دُفع إلى الدائن، ولا يشترطه الحنابلة.</p>' +
        '<h3>كيف نختار</h3><ul><li>ما يُقضى مرة واحدة مقدَّم على ما يتكرّر كل شهر</li><li>نبدأ بالأسر التي لها أبناء في المدارس وبالمرضى</li><li>لا نذكر اسم أحد، ولا نصوّر أسرة</li></ul>',
      tr:
        '<p>“Kim darda olan birine kolaylık gösterirse Allah da ona dünyada ve ahirette kolaylık gösterir.” (Müslim, 2699) Teysîr, bir ailenin omzundaki tek yükü on olmadan kaldırmaktır: bir dönemlik okul harcı, eczaneye borç, bir tekerlekli sandalyenin bedeli.</p>' +
        '<p>Aileyi bir sosyal çalışmacı ziyaret eder, dosyayı ikinci bir görevli inceler. Engelin ne olduğunu, tutarını ve kime ödeneceğini sorar, faturanın kendisini görürüz. Zekât verildiğinde mülkiyeti aileye geçer ya da ailenin izniyle borcu ödenir. Mezhepler burada ayrı görüştedir: alacaklıya ödemede Hanefî ve Şâfiî mezhepleri borçlunun iznini şart koşar, Hanbelî mezhebi koşmaz.</p>' +
        '<h3>Nasıl seçeriz</h3><ul><li>Bir kez ödenip bitecek olan, her ay yinelenenden önce gelir</li><li>Okuyan çocuğu olan aileler ve hastalar önceliklidir</li><li>Kimsenin adı verilmez, hiçbir ailenin fotoğrafı çekilmez</li></ul>',
      id:
        '<p>“Siapa yang memudahkan orang yang kesulitan, Allah akan memudahkannya di dunia dan akhirat” (HR. Muslim, 2699). Taisir berarti mengangkat satu beban dari sebuah keluarga sebelum menjadi sepuluh: biaya satu semester, utang di apotek, harga sebuah kursi roda.</p>' +
        '<p>Pekerja sosial mengunjungi keluarga, lalu petugas kedua memeriksa berkasnya. Kami menanyakan apa kendalanya, berapa jumlahnya, dan kepada siapa, serta melihat sendiri tagihannya. Bila dananya zakat, dana itu menjadi milik keluarga, atau melunasi utangnya dengan izin mereka. Mazhab berbeda dalam hal ini: mazhab Hanafi dan Syafi’i mensyaratkan izin orang yang berutang bila zakat dibayarkan kepada pemberi utang, mazhab Hanbali tidak.</p>' +
        '<h3>Cara kami memilih</h3><ul><li>Yang dapat diselesaikan sekali untuk seterusnya didahulukan dari yang berulang setiap bulan</li><li>Keluarga dengan anak sekolah dan orang sakit didahulukan</li><li>Tidak ada nama yang disebut, dan tidak ada keluarga yang difoto</li></ul>',
    }),
    pictures: [
      {
        scene: 'wheelchair',
        alt: {
          en: 'A wheelchair on a ramp that leads to a door',
          ar: 'كرسي متحرّك على منحدر يؤدّي إلى باب',
          tr: 'Bir kapıya çıkan rampada duran tekerlekli sandalye',
          id: 'Kursi roda di jalur landai menuju sebuah pintu',
        },
      },
    ],
  },
};

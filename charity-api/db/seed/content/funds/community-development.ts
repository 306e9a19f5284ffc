/** Fund: tools, land and workshops from which people earn their own living. */
import { categoryFund } from '../fund';

export default categoryFund({
  category: 'community_development',
  title: {
    en: 'Community development fund',
    ar: 'صندوق تنمية المجتمع',
    tr: 'Toplumsal Kalkınma Fonu',
    id: 'Dana Pengembangan Masyarakat',
  },
  summary: {
    en: 'For people who can earn again once they have the means: tools, seedlings, a net, a sewing machine.',
    ar: 'لمن يستطيع الكسب من جديد متى وجد الأداة: عُدّة أو غراس أو شبكة صيد أو آلة خياطة.',
    tr: 'İmkânı olunca yeniden kazanabilecek insanlar için: aletler, fidanlar, bir ağ, bir dikiş makinesi.',
    id: 'Untuk mereka yang bisa kembali mencari nafkah bila ada sarananya: perkakas, bibit, jaring, mesin jahit.',
  },
  purpose: {
    en: '<p>Most who ask us for work tools had them before. This fund replaces what was bombed or lost, one trade at a time: it buys from workshops in Gaza where it can, and the tools belong to whoever works with them. We ask after a year what became of it, and print the answer.</p>',
    ar: '<p>أكثر من يسألنا أدوات العمل كانت لهم من قبل. يعوّض هذا الصندوق ما دمّره القصف أو ضاع، صنعة بعد صنعة: نشتري من مشاغل غزة ما أمكن، وتصير الأداة ملكًا لمن يعمل بها. ونسأل بعد سنة عمّا آل إليه الأمر، وننشر الجواب.</p>',
    tr: '<p>Bizden iş aleti isteyenlerin çoğunun eskiden kendi aletleri vardı. Bu fon bombalananı ve kaybedileni meslek meslek yerine koyar: mümkün oldukça Gazze’deki atölyelerden alır, alet de onunla çalışanın malı olur. Bir yıl sonra ne olduğunu sorar, cevabı yayımlarız.</p>',
    id: '<p>Kebanyakan orang yang meminta alat kerja kepada kami dahulu memilikinya. Dana ini mengganti yang hancur dibom atau hilang, satu mata pencaharian demi satu: sedapat mungkin dibeli dari bengkel di Gaza, dan alatnya menjadi milik orang yang bekerja dengannya. Setelah setahun kami menanyakan hasilnya dan menerbitkan jawabannya.</p>',
  },
  picture: {
    scene: 'seedlings',
    alt: {
      en: 'Olive saplings in pots with a watering can, ready for planting',
      ar: 'غراس زيتون في أصص ومعها مرشّة ماء، جاهزة للغرس',
      tr: 'Dikime hazır saksılı zeytin fidanları ve bir sulama kabı',
      id: 'Bibit zaitun dalam pot dan alat penyiram, siap ditanam',
    },
  },
  raised: 12_085_500,
  gifts: 761,
});

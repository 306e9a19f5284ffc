/** What the open funds of the categories share: no goal, no deadline, and one rule of spending. */
import type { SeedCategory, SeedPicture, SeedProject, SeedText } from './types';

type CategoryFund = {
  category: SeedCategory;
  title: SeedText;
  summary: SeedText;
  /** HTML: what the fund is for. How it is spent is added. */
  purpose: SeedText;
  picture: SeedPicture;
  /** Baisa given so far, and in how many gifts. */
  raised: number;
  gifts: number;
};

const SPENDING: SeedText = {
  en: '<p>The fund completes campaigns of this kind that are short of their goal, and answers needs too small or too sudden for a campaign of their own. Every payment has a price, a reason and two signatures. On the fifth of each month we publish what was paid and what is left. Out of each gift, 4 per cent goes to our running costs.</p>',
  ar: '<p>يُكمل الصندوق ما نقص من حملات هذا الباب، ويلبّي حاجات أصغر أو أعجل من أن تُفتح لها حملة. ولكل مبلغ يُصرف ثمن وسبب وتوقيعان. وننشر في الخامس من كل شهر ما صُرف وما بقي. ونقتطع لمصاريفنا التشغيلية 4% من كل تبرّع.</p>',
  tr: '<p>Fon, bu alanda hedefine ulaşamayan kampanyaları tamamlar; ayrı bir kampanya için fazla küçük ya da fazla acil olan ihtiyaçları karşılar. Her ödemenin bir bedeli, bir gerekçesi ve iki imzası vardır. Ne ödendiğini ve ne kaldığını her ayın beşinde yayımlarız. Her bağışın yüzde dördü işletme giderlerimize ayrılır.</p>',
  id: '<p>Dana ini melengkapi kampanye bidang ini yang belum mencapai target, dan memenuhi kebutuhan yang terlalu kecil atau terlalu mendesak untuk dibuatkan kampanye sendiri. Setiap pembayaran memiliki harga, alasan, dan dua tanda tangan. Setiap tanggal lima kami menerbitkan apa yang telah dibayarkan dan sisanya. Dari setiap donasi, 4 persen digunakan untuk biaya operasional kami.</p>',
};

/** Given to by whoever chooses a category and no campaign. */
export function categoryFund({ purpose, picture, ...fund }: CategoryFund): SeedProject {
  return {
    ...fund,
    id: `${fund.category.replaceAll('_', '-')}-fund`,
    type: 'fund',
    story: {
      en: purpose.en + SPENDING.en,
      ar: purpose.ar + SPENDING.ar,
      tr: purpose.tr + SPENDING.tr,
      id: purpose.id + SPENDING.id,
    },
    place: { en: 'Gaza', ar: 'غزة', tr: 'Gazze', id: 'Gaza' },
    pictures: [picture],
    goal: null,
    closesInDays: null,
    status: 'open',
    zakatEligible: false,
    featured: false,
    publishedDaysAgo: 410,
    budget: [],
    impact: [],
    updates: [],
  };
}

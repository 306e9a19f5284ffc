/** The gifts of the demonstration, newest first: who gave what, how it was paid, and what happened afterwards. */
import type { CreateOrderInput } from '#contract/orders';
import type { PersonName } from './people';

type Line = CreateOrderInput['lines'][number];

export type SampleGift = {
  /** Days and hours before the database is filled. */
  ago: [days: number, hours: number];
  by: PersonName;
  currency: 'OMR' | 'USD';
  lines: readonly Line[];
  method: 'Stripe' | 'Paypal' | 'Xendit' | 'Bank';
  isMonthly?: true;
  /**
   * proof: the donor has sent a proof of the transfer. confirmed, rejected: staff decided two days later. refunded: by
   * staff, a day later. failed: the second month of a monthly gift was not paid.
   */
  then?: 'proof' | 'confirmed' | 'rejected' | 'refunded' | 'failed';
};

const NEEDED_MOST = 'where-it-is-needed-most';
const WATER = 'clean-water-khan-younis';
const MEDICINES = 'medicines-for-three-field-clinics';
const DESALINATION = 'solar-desalination-deir-al-balah';
const ORPHANS = 'monthly-care-for-85-orphaned-children';
const TENTS = 'insulated-tents-before-the-rain';
const BOATS = 'fishing-boats-and-nets';

const sadaqa = (offeringId: string, total: number): Line => ({
  ...{ offeringId, total, quantity: 1, intention: 'sadaqa' },
});
const zakat = (offeringId: string, total: number): Line => ({
  ...{ offeringId, total, quantity: 1, intention: 'zakat' },
});
const purification = (total: number): Line => ({
  ...{ offeringId: 'stock-purification-fund', total, quantity: 1, intention: 'purification' },
});
/** A sheep for a newborn child, at its price in baisa. */
const aqiqa = (name: string): Line => ({
  ...{ offeringId: 'aqiqah-sheep-oman', total: 85_000, quantity: 1, intention: 'sacrifice' },
  ...{ names: [name], agency: true },
});

const rials = (
  ago: [number, number],
  by: PersonName,
  method: SampleGift['method'],
  lines: readonly Line[],
  then?: SampleGift['then'],
): SampleGift => ({ ago, by, method, lines, currency: 'OMR', ...(then && { then }) });
const dollars = (...[ago, by, method, lines, then]: Parameters<typeof rials>): SampleGift => ({
  ...rials(ago, by, method, lines, then),
  currency: 'USD',
});

export const GIFTS: readonly SampleGift[] = [
  rials([0, 2], 'amina', 'Bank', [sadaqa(NEEDED_MOST, 25_000)]),
  rials([0, 5], 'salim', 'Stripe', [sadaqa(WATER, 10_000)]),
  rials([0, 9], 'maryam', 'Bank', [zakat('zakat-fund', 320_000)], 'proof'),
  dollars([0, 20], 'budi', 'Xendit', [sadaqa(MEDICINES, 5_000)]),
  dollars([1, 3], 'daniel', 'Paypal', [sadaqa(DESALINATION, 10_000)]),
  rials([1, 6], 'fatima', 'Bank', [sadaqa(ORPHANS, 50_000)], 'proof'),
  rials([1, 11], 'ayse', 'Stripe', [sadaqa(TENTS, 15_000), sadaqa(NEEDED_MOST, 5_000)]),
  rials([2, 4], 'khalid', 'Bank', [aqiqa('سالم بن خالد')], 'proof'),
  dollars([2, 8], 'siti', 'Xendit', [zakat('zakat-fund', 12_500)]),
  rials([2, 22], 'imran', 'Stripe', [purification(7_350)]),
  rials([3, 5], 'hannah', 'Bank', [sadaqa(BOATS, 40_000)]),
  rials([3, 10], 'salim', 'Bank', [zakat(ORPHANS, 180_000)], 'confirmed'),
  dollars([4, 7], 'mehmet', 'Paypal', [sadaqa(MEDICINES, 7_500)]),
  rials([4, 12], 'maryam', 'Stripe', [sadaqa(WATER, 20_000)]),
  rials([5, 3], 'zeynep', 'Bank', [sadaqa(NEEDED_MOST, 30_000)]),
  dollars([5, 9], 'dewi', 'Xendit', [sadaqa(ORPHANS, 3_000)]),
  rials([6, 2], 'amina', 'Stripe', [aqiqa('Yusuf Sample')]),
  rials([6, 8], 'khalid', 'Bank', [sadaqa(DESALINATION, 100_000)], 'confirmed'),
  dollars([7, 6], 'imran', 'Stripe', [zakat('zakat-fund', 25_000)]),
  rials([8, 4], 'fatima', 'Bank', [sadaqa(TENTS, 60_000)], 'rejected'),
  dollars([8, 11], 'ayse', 'Paypal', [sadaqa(NEEDED_MOST, 2_500)]),
  rials([9, 5], 'salim', 'Stripe', [purification(12_800), sadaqa(NEEDED_MOST, 5_000)]),
  rials([10, 7], 'daniel', 'Bank', [sadaqa(WATER, 35_000)]),
  dollars([11, 3], 'budi', 'Xendit', [sadaqa(WATER, 4_000)]),
  rials([12, 9], 'hannah', 'Stripe', [sadaqa(MEDICINES, 25_000)], 'refunded'),
  rials([13, 6], 'maryam', 'Bank', [zakat('zakat-fund', 410_000)], 'confirmed'),
  dollars([14, 4], 'mehmet', 'Stripe', [sadaqa(BOATS, 6_000)]),
  rials([15, 10], 'khalid', 'Stripe', [sadaqa(ORPHANS, 30_000)]),
  dollars([17, 5], 'siti', 'Xendit', [sadaqa(NEEDED_MOST, 2_000)]),
  rials([18, 8], 'zeynep', 'Bank', [sadaqa(DESALINATION, 45_000)], 'confirmed'),
  dollars([19, 3], 'imran', 'Paypal', [sadaqa(TENTS, 15_000)]),
  rials([21, 7], 'amina', 'Stripe', [zakat('zakat-fund', 95_000)]),
  rials([22, 11], 'fatima', 'Bank', [sadaqa(WATER, 20_000)], 'confirmed'),
  dollars([24, 4], 'dewi', 'Xendit', [sadaqa(MEDICINES, 2_500)]),
  rials([26, 6], 'salim', 'Stripe', [sadaqa(DESALINATION, 10_000)]),
  dollars([28, 9], 'daniel', 'Paypal', [zakat('zakat-fund', 40_000)]),
  rials([31, 5], 'ayse', 'Bank', [sadaqa(NEEDED_MOST, 15_000)], 'confirmed'),
  rials([33, 8], 'maryam', 'Stripe', [sadaqa(TENTS, 25_000)]),
  dollars([36, 4], 'hannah', 'Paypal', [sadaqa(WATER, 5_000)]),
  {
    ...rials([40, 6], 'zeynep', 'Stripe', [sadaqa(ORPHANS, 10_000)], 'failed'),
    isMonthly: true,
  },
];

/** The countries that donors most often write from, the charity's own first: the choice beside a phone field where no script brings the whole list. */

/** Code and calling code, which likely.test.ts compares with the list: pages are drawn in browsers, where the list is not. */
export const LIKELY_COUNTRIES = [
  ['OM', '968'],
  ['PS', '970'],
  ['AE', '971'],
  ['BH', '973'],
  ['KW', '965'],
  ['QA', '974'],
  ['SA', '966'],
  ['EG', '20'],
  ['JO', '962'],
  ['TR', '90'],
  ['ID', '62'],
  ['MY', '60'],
  ['GB', '44'],
  ['US', '1'],
] as const;

/**
 * The countries that donors use most, the charity's own first. A phone field offers them when no script has loaded the
 * whole list.
 */

/**
 * Country code and calling code. Repeated here because browsers do not load the list; likely.test.ts compares the two.
 */
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

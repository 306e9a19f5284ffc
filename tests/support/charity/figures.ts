/** Donation figures of the test charity at the start of a test. */

/** Each offering with the raised amount in rials and the number of gifts. */
const RAISED = `
  wells 18420 612, stories 8525 347, clothes 4385 271, eye-clinic 9745 388, fees 19845 684, boats 12630 341
  workshop 15925 437, bread 9310 1127, taps 14612 521, tents 41250 1386, classroom 6140 233, trees 8744 512
  rent 12380 371, play 5385 318, school-bags 7860 416, desalination 32150 847, study-halls 8930 302
  tankers 7310 294, wheelchairs 15860 402, blankets 17240 812, case-oven 1190 63, case-harvest 979.400 88
  case-van 344 22, case-boat 532 41, case-surety 260 19, case-fodder 214 16, case-kitchen 560 41
  case-twins 1475 137, case-rent 947.600 74, case-roof 690 52, case-school 118 11, case-looms 385.500 27
  education-endowment 31900 438, general-endowment 22610 903, health-endowment 57150 512
  mosques-endowment 39840 587, orphans-endowment 72475 1046, water-endowment 48325 671
  cash-support-fund 33157.750 2219, community-development-fund 12085.500 761, education-fund 18426.500 1104
  emergency-health-fund 26904.250 1572, kafarat-fund 9874 731, psychosocial-support-fund 7318 486
  sacrifice-fund 27115 402, shelter-and-protection-fund 21640 1318, stock-purification-fund 4387.250 163
  waqf-fund 61250 842, water-and-sanitation-fund 29872 1943, where-it-is-needed-most 128467.500 6842
  zakat-fund 61284.500 1947, harbour-plaster 388 46, harbour-ramp 459.600 61, tower-beams 1980 176
  palm-roof 3120.500 214, palm-windows 265 31, shore-carpet 540 73, shore-solar 910 97, shore-tank 120 19
  shore-wiring 582.550 88
`;
/** Each offering with units, with the number of paid units, or all of them. */
const PAID = `
  orphan-deniz 8, orphan-bilal all, orphan-amina 5, orphan-hind 8, orphan-majid all, orphan-zahra 20
  orphan-jamal 2, orphan-elif 9, aqiqah-sheep-oman 17, camel-share-oman 3, cow-share-kenya 7
  cow-share-tanzania 5, cow-share-turkiye 9, sheep-oman 12, sheep-turkiye 9, vow-goat-tanzania 14
  vow-sheep-oman 6
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split(/,\s*|\n\s*/)
    .map((row) => row.split(' '));

export const FIGURES = Object.fromEntries([
  ...rowsOf(RAISED).map(([id, raised, gifts]) => [id, { raised: `${raised} OMR`, gifts: gifts! }]),
  ...rowsOf(PAID).map(([id, paid]) => [id, { paid: paid! }]),
]) as Record<string, Record<string, string>>;

/** The content kinds of the charity's rules: zakat rulings, conditions of tafreej cases, suggested amounts. */
import { tafreejContent } from '#contract/cases';
import { givingContent } from '#contract/content';
import { zakatContent } from '#contract/zakat';
import { figureDoubts } from '../values/doubt';
import { settingsKind } from './setting-rows';

export const zakat = settingsKind({
  name: 'zakat',
  categories: ['ZAKAT'],
  schema: zakatContent,
  doubts: (before, { nisabGrams, rates }) => [
    ...figureDoubts('nisab_grams.gold', before?.nisabGrams.gold, nisabGrams.gold),
    ...figureDoubts('nisab_grams.silver', before?.nisabGrams.silver, nisabGrams.silver),
    ...figureDoubts('rates.lunar', before?.rates.lunar, rates.lunar),
    ...figureDoubts('rates.solar', before?.rates.solar, rates.solar),
  ],
  settingsOf: (value) => [['ZAKAT', keysOf(value)]],
});

export const tafreej = settingsKind({
  name: 'tafreej',
  categories: ['TAFREEJ'],
  schema: tafreejContent,
  settingsOf: (value) => [['TAFREEJ', keysOf(value)]],
});

export const giving = settingsKind({
  name: 'giving',
  categories: ['PROJECTS'],
  schema: givingContent,
  settingsOf: (value) => [['PROJECTS', keysOf(value)]],
});

/** Returns the fields with the names of settings: `claimCap` is `CLAIM_CAP`. */
const keysOf = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name.replace(/[A-Z]/g, '_$&').toUpperCase(),
      one,
    ]),
  );

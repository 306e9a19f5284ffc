/** The content kinds of metal prices and currency rates, each with its day and source. */
import { currenciesContent } from '#contract/content';
import { metalsContent } from '#contract/zakat';
import { rowDoubts } from '../values/doubt';
import { documentKind } from './document-kind';

export const metals = documentKind({
  name: 'metals',
  isSingle: true,
  schema: metalsContent,
  doubts: (before, after) =>
    rowDoubts(
      'metals',
      { before: before?.metals, after: after.metals },
      'metal',
      'pricePerGram',
      'price',
    ),
  move: (value, move) => ({
    metals: value.metals.map((one) => ({ ...one, at: move.day(one.at) })),
  }),
});

export const currencies = documentKind({
  name: 'currencies',
  isSingle: true,
  schema: currenciesContent,
  doubts: (before, after) =>
    rowDoubts(
      'currencies',
      { before: before?.currencies, after: after.currencies },
      'currency',
      'rate',
      'rate',
    ),
  move: (value, move) => ({
    currencies: value.currencies.map((one) => ({ ...one, at: move.day(one.at) })),
  }),
});

/** The content kinds of metal prices and currency rates, each with its day and source. */
import { METALS } from '#contract/zakat';
import { CURRENCIES, type Currency } from '#domain/money';
import type { Codec } from '../codec';
import { list, object } from '../codec';
import { startOfDay } from '../values/dates';
import { rowDoubts } from '../values/doubt';
import { choice, decimal } from '../values/plain';
import { matching, text } from '../values/text';
import { documentKind } from './document-kind';

const currency: Codec<Currency> = choice(CURRENCIES);
const metalFields = {
  /** Each price is for one gram of the pure metal. */
  metals: list(
    object({ metal: choice(METALS), price: decimal, currency, at: startOfDay, source: text }),
  ),
};

export const metals = documentKind({
  name: 'metals',
  isSingle: true,
  codec: object(metalFields),
  doubts: (before, after) =>
    rowDoubts('metals', { before: before?.metals, after: after.metals }, 'metal', 'price'),
  move: (value, move) => ({
    metals: value.metals.map((one) => ({ ...one, at: move.day(one.at) })),
  }),
});

const rateFields = {
  /** Each rate is the number of currency units for one Omani rial. */
  currencies: list(
    object({
      currency: matching(/^[A-Z]{3}$/, 'a currency such as USD', 'currency'),
      title: text,
      rate: decimal,
      at: startOfDay,
      source: text,
    }),
    1,
  ),
};

export const currencies = documentKind({
  name: 'currencies',
  isSingle: true,
  codec: object(rateFields),
  doubts: (before, after) =>
    rowDoubts(
      'currencies',
      { before: before?.currencies, after: after.currencies },
      'currency',
      'rate',
    ),
  move: (value, move) => ({
    currencies: value.currencies.map((one) => ({ ...one, at: move.day(one.at) })),
  }),
});

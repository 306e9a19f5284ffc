/** The content kinds of listed shares and investment funds, with their published zakat and purification figures. */
import { investmentFundContent, stockContent } from '#contract/zakat';
import type { LocalisedText } from '#domain/locales';
import type { Move } from '../move';
import { documentKind } from './document-kind';

type Listed = { symbol: string; shortName: LocalisedText; name: LocalisedText };

/** The symbol is searched like a text. */
const searched = ({ symbol, shortName, name }: Listed) => [
  ...[shortName, name],
  { en: symbol, ar: '', tr: '', id: '' },
];

type Dated = { period: string; publishedAt: string };

const moved = <Value extends { figures: Dated[] }>(value: Value, move: Move): Value => ({
  ...value,
  figures: value.figures.map((one) => ({
    ...one,
    period: move.year(one.period),
    publishedAt: move.day(one.publishedAt),
  })),
});

export const stocks = documentKind({
  name: 'stocks',
  schema: stockContent,
  searched,
  move: moved,
});

export const investmentFunds = documentKind({
  name: 'investment-funds',
  schema: investmentFundContent,
  searched,
  move: moved,
});

/** The content kinds of listed shares and investment funds, with their published zakat and purification figures. */
import type { LocalisedText } from '#domain/locales';
import { list, object, optional } from '../codec';
import type { Move } from '../move';
import { startOfDay } from '../values/dates';
import { decimal, yesOrNo, wholeNumber } from '../values/plain';
import { matching, text } from '../values/text';
import { documentKind } from './document-kind';

/** Newest first. */
const figures = list(
  object({
    period: matching(/^[\w-]{1,20}$/, 'a period such as 2026 or 2026-H1', 'period'),
    published: startOfDay,
    purification: optional(decimal, null),
    zakat: optional(decimal, null),
    zakatPaid: optional(yesOrNo, false),
    source: text,
  }),
);
const listed = {
  symbol: matching(/^[A-Z0-9.]{1,12}$/, 'a symbol such as NBRS', 'symbol'),
  shortName: text,
  name: text,
  position: wholeNumber(),
  currency: matching(/^[A-Z]{3}$/, 'a currency such as OMR', 'currency'),
};
type Listed = { symbol: string; shortName: LocalisedText; name: LocalisedText };

/** The symbol is searched like a text. */
const searched = ({ symbol, shortName, name }: Listed) => [
  ...[shortName, name],
  { en: symbol, ar: '', tr: '', id: '' },
];

type Dated = { period: string; published: string };

const moved = <Value extends { figures: Dated[] }>(value: Value, move: Move): Value => ({
  ...value,
  figures: value.figures.map((one) => ({
    ...one,
    period: move.year(one.period),
    published: move.day(one.published),
  })),
});

export const stocks = documentKind({
  name: 'stocks',
  codec: object({ ...listed, market: text, price: optional(decimal, null), figures }),
  searched,
  move: moved,
});

export const investmentFunds = documentKind({
  name: 'investment-funds',
  codec: object({ ...listed, manager: text, unitValue: optional(decimal, null), figures }),
  searched,
  move: moved,
});

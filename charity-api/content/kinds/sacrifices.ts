/** The content kind of sacrifices: whole animals or shares of an animal, in one country, with a closing time. */
import { ANIMALS } from '#contract/sacrifices';
import { instantAt } from '#domain/time/zoned';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import { localTime, timeZone } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { matching, reference, text } from '../values/text';
import { factCodec, offeringFields } from './offering';
import { offeringKind } from './offering-kind';

const { first, last } = offeringFields({ intentions: ['sacrifice'], anyAmount: false });
const fields = {
  ...first,
  /** Local time at the place of the slaughter. */
  closes: optional(localTime, null),
  category: reference('sacrifice-categories', 'a category of sacrifices'),
  animal: choice(ANIMALS),
  /** Number of shares in one animal (Abu Dawud 2808). */
  sharesPerAnimal: choice(['1', '7']),
  shares: wholeNumber(1),
  sharePrice: amount,
  country: matching(/^[A-Z]{2}$/, 'the two letters of a country, such as OM', 'country'),
  place: text,
  timeZone,
  slaughter: optional(object({ from: localTime, until: localTime }), null),
  facts: list(factCodec),
  ...last,
};

export const sacrifices = offeringKind<ObjectOf<typeof fields>>({
  ...{ name: 'sacrifices', kind: 'sacrifice', codec: object(fields) },
  references: ({ category }) => [{ kind: 'sacrifice-categories', id: category }],
  terms: ({ category, sharePrice, shares, closes, timeZone: zone }) => ({
    ...{ within: category, price: sharePrice, closesAt: closes && instantAt(closes, zone) },
    limit: { unit: 'share', capacity: shares },
  }),
  /** A sacrifice with slaughter dates is for Eid, so a move preserves the number of days between its dates and Eid. */
  moved: ({ slaughter, closes }, move) => {
    if (!slaughter) return {};
    const byEid = move.fromEid(slaughter.from.slice(0, 10));
    return {
      slaughter: { from: byEid(slaughter.from), until: byEid(slaughter.until) },
      closes: closes && byEid(closes),
    };
  },
});

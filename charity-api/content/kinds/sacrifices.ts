/** The content kind of sacrifices: whole animals or shares of an animal, in one country, with a closing time. */
import { ANIMALS } from '#contract/sacrifices';
import { instantAt, localTime } from '#domain/time/zoned';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import { localTime as localTimeCodec, timeZone } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { matching, reference, text } from '../values/text';
import { factsOf, json, textOf } from './columns';
import { factCodec, offeringFields } from './offering';
import { offeringKind } from './offering-kind';

const { first, last } = offeringFields({ intentions: ['sacrifice'], anyAmount: false });
const fields = {
  ...first,
  /** Local time at the place of the slaughter. */
  closes: optional(localTimeCodec, null),
  category: reference('sacrifice-categories', 'a category of sacrifices'),
  animal: choice(ANIMALS),
  /** Number of shares in one animal (Abu Dawud 2808). */
  sharesPerAnimal: choice(['1', '7']),
  shares: wholeNumber(1),
  sharePrice: amount,
  country: matching(/^[A-Z]{2}$/, 'the two letters of a country, such as OM', 'country'),
  place: text,
  timeZone,
  slaughter: optional(object({ from: localTimeCodec, until: localTimeCodec }), null),
  facts: list(factCodec),
  ...last,
};

export const sacrifices = offeringKind<ObjectOf<typeof fields>, 'sacrifices'>({
  ...{ kind: 'sacrifice', table: 'sacrifices', codec: object(fields) },
  references: ({ category }) => [{ kind: 'sacrifice-categories', id: category }],
  read: (row, { animal, country, ...own }) => {
    const local = (at: string) => localTime(at, own.time_zone);
    const { slaughter_from: from, slaughter_until: until } = own;
    return {
      ...{ animal, country, timeZone: own.time_zone },
      closes: row.closes_at && local(row.closes_at),
      category: row.within ?? '',
      sharesPerAnimal: own.shares_each === 7 ? '7' : '1',
      shares: row.capacity ?? 0,
      sharePrice: row.price ?? 0,
      place: textOf(own.place),
      slaughter: from && until ? { from: local(from), until: local(until) } : null,
      facts: factsOf(own.facts),
    };
  },
  terms: ({ category, sharePrice, shares, closes, timeZone: zone }) => ({
    ...{ within: category, price: sharePrice, closesAt: closes && instantAt(closes, zone) },
    limit: { unit: 'share', capacity: shares },
  }),
  own: ({ animal, country, sharesPerAnimal, place, timeZone: zone, slaughter, facts }) => ({
    ...{ animal, country, time_zone: zone },
    shares_each: sharesPerAnimal === '7' ? 7 : 1,
    place: json(place),
    slaughter_from: slaughter && instantAt(slaughter.from, zone),
    slaughter_until: slaughter && instantAt(slaughter.until, zone),
    facts: json(facts),
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

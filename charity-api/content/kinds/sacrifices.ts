/** The content kind of sacrifices: whole animals or shares of an animal, in one country, with a closing time. */
import { sacrificeContent } from '#contract/sacrifices';
import { instantAt } from '#domain/time/zoned';
import { offeringKind } from './offering-kind';

export const sacrifices = offeringKind({
  ...{ name: 'sacrifices', kind: 'sacrifice', schema: sacrificeContent },
  terms: ({ category, sharePrice, shares, closesAt: closes, timeZone: zone }) => ({
    ...{ within: category, price: sharePrice.minor, closesAt: closes && instantAt(closes, zone) },
    limit: { unit: 'share', capacity: shares },
  }),
  /** A sacrifice with slaughter dates is for Eid, so a move preserves the number of days between its dates and Eid. */
  moved: ({ slaughter, closesAt }, move) => {
    if (!slaughter) return {};
    const byEid = move.fromEid(slaughter.from.slice(0, 10));
    return {
      slaughter: { from: byEid(slaughter.from), until: byEid(slaughter.until) },
      closesAt: closesAt && byEid(closesAt),
    };
  },
});

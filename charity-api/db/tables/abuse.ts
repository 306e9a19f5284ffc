/** Tables of the rate limits. They contain no personal data: a mark is a keyed hash that identifies a donor. */
import { integer, oneOf, table, text, type Row } from '../columns';

export const ABUSE = {
  /** Events that rate limits count. Two equal rows both count: one donor caused them in the same millisecond. */
  limit_events: table({
    /** The counted event and its key, such as `orders.address`. */
    bucket: text(),
    mark: text(),
    at: text().index(),
  }).with('rowid', 'index limit_events_counted (bucket, mark, at)'),
  /** Rate-limit keys of the donor who last tried to pay the order, to count a decline that is reported later. */
  order_marks: table({
    order_id: text().primary(),
    address: text().orNull(),
    session: text().orNull(),
    email: text(),
    at: text().index(),
  }),
  /** One row: the setting of staff, and the end of a mode that was switched on automatically. */
  attack_mode: table({
    id: integer<1>().primary().check('= 1'),
    setting: oneOf('auto', 'on', 'off'),
    until: text(),
  }),
};
export type AttackModeRow = Row<typeof ABUSE.attack_mode>;

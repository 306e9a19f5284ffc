/** Tables of the rate limits. They contain no personal data: a mark is a keyed hash that identifies a donor. */

/** An event that a rate limit counts. */
type LimitEventRow = {
  /** The counted event and its key, such as `orders.address`. */
  bucket: string;
  mark: string;
  at: string;
};

/** Rate-limit keys of the donor who last tried to pay the order, to count a decline that is reported later. */
type OrderMarksRow = {
  order_id: string;
  address: string | null;
  session: string | null;
  email: string;
  at: string;
};

/** One row: the setting of staff, and the end of a mode that was switched on automatically. */
export type AttackModeRow = {
  id: 1;
  setting: 'auto' | 'on' | 'off';
  until: string;
};

export type AbuseTables = {
  limit_events: LimitEventRow;
  order_marks: OrderMarksRow;
  attack_mode: AttackModeRow;
};

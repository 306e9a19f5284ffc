/** The tables of the limits. Nobody is named in them: a mark is a keyed hash that only tells one donor from another. */

/** Something that a limit counts, at the instant when it happened. */
export type LimitEventRow = {
  /** What is counted and by what, such as `orders.address`. */
  bucket: string;
  mark: string;
  at: string;
};

/** Who tried to pay an order last, so that a decline counts against them when its news comes. */
export type OrderMarksRow = {
  order_id: string;
  address: string | null;
  session: string | null;
  email: string;
  at: string;
};

/** The one row: what staff have set, and until when the mode is on by itself. */
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

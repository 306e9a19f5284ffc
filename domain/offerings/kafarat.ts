/** Expiations and fidya: how many people are fed for what one owes, and what is no whole obligation. */

/** @param each how many people one obligation feeds */
export function peopleFed(obligations: number, each: number): number {
  return obligations * each;
}

export type Fed = {
  /** Obligations that are met in whole. */
  whole: number;
  /** People who are fed towards another one. */
  over: number;
  /** How many are missing until that one is met too; none when nothing is over. */
  missing: number;
};

/** What so many people fed come to. */
export function obligationsMet(people: number, each: number): Fed {
  const over = people % each;
  return { whole: (people - over) / each, over, missing: over === 0 ? 0 : each - over };
}

/** An obligation is met by all of its people: what is left of one stays owed, and the donor is told. */
export function isBroken(people: number, each: number): boolean {
  return people % each !== 0;
}

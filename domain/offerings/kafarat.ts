/** Expiations and fidya: converts obligations to the number of people fed, and back. */

/** @param each number of people that one obligation feeds */
export function peopleFed(obligations: number, each: number): number {
  return obligations * each;
}

export type Fed = {
  /** Number of complete obligations. */
  whole: number;
  /** Number of people fed for an incomplete obligation. */
  over: number;
  /** Number of people missing to complete it; 0 when no obligation is incomplete. */
  missing: number;
};

/** Returns the number of complete obligations for a number of people fed, and the remainder. */
export function obligationsMet(people: number, each: number): Fed {
  const over = people % each;
  return { whole: (people - over) / each, over, missing: over === 0 ? 0 : each - over };
}

/** Returns true when the number of people leaves an incomplete obligation. The donor then gets a notice. */
export function isIncompleteObligation(people: number, each: number): boolean {
  return people % each !== 0;
}

/** What stands in the composer now, once scripts run: the cause, and the sum that belongs to it. */
import { totalFor } from '#domain/cart';
import { peopleFed } from '#domain/offerings/kafarat';
import { MAX_UNITS } from '#domain/offerings';
import { readCount } from '#domain/numbers/typed';
import type { ExpiationOffer, Sum } from './view.server';

export type Typed = { cause: string | null; sum: Sum | null };

export function readTyped(form: HTMLFormElement, offers: readonly ExpiationOffer[]): Typed {
  const fields = new FormData(form);
  const offer = offers.find(({ id }) => id === fields.get('cause'));
  if (!offer) return { cause: null, sum: null };
  const { id: cause, people: each, prices } = offer;
  const named = countOf(fields.get('people'));
  const obligations = named === null ? countOf(fields.get('obligations')) : null;
  const people = named ?? (obligations && peopleFed(obligations, each));
  const isCount = people !== null && people >= 1 && people <= MAX_UNITS;
  if (!isCount) return { cause, sum: null };
  return { cause, sum: { cause, obligations, people, total: prices && totalFor(prices, people) } };
}

/** What the donor was told of: so many people for this cause are no whole obligation. */
export function seenOf({ cause, people }: Pick<Sum, 'cause' | 'people'>): string {
  return `${cause} ${people}`;
}

/** null: nothing is written. Zero: it is no number that can be given. */
function countOf(written: FormDataEntryValue | null): number | null {
  const text = String(written ?? '').trim();
  return text === '' ? null : (readCount(text) ?? 0);
}

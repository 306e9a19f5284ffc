/** Reads the current values of the expiations form in the browser, and calculates their total. */
import { totalFor } from '#domain/cart';
import { peopleFed } from '#domain/offerings/kafarat';
import { MAX_UNITS } from '#domain/offerings';
import { readCount } from '#domain/numbers/typed';
import type { ExpiationOffer, ExpiationTotal } from './view.server';

export type TypedTotal = { cause: string | null; sum: ExpiationTotal | null };

/** Returns the selected cause, or null; `sum` is null when no valid number is typed. */
export function readTypedTotal(
  form: HTMLFormElement,
  offers: readonly ExpiationOffer[],
): TypedTotal {
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

/** Returns the value of the hidden field `seen`, which identifies the warning that the page shows. */
export function warningKeyOf({ cause, people }: Pick<ExpiationTotal, 'cause' | 'people'>): string {
  return `${cause} ${people}`;
}

/** Returns null for an empty field, and 0 for a text that is not a valid number. */
function countOf(written: FormDataEntryValue | null): number | null {
  const text = String(written ?? '').trim();
  return text === '' ? null : (readCount(text) ?? 0);
}

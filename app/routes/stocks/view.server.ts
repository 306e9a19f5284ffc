/** View of a holdings page: search results and current exchange rates. */
import type { Visitor } from '../../visitor/visitor.server';
import type { HoldingKind } from './kinds';
import { datedRates, findSubjects } from './subjects.server';

export type HoldingsView = Awaited<ReturnType<typeof holdingsView>>;

/** @param url has the search text. It never contains holdings. */
export async function holdingsView(visitor: Visitor, kind: HoldingKind, url: URL) {
  const [found, rates] = await Promise.all([
    findSubjects(visitor, kind, url.searchParams.get('search') ?? ''),
    datedRates(visitor),
  ]);
  return { kind, currency: visitor.currency, found, rates };
}

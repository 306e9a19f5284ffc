/** What the page of a kind of holdings begins with: what can be chosen, and the rates of the day. */
import type { Visitor } from '../../visitor/visitor.server';
import type { HoldingKind } from './kinds';
import { datedRates, findSubjects } from './subjects.server';

export type HoldingsView = Awaited<ReturnType<typeof holdingsView>>;

/** @param url its search word finds shares; what somebody holds is never in an address */
export async function holdingsView(visitor: Visitor, kind: HoldingKind, url: URL) {
  const [found, rates] = await Promise.all([
    findSubjects(visitor, kind, url.searchParams.get('search') ?? ''),
    datedRates(visitor),
  ]);
  return { kind, currency: visitor.currency, found, rates };
}

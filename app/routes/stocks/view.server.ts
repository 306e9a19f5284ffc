/** The pages that calculate zakat from published amounts: their loader, search results and exchange rates. */
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';
import type { HoldingKind, ZakatKind } from './kinds';
import { datedRates, findSubjects } from './subjects.server';

/** Loader of the two pages that calculate zakat from published amounts: shares and investment funds. */
export const zakatLoader = (kind: ZakatKind) =>
  pageLoader({
    strings: ['stocks', 'funds', 'giving'],
    load: async ({ visitor, url }) => ({
      head: {
        title: visitor.t(`stocks:title.${kind}`),
        description: visitor.t(`stocks:lead.${kind}`),
      },
      view: await holdingsView(visitor, kind, url),
    }),
  });

/** View of a holdings page: search results and current exchange rates. */
export type HoldingsView = Awaited<ReturnType<typeof holdingsView>>;

/** @param url has the search text. It never contains holdings. */
export async function holdingsView(visitor: Visitor, kind: HoldingKind, url: URL) {
  const [found, rates] = await Promise.all([
    findSubjects(visitor, kind, url.searchParams.get('search') ?? ''),
    datedRates(visitor),
  ]);
  return { kind, currency: visitor.currency, found, rates };
}

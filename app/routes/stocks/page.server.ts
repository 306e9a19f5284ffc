/** Loader of the two pages that calculate zakat from published amounts: shares and investment funds. */
import { pageLoader } from '../../page-loader.server';
import type { ZakatKind } from './kinds';
import { holdingsView } from './view.server';

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

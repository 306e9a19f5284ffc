/** Fetches shares, investment funds and exchange rates from the charity API, for the holdings pages. */
import type { InvestmentFund, Stock } from '#contract/zakat';
import { isFreshRate } from '#domain/money';
import type { Rates } from '#domain/offerings/per-share';
import { CharityError, languageFrom, type InLanguage, type Localised } from '#web/charity/results';
import type { Visitor } from '../../visitor/visitor.server';
import { PAGES, type HoldingKind, type Subject } from './kinds';

type Charity = Pick<Visitor, 'charity'>;

/** Maximum number of search results. */
const MAX_RESULTS = 12;
const MAX_INITIAL_RESULTS = 6;
const MAX_SEARCH = 80;

export type SearchResult = { search: string; subjects: Subject[]; hasMore: boolean };

/** Searches shares or funds by name or symbol. An empty text returns the first ones. @throws CharityError */
export async function findSubjects(
  { charity }: Charity,
  kind: HoldingKind,
  typed: string,
): Promise<SearchResult> {
  const search = typed.replaceAll('\u0000', '').trim().slice(0, MAX_SEARCH);
  const shown = search ? MAX_RESULTS : MAX_INITIAL_RESULTS;
  const query = { search, limit: shown + 1 };
  const subjects =
    PAGES[kind].listing === 'stocks'
      ? (await charity.call('stocks', { query })).data.map(ofStock)
      : (await charity.call('investmentFunds', { query })).data.map(ofFund);
  return { search, subjects: subjects.slice(0, shown), hasMore: subjects.length > shown };
}

/** Fetches the subjects with these ids, keyed by id. Omits unknown ids. @throws CharityError during an outage */
export async function fetchSubjectsById(
  { charity }: Charity,
  kind: HoldingKind,
  ids: readonly string[],
): Promise<Map<string, Subject>> {
  const asked = [...new Set(ids)].map(async (id): Promise<[string, Subject][]> => {
    try {
      const subject =
        PAGES[kind].listing === 'stocks'
          ? ofStock(await charity.call('stock', { params: { id } }))
          : ofFund(await charity.call('investmentFund', { params: { id } }));
      return [[id, subject]];
    } catch (error) {
      if (error instanceof CharityError && error.isNotFound) return [];
      throw error;
    }
  });
  return new Map((await Promise.all(asked)).flat());
}

const ofStock = ({ market, price: _, ...stock }: Localised<Stock>): Subject => ({
  ...stock,
  house: market,
});
const ofFund = ({ manager, unitValue: _, ...fund }: Localised<InvestmentFund>): Subject => ({
  ...fund,
  house: manager,
});

/** An exchange rate with its source and its time (ISO 8601). The site may not accept gifts in its currency. */
export type DatedRate = InLanguage & {
  currency: string;
  rate: string;
  source: string;
  at: string;
};

/** Returns the units of each currency for 1 OMR, without outdated rates. */
export async function datedRates({ charity }: Charity): Promise<DatedRate[]> {
  const now = new Date();
  return (await charity.call('currencies')).data
    .filter((rate) => isFreshRate(rate, now))
    .map(({ currency, rate, source, at, ...others }) => ({
      ...{ currency, rate, source, at },
      ...languageFrom(others),
    }));
}

export function ratesFrom(dated: readonly DatedRate[]): Rates {
  return { OMR: '1', ...Object.fromEntries(dated.map(({ currency, rate }) => [currency, rate])) };
}

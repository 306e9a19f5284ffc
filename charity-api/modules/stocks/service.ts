/** Reads stocks and investment funds in the format of the contract. */
import type { InvestmentFund, Stock } from '#contract/zakat';
import type { ApiDeps } from '../../deps';
import { findDocument, pageOfDocuments } from '../documents';
import type { Page, Paged } from '../page';
import { matchesWords } from '../search';

type Db = Pick<ApiDeps, 'db'>;
type ListingQuery = Page & { search?: string | undefined };
type Listing = Stock | InvestmentFund;

const listings = <Of extends Listing>(
  { db }: Db,
  kind: string,
  { search, ...page }: ListingQuery,
): Promise<Paged<Of>> =>
  pageOfDocuments<Of, Of>(db, kind, page, {
    where: matchesWords(search),
    view: listingOf<Of>,
  });

export const listStocks = (deps: Db, query: ListingQuery) => listings<Stock>(deps, 'stocks', query);
export const listFunds = (deps: Db, query: ListingQuery) =>
  listings<InvestmentFund>(deps, 'investment-funds', query);

export const readStock = ({ db }: Db, id: string) =>
  findDocument(db, 'stocks', id, listingOf<Stock>);
export const readFund = ({ db }: Db, id: string) =>
  findDocument(db, 'investment-funds', id, listingOf<InvestmentFund>);

/** The newest figures first. */
const listingOf = <Of extends Listing>(listing: Of): Of => ({
  ...listing,
  figures: listing.figures.toSorted(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.period.localeCompare(a.period),
  ),
});

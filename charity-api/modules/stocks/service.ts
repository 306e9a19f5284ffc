/** Reads stocks and investment funds in the format of the contract. */
import type { InvestmentFund, PublishedFigures, Stock } from '#contract/zakat';
import { textFrom } from '../../db/json';
import type { InvestmentFundRow, PublishedFiguresRow, StockRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { Paged } from '../page';
import {
  countListings,
  findPublishedFigures,
  findFund,
  findStock,
  pageOfFunds,
  pageOfStocks,
  type ListingQuery,
} from './repository';

type Db = Pick<ApiDeps, 'db'>;
type Figures = Map<string, PublishedFiguresRow[]>;

export async function listStocks({ db }: Db, query: ListingQuery): Promise<Paged<Stock>> {
  const rows = await pageOfStocks(db, query);
  const figures = await findPublishedFigures(db, idsOf(rows));
  return {
    total: await countListings(db, 'stocks', query.search),
    data: rows.map((row) => stockOf(row, figures)),
  };
}

/** @throws ApiError stock.notFound */
export async function readStock({ db }: Db, id: string): Promise<Stock> {
  const row = await findStock(db, id);
  if (!row) throw new ApiError('stock.notFound');
  return stockOf(row, await findPublishedFigures(db, [id]));
}

export async function listFunds({ db }: Db, query: ListingQuery): Promise<Paged<InvestmentFund>> {
  const rows = await pageOfFunds(db, query);
  const figures = await findPublishedFigures(db, idsOf(rows));
  return {
    total: await countListings(db, 'investment_funds', query.search),
    data: rows.map((row) => fundOf(row, figures)),
  };
}

/** @throws ApiError investmentFund.notFound */
export async function readFund({ db }: Db, id: string): Promise<InvestmentFund> {
  const row = await findFund(db, id);
  if (!row) throw new ApiError('investmentFund.notFound');
  return fundOf(row, await findPublishedFigures(db, [id]));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

function stockOf(row: StockRow, figures: Figures): Stock {
  return { ...listingOf(row, figures), market: textFrom(row.market), price: row.price };
}

function fundOf(row: InvestmentFundRow, figures: Figures): InvestmentFund {
  return {
    ...listingOf(row, figures),
    manager: textFrom(row.manager),
    unitValue: row.unit_value,
  };
}

function listingOf(row: StockRow | InvestmentFundRow, figures: Figures) {
  return {
    id: row.id,
    symbol: row.symbol,
    shortName: textFrom(row.short_name),
    name: textFrom(row.name),
    currency: row.currency,
    figures: (figures.get(row.id) ?? []).map(publishedFigures),
  };
}

function publishedFigures(row: PublishedFiguresRow): PublishedFigures {
  return {
    period: row.period,
    purification: row.purification,
    zakat: row.zakat,
    zakatPaid: row.zakat_paid === 1,
    source: textFrom(row.source),
    publishedAt: row.published_at,
  };
}

/** Inserts the invented exchange: shares, investment funds and what boards publish of them. */
import type { Transaction } from 'kysely';
import { foldedWords } from '#domain/folding';
import type { Database } from '../../tables';
import type { PublishedFiguresRow } from '../../tables/offerings';
import { sample } from '../content/marks';
import { stocks } from '../content/stocks';
import { investmentFunds } from '../content/stocks-funds';
import {
  ADVISER,
  BOARD,
  MARKET,
  type SeedFigures,
  type SeedInvestmentFund,
  type SeedStock,
} from '../content/stocks-types';
import type { SeedText } from '../content/types';
import { daysAgo } from '../days';

/** Boards publish some weeks after the year's accounts; the year before, a year earlier. */
const PUBLISHED_DAYS_AGO = { lastYear: 24, yearBefore: 389 };

type Written = SeedStock | SeedInvestmentFund;

export async function insertStocks(rows: Transaction<Database>, today: Date): Promise<void> {
  await rows
    .insertInto('stocks')
    .values(
      stocks.map((stock, position) => ({
        ...listedRow(stock, position),
        market: JSON.stringify(MARKET),
        price: stock.price,
      })),
    )
    .execute();
  await rows
    .insertInto('investment_funds')
    .values(
      investmentFunds.map((fund, position) => ({
        ...listedRow(fund, position),
        manager: JSON.stringify(fund.manager),
        unit_value: fund.unitValue,
      })),
    )
    .execute();
  await rows
    .insertInto('published_figures')
    .values([
      ...stocks.flatMap((stock) => figuresRows(stock, BOARD, today)),
      ...investmentFunds.flatMap((fund) => figuresRows(fund, ADVISER, today)),
    ])
    .execute();
}

function listedRow({ id, symbol, shortName, name, currency }: Written, position: number) {
  const texts = [symbol, ...Object.values(shortName), ...Object.values(name)];
  const words = [...new Set(texts.flatMap(foldedWords))];
  return {
    id,
    position,
    symbol,
    short_name: JSON.stringify(shortName),
    name: JSON.stringify(sample(name)),
    currency,
    words: words.map((word) => ` ${word}`).join(''),
  };
}

function figuresRows(
  { id, lastYear, yearBefore }: Written,
  source: SeedText,
  today: Date,
): PublishedFiguresRow[] {
  const row = (figures: SeedFigures, age: number, publishedDaysAgo: number) => ({
    subject_id: id,
    period: String(today.getUTCFullYear() - age),
    purification: figures.purification,
    zakat: figures.zakat,
    zakat_paid: figures.zakatPaid ? (1 as const) : (0 as const),
    source: JSON.stringify(source),
    published_at: daysAgo(today, publishedDaysAgo),
  });
  return [
    row(lastYear, 1, PUBLISHED_DAYS_AGO.lastYear),
    row(yearBefore, 2, PUBLISHED_DAYS_AGO.yearBefore),
  ];
}

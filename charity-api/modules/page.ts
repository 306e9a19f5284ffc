/** Pages of lists. */
export type Page = { offset: number; limit: number };

export type Paged<Row> = { total: number; data: Row[] };

/** Returns a page of a list that is whole in memory: at most a few dozen rows. */
export const pageOfAll = <Row>(rows: Row[], { offset, limit }: Page): Paged<Row> => ({
  total: rows.length,
  data: rows.slice(offset, offset + limit),
});

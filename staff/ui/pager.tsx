/** The end of a list: the shown part of it, and links to the next and the previous page. */
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';

/** Number of records on a page of a list. */
const PAGE_SIZE = 25;

type Props = {
  /** Begins at 1. */
  page: number;
  total: number;
  /** Returns the URL of the list with these parameters. */
  to: (query: Record<string, string | number | undefined>) => string;
  /** Parameters of the URL that every page keeps. */
  query?: Record<string, string | number | undefined>;
  size?: number;
};

/** Reads the page number from the query. Returns 1 when it is missing or invalid. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** Returns the part of a list that a page shows, for the query of an endpoint. */
export function sliceOf(page: number, size = PAGE_SIZE): { offset: number; limit: number } {
  return { offset: (page - 1) * size, limit: size };
}

export function Pager({ page, total, to, query = {}, size = PAGE_SIZE }: Props) {
  const pageAt = (number: number) => to({ ...query, page: number === 1 ? undefined : number });
  const t = useText('staff');
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  if (total === 0) return null;
  return (
    <div className="pager">
      <p className="muted">
        {first > total ? t('list.end') : t('list.part', { first, last, count: total })}
      </p>
      <span className="inline">
        {page > 1 && (
          <a className="btn quiet small" href={pageAt(page - 1)}>
            <Icon name="next" className="back" />
            {t('list.newer')}
          </a>
        )}
        {last < total && (
          <a className="btn quiet small" href={pageAt(page + 1)}>
            {t('list.older')}
            <Icon name="next" flip />
          </a>
        )}
      </span>
    </div>
  );
}

/** The cards of a list with links to the previous and the next page, or a message when there are no results. */
import { Link } from '@remix-run/react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { PAGE_SIZE } from '#domain/constants';
import { useText } from '#web/i18n/strings';
import { ButtonLink } from '#web/ui/button';
import { EmptyState } from '#web/ui/empty';
import { filterQuery, type FilterField, type Filters } from './filters';
import { MoreCards } from './more-cards';
import { useShownPages } from './shown-pages';

const LIST = 'results';

/** Builds the URL of a list for a query. */
export type ToList = (query?: Record<string, string | number | undefined>) => string;

type Props<Card extends { id: string }> = {
  list: {
    fields: readonly FilterField[];
    filters: Filters;
    page: number;
    pages: number;
    total: number;
    cards: readonly Card[];
  };
  to: ToList;
  /** `all`: text of the link to the list without filters. A list without filters has an `action`, or neither. */
  empty: { title: string; text: string; all?: string; action?: ReactNode; picture?: string };
  children: (cards: readonly Card[]) => ReactNode;
};

export function PagedCards<Card extends { id: string }>({
  list,
  to,
  empty,
  children,
}: Props<Card>) {
  const t = useText('projects');
  const { fields, filters, total, pages } = list;
  const { from, to: last, cards } = useShownPages(list);
  const page = (number: number) => to(filterQuery(fields, filters, number));
  const next = last < pages ? page(last + 1) : null;
  const results = useRef<HTMLDivElement>(null);
  const focusOnNew = useFocusOnNew(results, cards.length, next !== null);
  if (total === 0) {
    const action = empty.all ? (
      <ButtonLink kind="quiet" to={to()}>
        {empty.all}
      </ButtonLink>
    ) : (
      empty.action
    );
    return (
      <EmptyState title={empty.title} text={empty.text} picture={empty.picture} action={action} />
    );
  }
  return (
    <>
      {from > 1 && (
        <p className="pb-2">
          <Link to={page(from - 1)} rel="prev">
            {t('more.previous')}
          </Link>
        </p>
      )}
      {/* Focusable, because it is the fragment of the link to the next page. */}
      <div id={LIST} ref={results} tabIndex={-1} className="focus-visible:[box-shadow:none]">
        {children(cards)}
      </div>
      {pages > 1 && (
        <MoreCards
          seen={(from - 1) * PAGE_SIZE + cards.length}
          total={total}
          next={next}
          list={LIST}
          onRequestNextPage={focusOnNew}
        />
      )}
    </>
  );
}

/**
 * Moves the focus to the first new card when the visitor clicked "show more", and when that link disappears while it
 * has the focus. When the list grows because the visitor scrolled to its end, the focus does not move.
 */
function useFocusOnNew(list: RefObject<HTMLElement>, count: number, hasMore: boolean) {
  const lastRequest = useRef<{ count: number; isPressed: boolean; hadFocus: boolean }>();

  useEffect(() => {
    const last = lastRequest.current;
    if (!last || count <= last.count) return;
    lastRequest.current = undefined;
    if (!last.isPressed && (hasMore || !last.hadFocus)) return;
    const items = list.current?.querySelectorAll('.card, .order, .event') ?? [];
    items[last.count]?.querySelector('a')?.focus();
  }, [list, count, hasMore]);

  return ({ isPressed, hadFocus }: { isPressed: boolean; hadFocus: boolean }) => {
    const wasPressed = lastRequest.current?.count === count && lastRequest.current.isPressed;
    lastRequest.current = { count, isPressed: isPressed || wasPressed, hadFocus };
  };
}

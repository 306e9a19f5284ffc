/** The cards of a list with links to the previous and the next page, or a message when there are no results. */
import { Link, useNavigate, useNavigation } from '@remix-run/react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { PAGE_SIZE } from '#domain/constants';
import { formatNumber } from '#domain/numbers/format';
import { useText } from '#web/i18n/strings';
import { EmptyState } from '#web/ui/empty';
import { ButtonLink } from '#web/ui/parts';
import { type FilterField, filterQuery, type Filters } from './filters';
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

type MoreCardsProps = {
  seen: number;
  total: number;
  next: string | null;
  /** Id of the list, the fragment of the link: without scripts, the next page opens at the list and not at the top. */
  list: string;
  /** Called when the next page is requested. `isPressed`: the visitor clicked the link. */
  onRequestNextPage: (ask: { isPressed: boolean; hadFocus: boolean }) => void;
};

/** The URL changes with each page, but the browser history gets no further entry. */
const NAVIGATE_OPTIONS = { replace: true, preventScrollReset: true } as const;
/** The next page is requested when the end of the list is this far below the viewport. */
const ROOT_MARGIN = '400px';

/** The progress through a list and the link to the next page. Scripts load it when the visitor is near the end. */
function MoreCards({ seen, total, next, list, onRequestNextPage: onAsk }: MoreCardsProps) {
  const t = useText('projects');
  const { state } = useNavigation();
  const end = useRef<HTMLDivElement>(null);
  const ask = useRequestNextPage(next, (isPressed) =>
    onAsk({ isPressed, hadFocus: end.current?.contains(document.activeElement) ?? false }),
  );
  useNearEnd(end, next, ask);

  function press(event: MouseEvent) {
    // The browser opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ask(true);
  }

  return (
    <div className="more" ref={end}>
      <progress className="bar max-w-[10rem]" max={total} value={seen} aria-hidden />
      <p className="sm muted" role="status">
        {t('more.seen', { seen: formatNumber(seen), total: formatNumber(total) })}
      </p>
      {next && (
        <ButtonLink kind="quiet" to={`${next}#${list}`} rel="next" onClick={press}>
          {state === 'idle' ? t('more.next') : t('more.loading')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Requests the next page. Does not request it again while it is loading, which would abort the request. */
function useRequestNextPage(next: string | null, onAsk: (isPressed: boolean) => void) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isOnItsWay = location !== undefined && `${location.pathname}${location.search}` === next;
  const latest = useRef({ onAsk, isOnItsWay });
  useEffect(() => {
    latest.current = { onAsk, isOnItsWay };
  });
  return useCallback(
    (isPressed: boolean) => {
      if (!next) return;
      latest.current.onAsk(isPressed);
      if (!latest.current.isOnItsWay) navigate(next, NAVIGATE_OPTIONS);
    },
    [next, navigate],
  );
}

function useNearEnd(
  end: RefObject<HTMLElement>,
  next: string | null,
  ask: (isPressed: boolean) => void,
) {
  const { state } = useNavigation();
  useEffect(() => {
    if (!next || !end.current || state !== 'idle' || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask(false);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, next, ask, state]);
}

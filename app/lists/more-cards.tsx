/** The progress through a list and the link to the next page. Scripts load it when the visitor is near the end. */
import { useNavigate, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { formatNumber } from '#domain/numbers/format';
import { useText } from '#web/i18n/strings';
import { ButtonLink } from '#web/ui/button';

type Props = {
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

export function MoreCards({ seen, total, next, list, onRequestNextPage: onAsk }: Props) {
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
      <progress className="bar max-w-[160px]" max={total} value={seen} aria-hidden />
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

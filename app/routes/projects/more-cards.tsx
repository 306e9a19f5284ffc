/** How much of a list has been seen, and the next page: a link, which scripts follow by themselves near the end. */
import { useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { formatNumber } from '#domain/numbers';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';

type Props = { seen: number; total: number; next: string | null };

/** The address follows what is shown, without a step back for every nine campaigns. */
const IN_PLACE = { replace: true, preventScrollReset: true } as const;
/** How far below the screen the end of the list is when more is asked for. */
const AHEAD = '400px';

export function MoreCards({ seen, total, next }: Props) {
  const t = useText('projects');
  const { state } = useNavigation();
  const end = useNearEnd(next);
  return (
    <div className="more" ref={end}>
      <progress className="bar max-w-[160px]" max={total} value={seen} aria-hidden />
      <p className="sm muted" role="status">
        {t('more.seen', { seen: formatNumber(seen), total: formatNumber(total) })}
      </p>
      {next && (
        <ButtonLink kind="quiet" to={next} rel="next" {...IN_PLACE}>
          {state === 'idle' ? t('more.next') : t('more.loading')}
        </ButtonLink>
      )}
    </div>
  );
}

function useNearEnd(next: string | null) {
  const end = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    if (!next || !end.current || state !== 'idle' || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) navigate(next, IN_PLACE);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next, navigate, state]);
  return end;
}

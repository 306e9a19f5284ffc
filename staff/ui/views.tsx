/** Preset filters above a list, as links: all, to check, flagged … */
import { formatNumber } from '#domain/numbers/format';

export type View = { to: string; label: string; count?: number; isCurrent: boolean };

export function Views({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className="views" aria-label={label}>
      {views.map(({ to, label: name, count, isCurrent }) => (
        <a key={to} href={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {count !== undefined && (
            <>
              {' '}
              <span className="num">{formatNumber(count)}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}

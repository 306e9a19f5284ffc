/** Availability of a sacrifice: a square for each share (filled: paid, half transparent: reserved), and text. */
import { type Limit, remainingUnits } from '#domain/offerings';
import { useText } from '#web/i18n/strings';

/** Squares per row: an animal has seven shares. */
const PER_ROW = 7;
/** Above this number a progress bar replaces the squares, because visitors do not count so many squares. */
const MAX_SQUARES = 21;
const STEP = 28;
const SIDE = 22;

export function AvailabilityBoard({ limit, isShared }: { limit: Limit; isShared: boolean }) {
  const t = useText('sacrifices');
  const { capacity, taken, paid } = limit;
  const beingPaid = taken - paid;
  return (
    <div className="grid gap-1">
      {isShared && capacity <= MAX_SQUARES ? (
        <ShareSquares limit={limit} />
      ) : (
        <progress className="bar" max={capacity} value={taken} aria-hidden />
      )}
      <p className="row sm" role="status">
        <span>{t('taken', { taken, capacity })}</span>{' '}
        <span className="muted">{t('left', { count: remainingUnits(limit) })}</span>
      </p>
      {beingPaid > 0 && <p className="sm muted">{t('beingPaid', { count: beingPaid })}</p>}
    </div>
  );
}

function ShareSquares({ limit: { capacity, taken, paid } }: { limit: Limit }) {
  const rows = Math.ceil(capacity / PER_ROW);
  const width = (PER_ROW - 1) * STEP + SIDE;
  const height = (rows - 1) * STEP + SIDE;
  return (
    <svg
      className="flip text-brand"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      {Array.from({ length: capacity }, (_, at) => (
        <rect
          key={at}
          x={(at % PER_ROW) * STEP + 1}
          y={Math.floor(at / PER_ROW) * STEP + 1}
          width={SIDE - 2}
          height={SIDE - 2}
          rx={3}
          fill={at < taken ? 'currentColor' : 'none'}
          fillOpacity={at < paid ? 1 : 0.35}
          stroke="currentColor"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}

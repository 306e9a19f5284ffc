/** What is taken of an animal or of several: a place for each share, and the same in words. */
import { leftOf, type Limit } from '#domain/offerings';
import { useText } from '../../i18n/strings';

/** A row is one animal. */
const PER_ROW = 7;
/** More animals than these are a bar: squares that nobody counts say less. */
const MOST_PLACES = 21;
const STEP = 28;
const SIDE = 22;

type Props = { limit: Limit; isShared: boolean };

export function Board({ limit, isShared }: Props) {
  const t = useText('sacrifices');
  const { capacity, taken, paid } = limit;
  const beingPaid = taken - paid;
  return (
    <div className="grid gap-1">
      {isShared && capacity <= MOST_PLACES ? (
        <Places limit={limit} />
      ) : (
        <progress className="bar" max={capacity} value={taken} aria-hidden />
      )}
      <p className="row sm" role="status">
        <span>{t('taken', { taken, capacity })}</span>
        <span className="muted">{t('left', { count: leftOf(limit) })}</span>
      </p>
      {beingPaid > 0 && <p className="sm muted">{t('beingPaid', { count: beingPaid })}</p>}
    </div>
  );
}

function Places({ limit: { capacity, taken, paid } }: { limit: Limit }) {
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

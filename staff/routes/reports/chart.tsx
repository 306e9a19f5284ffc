/** A bar chart as SVG: bars in percent, so that it fits any width, and texts in pixels. Its table always follows. */
import { direction } from '#domain/locales';
import { formatNumber } from '#domain/numbers/format';
import { percent, pixels } from '#domain/plots/scale';
import { useLocale } from '#web/i18n/strings';

/** `ink`: one of three shades, which always have the same order in a bar. */
export type Series = { name: string; ink: 'c1' | 'c2' | 'c3'; values: readonly number[] };

type Props = {
  /** Text alternative of the chart. */
  label: string;
  periods: readonly string[];
  series: readonly Series[];
  /** The value of the highest bar of all charts that are compared. */
  highest: number;
};

/** Pixels from the top. */
const TOP = 24;
const BASE = 198;
const LABELS = 218;
/** Texts for more bars would overlap on a phone. */
const MAX_LABELS = 6;
/** Share of its column that a bar fills. */
const BAR = 0.62;

export function Chart({ label, periods, series, highest }: Props) {
  const isMirrored = direction(useLocale()) === 'rtl';
  const column = 100 / periods.length;
  const scale = highest > 0 ? (BASE - TOP) / highest : 0;
  const step = Math.ceil(periods.length / MAX_LABELS);
  /** Percent from the left, for a distance from the side where the text begins. */
  const left = (start: number, width = 0) => percent(isMirrored ? 100 - start - width : start);
  return (
    <svg className="chart" role="img" aria-label={label}>
      <line x1="0" x2="100%" y1={BASE} y2={BASE} />
      {periods.map((period, i) => {
        const start = i * column + (column * (1 - BAR)) / 2;
        const middle = left(i * column + column / 2);
        const parts = stack(series, i);
        const sum = parts.at(-1)?.to ?? 0;
        return (
          <g key={period}>
            {parts.map(({ ink, from, to }) => (
              <rect
                key={ink}
                className={ink}
                x={left(start, column * BAR)}
                width={percent(column * BAR)}
                y={pixels(BASE - to * scale)}
                height={pixels((to - from) * scale)}
              />
            ))}
            {step === 1 && sum > 0 && (
              <text className="t" x={middle} y={pixels(BASE - sum * scale - 6)} textAnchor="middle">
                {formatNumber(Math.round(sum))}
              </text>
            )}
            {i % step === 0 && (
              <text x={middle} y={LABELS} textAnchor="middle">
                {period}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Returns the parts of a bar from the bottom. Leaves out empty ones. */
function stack(series: readonly Series[], index: number) {
  const parts: { ink: string; from: number; to: number }[] = [];
  for (const { ink, values } of series) {
    const from = parts.at(-1)?.to ?? 0;
    const value = values[index] ?? 0;
    if (value > 0) parts.push({ ink, from, to: from + value });
  }
  return parts;
}

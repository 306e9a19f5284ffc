/** Durations and statuses of responses, and their percentiles and series. */

export type Sample = { at: number; ms: number; status: number };

export class Samples<Kind extends string = string> {
  private readonly startedAt = performance.now();
  private readonly byKind = new Map<Kind, Sample[]>();

  /** @param begun the time at which the request was due (`performance.now()`) */
  add(kind: Kind, begun: number, status: number): void {
    const now = performance.now();
    const of = this.byKind.get(kind) ?? [];
    this.byKind.set(kind, of);
    of.push({ at: (begun - this.startedAt) / 1_000, ms: now - begun, status });
  }

  all(...kinds: Kind[]): Sample[] {
    const chosen = kinds.length > 0 ? kinds : [...this.byKind.keys()];
    return chosen.flatMap((kind) => this.byKind.get(kind) ?? []);
  }
}

/** Returns the percentile of the values, for example 0.95. NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export const msOf = (samples: readonly Sample[], share: number): number =>
  percentile(
    samples.map(({ ms }) => ms),
    share,
  );

/** True for no response, or a status from 500 on, also the 503 of a server under overload. */
export const isError = ({ status }: Sample): boolean => status === 0 || status >= 500;

export function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? NaN : items.filter(is).length / items.length;
}

/** Returns the slope of a line through the points (least squares). */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

/** Returns a percentile for each second. */
export function perSecond(samples: readonly Sample[], share: number): number[] {
  const seconds: number[][] = [];
  for (const { at, ms } of samples) (seconds[Math.floor(at)] ??= []).push(ms);
  return Array.from(seconds, (values) => (values ? percentile(values, share) : 0));
}

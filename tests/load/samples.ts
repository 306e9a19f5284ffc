/** Durations of responses in ms, and their percentiles. */

export class Samples<Kind extends string = string> {
  private readonly byKind = new Map<Kind, number[]>();

  /** @param begun the time of the request (`performance.now()`) */
  add(kind: Kind, begun: number): void {
    const samples = this.byKind.get(kind) ?? [];
    samples.push(performance.now() - begun);
    this.byKind.set(kind, samples);
  }

  all(...kinds: Kind[]): number[] {
    const chosen = kinds.length > 0 ? kinds : [...this.byKind.keys()];
    return chosen.flatMap((kind) => this.byKind.get(kind) ?? []);
  }
}

/** Returns the percentile of the values, for example 0.95. NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export function tally(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count} × ${line}`).join(', ');
}

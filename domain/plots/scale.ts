/** Scales of plots: positions of values in SVG, rounded, because more digits only make the page larger. */

/** Returns the position of a value on a side of `size` units, whose end is `highest`. Positions are whole numbers. */
export function scaleTo(size: number, highest: number): (value: number) => number {
  return (value) => (highest > 0 ? Math.round((value / highest) * size) : 0);
}

/** Length as SVG writes it: "12.35%". */
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** Returns the length of a value as a percentage of the highest one. A value above zero is never invisible. */
export function shareOf(value: number, highest: number, least = 0.5): string {
  if (value <= 0 || highest <= 0) return percent(0);
  return percent(Math.min(100, Math.max(least, (value / highest) * 100)));
}

export const pixels = (value: number): number => Math.round(value * 10) / 10;

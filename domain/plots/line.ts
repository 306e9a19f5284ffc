/** The path of a line as SVG writes it. */

/** `y` counts from the bottom. */
export type Point = { x: number; y: number };

/** @param height of the SVG, whose own y axis begins at the top @returns for example "M0 60 40 20" */
export function linePath(points: readonly Point[], height: number): string {
  // After `M`, further pairs are lines, so `L` is not needed.
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${height - y}`).join(' ')}`;
}

/** The area below the line. */
export function areaPath(points: readonly Point[], height: number): string {
  const [first] = points;
  return first ? `${linePath(points, height)}V${height}H${first.x}Z` : '';
}

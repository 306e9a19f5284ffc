/** Prints the results of the benchmarks as tables, and calculates medians. */

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Prints a table. Columns of numbers are aligned at the end. @param texts number of the first columns, with text */
export function printTable(rows: readonly (readonly string[])[], texts = 1): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, n) => (n < texts ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!)))
        .join('   '),
    );
  console.log('');
}

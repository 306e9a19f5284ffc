/** Writes CSV files (RFC 4180) that spreadsheets open without running a cell as a formula. */

/** Excel reads UTF-8 only after a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets run a cell that begins with one of these as a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
/** A number of our own, such as -25.000. A spreadsheet reads it as a number, not as a formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns a cell that no spreadsheet runs: an apostrophe before it makes it a text (OWASP, CSV Injection).
 * @param value a number is written as it is
 */
export function safeCell(value: string): string {
  return FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
}

/** Returns the file. Every cell is quoted. @param rows the first one has the titles of the columns */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(','),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Reads comma-separated values as spreadsheets write them: with quotes, other separators, a byte order mark. */

/** `hasDecimalComma`: a comma separates decimals, because the columns are separated by another character. */
export type CsvRow = { line: number; cells: Record<string, string>; hasDecimalComma: boolean };

/** Returns the rows by column name, in lower case. Omits empty lines. */
export function readCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = plain.trimStart().split('\n');
  const separator = [';', '\t', ','].find((one) => first.includes(one)) ?? ',';
  const lines = cellsOf(plain, separator).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...body] = lines;
  const columns = (head?.cells ?? []).map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'));
  return {
    columns,
    rows: body.map(({ line, cells }) => ({
      line,
      hasDecimalComma: separator !== ',',
      cells: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])),
    })),
  };
}

function cellsOf(text: string, separator: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let [cell, line, isQuoted, wasQuoted] = ['', 1, false, false];
  let cells: string[] = [];
  let start = 1;
  const endCell = () => {
    cells.push(wasQuoted ? cell : cell.trim());
    [cell, wasQuoted] = ['', false];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (isQuoted) {
      if (character === '"' && text[at + 1] === '"') cell += text[++at]!;
      else if (character === '"') isQuoted = false;
      else cell += character;
      if (character === '\n') line++;
    } else if (character === '"' && cell.trim() === '') {
      [cell, isQuoted, wasQuoted] = ['', true, true];
    } else if (character === separator) endCell();
    else if (character === '\n') {
      endCell();
      rows.push({ line: start, cells });
      [cells, start] = [[], ++line];
    } else cell += character;
  }
  endCell();
  rows.push({ line: start, cells });
  return rows;
}

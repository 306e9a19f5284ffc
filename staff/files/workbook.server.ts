/** The recipe of all XLSX files: sheets with a bold first row that stays visible, and numbers that can be summed. */
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { exponentOf, minorPerUnit, type Money } from '#domain/money';

export const BOLD = { fontWeight: 'bold' } as const;
type Style = typeof BOLD | Record<string, never>;

export type Sheet = { sheet: string; widths: readonly number[]; head: string[]; rows: Cell[][] };

export const textCell = (value: string, style: Style = {}): Cell => ({
  ...{ value, type: String, ...style },
});

export const countCell = (value: number, style: Style = {}): Cell => ({
  ...{ value, type: Number, ...style },
});

/** A day or a month as a date that a spreadsheet can sort. @param day 2026-03-24, 2026-03, or '' for an empty cell */
export const dayCell = (day: string, style: Style = {}): Cell =>
  day === ''
    ? null
    : {
        ...{ value: new Date(day), type: Date, ...style },
        format: day.length === 7 ? 'mm-yyyy' : 'dd-mm-yyyy',
      };

/** A number in major units, with the decimals of its currency. */
export function moneyCell({ minor, currency }: Money, style: Style = {}): Cell {
  const decimals = exponentOf(currency);
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return { value: minor / minorPerUnit(currency), type: Number, format, ...style };
}

/** @param widths of the columns, in characters */
export async function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeExcelFile(
    sheets.map(({ sheet, widths, head, rows }) => ({
      sheet,
      stickyRowsCount: 1,
      columns: widths.map((width) => ({ width })),
      data: [head.map((title) => textCell(title, BOLD)), ...rows],
    })),
  ).toBuffer();
  return Uint8Array.from(file);
}

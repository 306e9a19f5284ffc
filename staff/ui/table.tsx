/** Tables of the staff area. On a phone, each row becomes lines. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of table elements when CSS changes their display */
import type { Key, ReactNode } from 'react';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** number: aligned at the end. total: on a phone, next to the name of the row. link: large enough for touch. */
  kind?: 'number' | 'total' | 'link';
  /** apart: a line follows the column, because its money is spent separately. after: the column after that line. */
  edge?: 'apart' | 'after';
  /** Returns true for a cell without a value, which is left out on a phone. */
  isEmpty?: (row: Row) => boolean;
};

type Props<Row> = {
  /** Describes the table, for example its order. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The last row, with the sums of the others. */
  sum?: Row | undefined;
};

/**
 * The first cell names the row. On a phone, the others show their column's label. The roles repeat those of the elements,
 * because browsers drop them when CSS changes `display`.
 */
export function Table<Row>({ caption, columns, rows, keyOf, sum }: Props<Row>) {
  return (
    <table className="table mid lines" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, kind, edge }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={joined(kind && kind !== 'link' && 'n', edge)}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={keyOf(row)} {...{ columns, row }} />
        ))}
      </tbody>
      {sum !== undefined && (
        <tfoot role="rowgroup">
          <Row {...{ columns, row: sum }} />
        </tfoot>
      )}
    </table>
  );
}

type LinkTableProps<Row> = Pick<Props<Row>, 'caption' | 'rows' | 'keyOf'> & {
  columns: readonly { label: string; className: string; cell: (row: Row) => ReactNode }[];
};

/** The first cell has a link, to which the whole row leads below 760 px. The last cell is aligned at the end. */
export function LinkTable<Row>({ caption, columns, rows, keyOf }: LinkTableProps<Row>) {
  return (
    <table className="table mid gifts" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label }, at) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={joined(at === columns.length - 1 && 'n')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={keyOf(row)}>
            {columns.map(({ label, className, cell }) => (
              <td key={label} role="cell" className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Row<Value>({ columns, row }: { columns: readonly Column<Value>[]; row: Value }) {
  const [first, ...others] = columns;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {first?.cell(row)}
      </th>
      {others.map(({ label, cell, kind, edge, isEmpty }) => (
        <td
          key={label}
          role="cell"
          data-l={label}
          className={joined(classOf(kind), edge, isEmpty?.(row) && 'nil')}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function classOf(kind: Column<never>['kind']): string | undefined {
  if (kind === 'link') return 'full';
  return kind === 'total' ? 'n tot' : kind && 'n';
}

function joined(...classes: (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}

/** A table that becomes lines on a phone: the first cell is the name of the row, the others show their column's label. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of table elements when CSS changes their display */
import type { Key, ReactNode } from 'react';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** number: at the end of the column. total: on a phone, next to the name of the row. */
  kind?: 'number' | 'total';
};

type Props<Row> = {
  /** Describes the table, for example its order. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Rows with sums. */
  foot?: ReactNode;
};

/** The roles repeat those of the elements, because browsers drop them when CSS changes `display`. */
export function Table<Row>({ caption, columns, rows, keyOf, foot }: Props<Row>) {
  const [first, ...others] = columns;
  return (
    <table className="table mid lines" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, kind }) => (
            <th key={label} role="columnheader" scope="col" className={kind && 'n'}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            <th scope="row" role="rowheader">
              {first?.cell(row)}
            </th>
            {others.map(({ label, cell, kind }) => (
              <td key={label} role="cell" data-l={label} className={classOf(kind)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot role="rowgroup">{foot}</tfoot>}
    </table>
  );
}

function classOf(kind: Column<never>['kind']): string | undefined {
  return kind === 'total' ? 'n tot' : kind && 'n';
}

/** The header row of a table. */
type Props = {
  columns: readonly string[];
  /** Headings of the last columns, which contain numbers and are aligned at the end. */
  numbers?: readonly string[];
};

export function TableHead({ columns, numbers = [] }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
        {numbers.map((heading) => (
          <th key={heading} scope="col" className="n">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

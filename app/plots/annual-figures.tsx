/** Bars of the money given and spent in a year, with a table of the same amounts. */
import { DateText, Disclosure, Money } from '#web/ui/parts';
import { TableHead } from '#web/ui/table-head';
import type { AnnualFiguresView } from './annual-figures.server';

/** Pixels: two bars of the same height with a gap. */
const BAR = 9;
const SECOND = 12;
const HEIGHT = 21;

export function AnnualFigures({ figures }: { figures: AnnualFiguresView | null }) {
  if (!figures) return null;
  const { title, chart, given, spent, items, source, report } = figures;
  return (
    <section className="grid gap-3 md:max-w-[47.5rem]">
      <h2>{title}</h2>
      <p className="key sm">
        <span className="o">{given.label}</span> <span>{spent.label}</span>
      </p>
      <div className="plot grid gap-2" role="img" aria-label={chart}>
        {items.map(({ label, language, spent: amount, givenWidth, spentWidth }) => (
          <div key={label}>
            <p className="row sm">
              <span {...language}>{label}</span> <Money amount={amount} />
            </p>
            <svg height={HEIGHT}>
              <rect className="o" width={givenWidth} height={BAR} />
              <rect width={spentWidth} y={SECOND} height={BAR} />
            </svg>
          </div>
        ))}
      </div>
      <Disclosure summary={figures.table}>
        <FiguresTable figures={figures} />
      </Disclosure>
      <p className="muted sm">
        {source.label} <span {...source.language}>{source.text}</span> ·&nbsp;
        <DateText date={source.published} />
        {report && (
          <>
            {' ·\u00a0'}
            <a href={report.url} rel="noopener noreferrer">
              {report.label}
            </a>
          </>
        )}
      </p>
    </section>
  );
}

function FiguresTable({ figures }: { figures: AnnualFiguresView }) {
  const { item, given, spent, items, total } = figures;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a table that is too wide
    <div className="scroll" role="region" aria-label={figures.table} tabIndex={0}>
      <table className="table">
        <TableHead columns={[item]} numbers={[given.label, spent.label]} />
        <tbody>
          {items.map(({ label, language, ...amounts }) => (
            <tr key={label}>
              <th scope="row" {...language}>
                {label}
              </th>
              {[amounts.given, amounts.spent].map((amount, at) => (
                <td key={at} className="n">
                  <Money amount={amount} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{total}</th>
            {[given, spent].map(({ label, total: sum }) => (
              <td key={label} className="n">
                <b>
                  <Money amount={sum} />
                </b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Plot of the raised amount of a campaign over time, with the goal as a line, and a table of the same amounts. */
import { useText } from '#web/i18n/strings';
import type { ProjectView } from '../../giving/project/view.server';
import { DateText, Money } from '#web/ui/text';
import { Disclosure } from '#web/ui/fold';
import { TableHead } from '#web/ui/table-head';

export function HistoryPlot({ history, raised, goal }: ProjectView) {
  const t = useText('project');
  if (!history) return null;
  const { points, box, line, area, goalLine } = history;
  return (
    <section className="grid gap-2">
      <h2>{t('history.title')}</h2>
      <p className="key line sm">
        <span>
          {t('history.raised')} <Money amount={raised} />
        </span>{' '}
        {goal && (
          <span className="o">
            {t('history.goal')} <Money amount={goal} />
          </span>
        )}
      </p>
      <div className="plot line">
        <svg viewBox={box} preserveAspectRatio="none" role="img" aria-label={t('history.chart')}>
          <path className="f" d={area} />
          {goalLine && <path className="o" d={goalLine} />}
          <path d={line} />
        </svg>
        <p className="row muted sm">
          <DateText date={points[0]!.day} /> <DateText date={points.at(-1)!.day} />
        </p>
      </div>
      <Disclosure summary={t('history.table')}>
        <table className="table">
          <TableHead columns={[t('history.day')]} numbers={[t('history.total')]} />
          <tbody>
            {points.map(({ day, raised: amount }) => (
              <tr key={day}>
                <td>
                  <DateText date={day} />
                </td>
                <td className="n">
                  <Money amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}

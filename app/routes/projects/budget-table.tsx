/** Table of a campaign's budget: items, their percentages and costs. */
import { useText } from '../../i18n/strings';
import { Money } from '../../ui/money';
import type { ProjectView } from '../../giving/project/view.server';

export function BudgetTable({ budget }: Pick<ProjectView, 'budget'>) {
  const t = useText('project');
  if (budget.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{t('budget.title')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('budget.item')}</th>
            <th scope="col" className="n">
              {t('budget.share')}
            </th>
            <th scope="col" className="n">
              {t('budget.cost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {budget.map(({ label, language, share, amount }) => (
            <tr key={label}>
              <td>
                <span {...language}>{label}</span>
              </td>
              <td className="n num">{t('shell:ui.percent', { value: share })}</td>
              <td className="n">
                <Money amount={amount} decimals="whenNeeded" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

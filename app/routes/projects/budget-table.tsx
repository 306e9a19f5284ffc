/** A campaign's budget, with the percentage and cost of each item: a table, on narrow screens rows with labels. */
import { useText } from '../../i18n/strings';
import { Money } from '../../ui/money';
import type { ProjectView } from '../../giving/project/view.server';
import { TableHead } from '../../ui/table-head';

export function BudgetTable({ budget }: Pick<ProjectView, 'budget'>) {
  const t = useText('project');
  if (budget.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{t('budget.title')}</h2>
      <table className="table resp">
        <TableHead columns={[t('budget.item')]} numbers={[t('budget.share'), t('budget.cost')]} />
        <tbody>
          {budget.map(({ label, language, share, amount }) => (
            <tr key={label}>
              <td>
                <span {...language}>{label}</span>
              </td>
              <td className="n num" data-label={t('budget.share')}>
                {t('shell:ui.percent', { value: share })}
              </td>
              <td className="n" data-label={t('budget.cost')}>
                <Money amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

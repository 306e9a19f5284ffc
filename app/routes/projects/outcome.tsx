/** Outcome of a completed campaign: text, date and cost. */
import { useText } from '../../i18n/strings';
import { DateText } from '../../ui/date-text';
import { Facts } from '../../ui/facts';
import { Money } from '../../ui/money';
import type { ProjectView } from '../../giving/project/view.server';

export function Outcome({ outcome }: { outcome: NonNullable<ProjectView['outcome']> }) {
  const t = useText('project');
  return (
    <section className="grid gap-2">
      <h2>{t('outcome.title')}</h2>
      <p className="text-lg" {...outcome.language}>
        {outcome.text}
      </p>
      <Facts
        rows={[
          { label: t('outcome.at'), value: <DateText date={outcome.at} /> },
          { label: t('outcome.spent'), value: <Money amount={outcome.spent} /> },
        ]}
      />
    </section>
  );
}

/** The filters of the money report: period, campaign and payment method. */
import { useText } from '#app/i18n/strings';
import { FindForm } from '../../ui/list-filters';
import type { Option } from '../../ui/options';

type Props = {
  query: Readonly<Record<string, string | undefined>>;
  /** The active filters as text. */
  active: string;
  isFiltered: boolean;
  offerings: readonly Option[];
  methods: readonly Option[];
};

export function ReportForm({ query, active, isFiltered, offerings, methods }: Props) {
  const t = useText('staff-reports');
  const empty = t('form.all');
  return (
    <FindForm
      {...{ query, label: t('form.title'), isOpen: isFiltered }}
      keep={{ currency: query.currency }}
      summary={active === '' ? t('form.summary') : t('form.active', { active })}
      choices={[
        { name: 'offering', label: t('form.campaign'), options: offerings, empty },
        { name: 'method', label: t('form.method'), options: methods, empty },
      ]}
    />
  );
}

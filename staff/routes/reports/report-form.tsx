/** The filters of the money report: period, campaign and payment method. */
import { useText } from '#app/i18n/strings';
import type { InLanguage } from '#app/charity/localise';
import { Field } from '#app/ui/field';
import { Select } from '#app/ui/select';
import { Find } from '../../ui/find';

type Props = {
  /** Days as YYYY-MM-DD. */
  from: string;
  until: string;
  currency: string;
  offering: string;
  method: string;
  /** The active filters as text. */
  active: string;
  isFiltered: boolean;
  offerings: readonly (InLanguage & { id: string; name: string })[];
  methods: readonly { id: string; name: string }[];
};

export function ReportForm(props: Props) {
  const { from, until, currency, offering, method, active, isFiltered } = props;
  const t = useText('staff-reports');
  return (
    <Find
      label={t('form.title')}
      keep={{ currency }}
      filters={{
        summary: active === '' ? t('form.summary') : t('form.active', { active }),
        isOpen: isFiltered,
        fields: (
          <>
            <Field label={t('form.from')} type="date" name="from" id="from" defaultValue={from} />
            <Field
              label={t('form.until')}
              type="date"
              name="until"
              id="until"
              defaultValue={until}
            />
            <Select
              label={t('form.campaign')}
              name="offering"
              id="offering"
              defaultValue={offering}
            >
              <option value="">{t('form.all')}</option>
              {props.offerings.map(({ id, name, language }) => (
                <option key={id} value={id} {...language}>
                  {name}
                </option>
              ))}
            </Select>
            <Select label={t('form.method')} name="method" id="method" defaultValue={method}>
              <option value="">{t('form.all')}</option>
              {props.methods.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </>
        ),
      }}
    />
  );
}

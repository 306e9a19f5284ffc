/** The search of applications with its filters, and the links that remove them. */
import { useText } from '#app/i18n/strings';
import { Field } from '#app/ui/field';
import { Select } from '#app/ui/select';
import { formatDate } from '#domain/time/dates';
import { staffLinks } from '../../links';
import { ActiveFilters, Find } from '../../ui/find';
import { Options } from '../../ui/options';
import type { ListData } from './list.server';
import { FILTER_NAMES, parametersOf } from './query';

type Props = Pick<ListData, 'filters' | 'kinds' | 'subjects'>;

export function FindForm({ filters, kinds, subjects }: Props) {
  const t = useText('staff-applications');
  const options = { kind: kinds, subject: subjects };
  return (
    <Find
      label={t('title')}
      hint={t('find.hint')}
      value={filters.q}
      keep={{ view: filters.view === 'new' ? undefined : filters.view }}
      filters={{
        summary: t('find.filters'),
        isOpen: FILTER_NAMES.some((name) => filters[name] !== undefined),
        fields: (
          <>
            <Field name="from" label={t('find.from')} type="date" defaultValue={filters.from} />
            <Field name="until" label={t('find.until')} type="date" defaultValue={filters.until} />
            {(['kind', 'subject'] as const).map((name) => (
              <Select
                key={name}
                name={name}
                label={t(`find.${name}`)}
                defaultValue={filters[name] ?? ''}
              >
                <Options options={options[name]} empty={t('find.any')} />
              </Select>
            ))}
          </>
        ),
      }}
    />
  );
}

/** One link for each active filter, which removes it. */
export function ListFilters({ filters, kinds, subjects }: Props) {
  const t = useText('staff-applications');
  const texts = {
    q: filters.q,
    from: filters.from && formatDate(filters.from),
    until: filters.until && formatDate(filters.until),
    kind: kinds.find(({ value }) => value === filters.kind)?.text,
    subject: subjects.find(({ value }) => value === filters.subject)?.text ?? filters.subject,
  };
  const active = (['q', ...FILTER_NAMES] as const).filter((name) => filters[name] !== undefined);
  return (
    <ActiveFilters
      filters={active.map((name) => ({
        label: name === 'q' ? filters.q! : `${t(`find.${name}`)}: ${texts[name]}`,
        to: staffLinks.applications(parametersOf({ ...filters, [name]: undefined })),
      }))}
      clear={staffLinks.applications({ view: parametersOf(filters).view })}
    />
  );
}

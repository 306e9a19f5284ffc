/** The search with its filters, and the links that remove them. */
import { useText } from '#app/i18n/strings';
import { Field } from '#app/ui/field';
import { Select } from '#app/ui/select';
import { formatDate } from '#domain/time/dates';
import { staffLinks } from '../../links';
import { ActiveFilters, Find } from '../../ui/find';
import { Options } from '../../ui/options';
import type { FilterOptions } from './filters.server';
import { FILTER_NAMES, parametersOf, type Filters } from './query';

type Props = { filters: Filters; options: FilterOptions };

export function FindGifts({ filters, options }: Props) {
  const t = useText('staff-gifts');
  return (
    <Find
      label={t('title')}
      hint={t('find.hint')}
      value={filters.q}
      keep={{ view: filters.view === 'all' ? undefined : filters.view }}
      filters={{
        summary: t('find.filters'),
        isOpen: FILTER_NAMES.some((name) => filters[name] !== undefined),
        fields: (
          <>
            <Field name="from" label={t('find.from')} type="date" defaultValue={filters.from} />
            <Field name="until" label={t('find.until')} type="date" defaultValue={filters.until} />
            {(['state', 'intention', 'offering', 'method'] as const).map((name) => (
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
export function ActiveGiftFilters({ filters, options }: Props) {
  const t = useText('staff-gifts');
  const textOf = (name: (typeof FILTER_NAMES)[number], value: string) =>
    name === 'from' || name === 'until'
      ? formatDate(value)
      : (options[name].find((option) => option.value === value)?.text ?? value);
  const active = FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined
      ? []
      : { name, label: `${t(`find.${name}`)}: ${textOf(name, value)}` };
  });
  return (
    <ActiveFilters
      filters={[...(filters.q ? [{ name: 'q', label: filters.q } as const] : []), ...active].map(
        ({ name, label }) => ({
          label,
          to: staffLinks.donations(parametersOf({ ...filters, [name]: undefined })),
        }),
      )}
      clear={staffLinks.donations()}
    />
  );
}

/** The search of a list with days and choices as filters, and the links that remove them. The URL has the filters. */
import { useText } from '#app/i18n/strings';
import { Field } from '#app/ui/field';
import { Select } from '#app/ui/select';
import { formatDate } from '#domain/time/dates';
import { ActiveFilters, Find } from './find';
import { Options, type Option } from './options';

type Query = Readonly<Record<string, string | undefined>>;
type Choice = { name: string; label: string; options: readonly Option[] };

type Props = {
  /** The parameters of the URL. */
  query: Query;
  choices: readonly Choice[];
};

const DAYS = ['from', 'until'] as const;

export function FindForm({
  query,
  choices,
  summary,
  ...texts
}: Props & { label: string; hint: string; summary: string }) {
  const t = useText('staff');
  return (
    <Find
      {...texts}
      value={query.q}
      keep={{ view: query.view }}
      filters={{
        summary,
        isOpen: [...DAYS, ...choices.map(({ name }) => name)].some((name) => query[name]),
        fields: (
          <>
            {DAYS.map((name) => (
              <Field
                {...{ name, label: t(`list.${name}`), type: 'date', defaultValue: query[name] }}
                key={name}
              />
            ))}
            {choices.map(({ name, label, options }) => (
              <Select key={name} {...{ name, label }} defaultValue={query[name] ?? ''}>
                <Options options={options} empty={t('list.any')} />
              </Select>
            ))}
          </>
        ),
      }}
    />
  );
}

/** One link for each active filter, which removes it. @param to the URL of the list with these parameters */
export function FilterLinks({ query, choices, to }: Props & { to: (query: Query) => string }) {
  const t = useText('staff');
  const { q, view } = query;
  const texts = [
    ...DAYS.map((name) => ({ name, label: t(`list.${name}`), text: formatDate })),
    ...choices.map(({ name, label, options }) => ({
      ...{ name, label },
      text: (value: string) => options.find((one) => one.value === value)?.text ?? value,
    })),
  ].flatMap(({ name, label, text }) => {
    const value = query[name];
    return value ? [{ name, label: `${label}: ${text(value)}` }] : [];
  });
  return (
    <ActiveFilters
      filters={[...(q ? [{ name: 'q', label: q }] : []), ...texts].map(({ name, label }) => ({
        ...{ label, to: to({ ...query, [name]: undefined }) },
      }))}
      clear={to({ view })}
    />
  );
}

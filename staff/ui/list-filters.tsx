/** The search of a list with days and choices as filters, and the links that remove them. The URL has the filters. */
import { useText } from '#web/i18n/strings';
import { Field, Select } from '#web/ui/field';
import { formatDate } from '#domain/time/dates';
import { ActiveFilters, Find } from './find';
import { Options, type Option } from './options';

type Query = Readonly<Record<string, string | undefined>>;
/** `empty`: the text of the empty option. */
type Choice = { name: string; label: string; options: readonly Option[]; empty?: string };

type Props = {
  /** The parameters of the URL. */
  query: Query;
  choices: readonly Choice[];
};

const DAYS = ['from', 'until'] as const;

type FindProps = Props & {
  /** The name of the list. */
  label: string;
  /** Hint of the search field. Without it, the form has no search field. */
  hint?: string;
  /** Summary of the fold with the filters. */
  summary: string;
  /** Parameters of the URL that the search keeps. */
  keep?: Query;
  /** False for a list without a period. */
  hasDays?: boolean;
  /** True when the fold is open. The default is true while one of its filters is active. */
  isOpen?: boolean;
};

export function FindForm({ query, choices, summary, hasDays = true, isOpen, ...form }: FindProps) {
  const t = useText('staff');
  const days = hasDays ? DAYS : [];
  const isActive = [...days, ...choices.map(({ name }) => name)].some((name) => query[name]);
  return (
    <Find
      keep={{ view: query.view }}
      {...form}
      value={query.q}
      filters={{
        summary,
        isOpen: isOpen ?? isActive,
        fields: (
          <>
            {days.map((name) => (
              <Field
                {...{ name, label: t(`list.${name}`), type: 'date', defaultValue: query[name] }}
                key={name}
              />
            ))}
            {choices.map(({ name, label, options, empty = t('list.any') }) => (
              <Select key={name} {...{ name, label }} defaultValue={query[name] ?? ''}>
                <Options {...{ options, empty }} />
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

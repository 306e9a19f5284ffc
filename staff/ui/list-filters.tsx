/** The search above a list with its filters, and the links that remove active filters. The URL has the filters. */
import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/dates';
import { useText } from '#web/i18n/strings';
import { Field, Select } from '#web/ui/field';
import { Icon } from '#web/ui/icon';
import { type Option, Options, Submit, TextLink } from './page';

type FindProps = {
  /** The name of the searched list. */
  label: string;
  /** Hint of the search field. Without it, the form has no search field. */
  hint?: string;
  /** The current text of the search. */
  value?: string | undefined;
  /** Further fields in a fold, which is open while one of them is active. */
  filters?: { summary: string; isOpen: boolean; fields: ReactNode };
  /** Parameters of the URL that the search keeps, as hidden fields. */
  keep?: Record<string, string | undefined>;
};

/** The search form above a list, with further filters in a fold. A GET form, so that the URL contains them. */
export function Find({ label, hint, value, filters, keep = {} }: FindProps) {
  const t = useText('staff');
  return (
    <form className="find" role="search" aria-label={label}>
      {Object.entries(keep).map(([name, kept]) =>
        kept === undefined ? null : <input key={name} type="hidden" name={name} value={kept} />,
      )}
      {hint !== undefined && (
        <div className="field">
          <label htmlFor="q">{t('list.find')}</label>
          <span className="join">
            <input
              className="in"
              id="q"
              type="search"
              name="q"
              defaultValue={value}
              aria-describedby="q-hint"
            />
            <Submit>
              <Icon name="search" />
              {t('list.find')}
            </Submit>
          </span>
          <span className="hint" id="q-hint">
            {hint}
          </span>
        </div>
      )}
      {filters && (
        <details className="fold more-filters" open={filters.isOpen}>
          <summary>
            <span className="inline">
              <Icon name="sift" />
              {filters.summary}
            </span>
            <Icon name="down" />
          </summary>
          <div>
            {filters.fields}
            <Submit kind="quiet" className="full">
              {t('list.show')}
            </Submit>
          </div>
        </details>
      )}
    </form>
  );
}

export function ActiveFilters({
  filters,
  clear,
}: {
  /** `to`: the same list without this filter. */
  filters: readonly { label: string; to: string }[];
  /** The list without filters. */
  clear: string;
}) {
  const t = useText('staff');
  if (filters.length === 0) return null;
  return (
    <p className="on">
      {filters.map(({ label, to }) => (
        <a key={to} href={to}>
          {label}
          <span className="vh">{t('list.remove')}</span>
          <Icon name="close" />
        </a>
      ))}
      <TextLink to={clear}>{t('list.clear')}</TextLink>
    </p>
  );
}

type Query = Readonly<Record<string, string | undefined>>;
/** `empty`: the text of the empty option. */
type Choice = { name: string; label: string; options: readonly Option[]; empty?: string };

type FilterProps = {
  /** The parameters of the URL. */
  query: Query;
  choices: readonly Choice[];
};

const DAYS = ['from', 'until'] as const;

type FindFormProps = FilterProps & {
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

export function FindForm({
  query,
  choices,
  summary,
  hasDays = true,
  isOpen,
  ...form
}: FindFormProps) {
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
export function FilterLinks({
  query,
  choices = [],
  to,
}: Omit<FilterProps, 'choices'> & {
  choices?: FilterProps['choices'];
  to: (query: Query) => string;
}) {
  const t = useText('staff');
  const { q } = query;
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
  const names = ['q', ...DAYS, ...choices.map(({ name }) => name)];
  const kept = Object.entries(query).filter(([name]) => !names.includes(name));
  return (
    <ActiveFilters
      filters={[...(q ? [{ name: 'q', label: q }] : []), ...texts].map(({ name, label }) => ({
        ...{ label, to: to({ ...query, [name]: undefined }) },
      }))}
      clear={to(Object.fromEntries(kept))}
    />
  );
}

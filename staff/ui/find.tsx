/** Search above a list, further filters in a fold, and the active filters as links that remove them. */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Submit, TextLink } from './page';

type Props = {
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

/** A GET form, so that the URL contains search and filters. */
export function Find({ label, hint, value, filters, keep = {} }: Props) {
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

export type ActiveFilter = { label: string; /** The same list without this filter. */ to: string };

export function ActiveFilters({
  filters,
  clear,
}: {
  filters: readonly ActiveFilter[];
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

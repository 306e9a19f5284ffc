/** A choice that is searched while one types. What searches is fetched when somebody goes into the field. */
import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { SearchProps } from './search-list';
import type { ListQuery, Option } from './use-options';

export type ComboboxProps = {
  id: string;
  /** Of the hidden field that holds what was chosen. */
  name: string;
  label: string;
  chosen: Option | null;
  onChoose: (option: Option) => void;
  /** The address of a page of options. */
  source: (query: ListQuery) => string;
};

type Props = ComboboxProps & {
  /** What stands there instead when the search or its options cannot be fetched: a plain list. */
  fallback: ReactNode;
};

export function Combobox({ fallback, ...props }: Props) {
  const { id, name, label, chosen } = props;
  const [hasFailed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();

  const fail = useCallback(() => setFailed(true), []);

  async function fetchSearch() {
    try {
      const { SearchList } = await import('./search-list');
      setSearch(() => SearchList);
    } catch {
      fail();
    }
  }

  if (hasFailed) return fallback;
  return (
    <>
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
      {Search ? (
        <Search {...props} typed={typed} onFailure={fail} />
      ) : (
        <input
          className="in"
          id={id}
          type="text"
          autoComplete="off"
          role="combobox"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          aria-label={label}
          placeholder={label}
          value={typed || (chosen?.title ?? '')}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={() => void fetchSearch()}
        />
      )}
    </>
  );
}

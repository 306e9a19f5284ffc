/** A field that searches options while the donor types. The search module is loaded when the field gets the focus. */
import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { ComboboxProps, SearchProps } from './search-list';

type Props = ComboboxProps & {
  /** Shown in place of the field when the search module or its options cannot be fetched: a plain list. */
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
